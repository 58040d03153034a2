import { Card } from '../ui/layout/card.tsx'
import styles from './deposit-terms.module.css'

export interface DepositTermsProps {
  /** One clause a line, in the language in which they were read. */
  terms: { text: string; locale: string }
  title: string
}

/** The terms of a deposit, word for word. */
export function DepositTerms({ terms: { text, locale }, title }: DepositTermsProps) {
  return (
    <Card title={title}>
      <ol className={styles.terms} lang={locale}>
        {text.split('\n').map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ol>
    </Card>
  )
}
