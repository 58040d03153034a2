import styles from './marked-text.module.css'
import { markWords } from './marks.ts'

export interface MarkedTextProps {
  children: string
  /** The words to highlight. */
  words: readonly string[] | undefined
}

/** A text with highlighted words: the searched words in the title of a result. */
export function MarkedText({ children, words }: MarkedTextProps) {
  if (!words || words.length === 0) return children
  return markWords(children, words).map(({ text, isMarked }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part has no identity but its place, and parts never move
    <Stretch key={place} isMarked={isMarked} text={text} />
  ))
}

function Stretch({ isMarked, text }: { isMarked: boolean; text: string }) {
  return isMarked ? <mark className={styles.mark}>{text}</mark> : text
}
