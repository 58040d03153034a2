import { useState } from 'react'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Cell } from '../../../ui/cell.tsx'
import { LineItem } from '../../../widgets/line-item.tsx'
import { PriceText } from '../../../widgets/price-text.tsx'
import { ShopHeader } from '../../../widgets/shop-header.tsx'
import type { QuotedShop } from '../queries.ts'
import { FreightCell } from './freight-cell.tsx'
import { RemarkSheet } from './remark-sheet.tsx'
import styles from './shop-order.module.css'

export interface ShopOrderProps {
  part: QuotedShop
  /** There is no address yet: freight is that of the general rules. */
  isEstimate: boolean
  remark: string
  onRemark: (text: string) => void
}

/** Rules that leave no return without a cause: to be known before paying. */
const NO_RETURN: readonly QuotedShop['lines'][number]['returnRule'][] = ['custom-no-return', 'cut-no-return']

function NoReturns({ lines }: Pick<QuotedShop, 'lines'>) {
  const t = useTexts('checkout')
  const bound = lines.filter(({ returnRule }) => NO_RETURN.includes(returnRule))
  if (bound.length === 0) return null
  return <p className={styles.noReturn}>{t('noReturn', { count: bound.length, titles: bound.map(({ title }) => title).join(' / ') })}</p>
}

/** One shop's part of the order: its lines, freight, what it is told, and what it comes to. */
export function ShopOrder({ part, isEstimate, remark, onRemark }: ShopOrderProps) {
  const t = useTexts('checkout')
  const [writing, setWriting] = useState(false)
  const { shop, lines, totalFen } = part
  return (
    <section className={styles.shop} aria-label={shop.name}>
      <div className={styles.head}>
        <ShopHeader name={shop.name} />
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.skuId}>
            <LineItem line={line} calm notes={<p className={styles.rule}>{t(`returnRules.${line.returnRule}`)}</p>} />
          </li>
        ))}
      </ul>
      <NoReturns lines={lines} />
      <FreightCell part={part} isEstimate={isEstimate} />
      <Cell
        title={t('remark.label')}
        value={<span className={styles.remark}>{remark || t('remark.none')}</span>}
        onClick={() => setWriting(true)}
      />
      <p className={styles.total}>
        <span>{t('count', { count: lines.length })}</span>
        <span>{t('subtotal')}</span>
        <PriceText fen={totalFen} size="medium" />
      </p>
      <RemarkSheet open={writing} shop={shop.name} text={remark} onChange={onRemark} onClose={() => setWriting(false)} />
    </section>
  )
}
