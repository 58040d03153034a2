import { lineKey } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Cell } from '#ui/cell.tsx'
import { cx } from '#ui/cx.ts'
import { LineItem } from '#widgets/line-item.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
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

type ReturnRuleKey = QuotedShop['lines'][number]['returnRule']

/** Rules that leave no return without a cause: to be known before paying. */
const NO_RETURN: readonly ReturnRuleKey[] = ['custom-no-return', 'cut-no-return']

/** The rule of return of a line, to be seen where there is none. */
function ReturnRule({ rule }: { rule: ReturnRuleKey }) {
  const t = useTexts('checkout')
  return <p className={cx(styles.rule, NO_RETURN.includes(rule) && styles.bound)}>{t(`returnRules.${rule}`)}</p>
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
          <li key={lineKey(line)}>
            <LineItem line={line} calm notes={<ReturnRule rule={line.returnRule} />} />
          </li>
        ))}
      </ul>
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
      <RemarkSheet
        open={writing}
        shop={shop.name}
        text={remark}
        onChange={onRemark}
        onClose={() => setWriting(false)}
      />
    </section>
  )
}
