import { Fragment } from 'react'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { useMeasureTexts } from './measure-texts.ts'
import styles from './spec-text.module.css'
import { optionLang, useOptionWords } from './option-words.ts'

/** The choice of a product: one value for each spec group, and measures for goods made to measure. */
export interface Specified {
  spec: readonly string[]
  measures?: Measures | null
}

/** The specification of a line, part by part. Needs the `made` texts. */
export function useSpecParts(): (line: Specified) => string[] {
  const { parts } = useMeasureTexts()
  const wordsOf = useOptionWords()
  return ({ spec, measures = null }) => [...spec.map(wordsOf), ...parts(measures)]
}

/** A separating dot that stays at the end of a line. */
const UNBROKEN = '\u00A0· '

/** The specification in one line: in the cart, in orders, in reviews. Draws nothing for goods without any. */
export function SpecText({ line }: { line: Specified }) {
  const { parts } = useMeasureTexts()
  const wordsOf = useOptionWords()
  const measured = parts(line.measures ?? null)
  if (line.spec.length + measured.length === 0) return null
  return (
    <span className={styles.spec}>
      {/* Two options may have the same value: its place says which it is. */}
      {Array.from(line.spec.entries(), ([place, value]) => (
        <Fragment key={`${place} ${value}`}>
          {place > 0 && UNBROKEN}
          <span lang={optionLang(value)}>{wordsOf(value)}</span>
        </Fragment>
      ))}
      {line.spec.length > 0 && measured.length > 0 && UNBROKEN}
      {measured.join(UNBROKEN)}
    </span>
  )
}

/** Parts as plain text, for names that are read aloud. */
export const specLine = (parts: readonly string[]): string => parts.join(' · ')
