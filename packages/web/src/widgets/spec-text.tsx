import styles from './spec-text.module.css'

export interface SpecTextProps {
  /** One value for each of the product's spec groups. */
  spec: readonly string[]
}

/** The chosen values of a SKU in one line: in the cart, in orders, in the chooser. Draws nothing for goods without specs. */
export function SpecText({ spec }: SpecTextProps) {
  if (spec.length === 0) return null
  return <span className={styles.spec}>{specLine(spec)}</span>
}

/** The same as plain text, for names that are read aloud. */
export const specLine = (spec: readonly string[]): string => spec.join(' · ')
