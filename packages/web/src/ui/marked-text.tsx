import { Fragment } from 'react'
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
  return markWords(children, words).map(({ text, isMarked }, place) =>
    // The stretches of one text never move.
    // oxlint-disable-next-line react/no-array-index-key -- a stretch is told by its place alone
    isMarked ? <mark key={place} className={styles.mark}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  )
}
