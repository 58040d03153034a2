import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Chapters } from '#widgets/chapters.tsx'
import { MoreLink } from './more-link.tsx'

/** How many chapters are shown here; the others are on the page of all texts. */
const SHOWN = 3

/** What the shop says about a product: its use, how it is laid or fitted, how much is needed. */
export function Description({ product }: { product: ProductDetail }) {
  const t = useTexts('goods')
  const { description } = product
  if (description.length === 0) return null
  return (
    <Card title={t('detail.title')}>
      <Chapters chapters={description.slice(0, SHOWN)} />
      <MoreLink product={product}>{t('more.detail')}</MoreLink>
    </Card>
  )
}
