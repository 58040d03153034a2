import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { useMeasureTexts } from './measure-texts.ts'
import styles from './spec-text.module.css'

/** What was chosen of a product: one value for each of its spec groups, and the measures of what is made so. */
export interface Specified {
  spec: readonly string[]
  measures?: Measures | null
}

/** The specification of a line, part by part: wherever goods are named this says which. Needs the `made` texts. */
export function useSpecParts(): (line: Specified) => string[] {
  const { parts } = useMeasureTexts()
  return ({ spec, measures = null }) => [...spec, ...parts(measures)]
}

/** The specification in one line: in the cart, in orders, in reviews. Draws nothing for goods without any. */
export function SpecText({ line }: { line: Specified }) {
  const parts = useSpecParts()(line)
  if (parts.length === 0) return null
  return <span className={styles.spec}>{specLine(parts)}</span>
}

/** Parts as plain text, for names that are read aloud. */
export const specLine = (parts: readonly string[]): string => parts.join(' · ')
