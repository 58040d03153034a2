import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Card } from '../../../ui/card.tsx'
import type { ProductDetail } from '../queries.ts'
import styles from './description.module.css'

/** What the shop says about a product: its use, how it is laid or fitted, how much is needed. */
export function Description({ product: { description } }: { product: ProductDetail }) {
  const t = useTexts('goods')
  if (description.length === 0) return null
  return (
    <Card title={t('detail.title')}>
      {description.map(({ heading, text }) => (
        <div key={heading} className={styles.paragraph}>
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </Card>
  )
}
