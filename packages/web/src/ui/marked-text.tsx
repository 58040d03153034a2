import styles from './marked-text.module.css'
import { markWords } from './marks.ts'

export interface MarkedTextProps {
  children: string
  /** What to mark in it. */
  words: readonly string[] | undefined
}

/** A text in which some words stand out: what was searched for, in the title of what was found. */
export function MarkedText({ children, words }: MarkedTextProps) {
  if (!words || words.length === 0) return children
  return markWords(children, words).map(({ text, isMarked }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a stretch has no identity but its place, and stretches never move
    <Stretch key={place} isMarked={isMarked} text={text} />
  ))
}

function Stretch({ isMarked, text }: { isMarked: boolean; text: string }) {
  return isMarked ? <mark className={styles.mark}>{text}</mark> : text
}
