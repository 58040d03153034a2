import { lineKey } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { leadDaysOf } from '@zhujia/contract/orders/lead-time.ts'
import { useState } from 'react'
import type { QuotedShop } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Cell } from '#ui/list/cell.tsx'
import { cx } from '#ui/cx.ts'
import { LineItem } from '#widgets/line-item.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
import { FreightCell } from './freight-cell.tsx'
import { RemarkSheet } from './remark-sheet.tsx'
import { mostOf, rangeOf } from '#features/checkout/sums.ts'
import styles from './shop-order.module.css'

export interface ShopOrderProps {
  part: QuotedShop
  /** Without an address the freight is a range over all places. */
  isEstimate: boolean
  remark: string
  onRemark: (text: string) => void
}

type Line = QuotedShop['lines'][number]

/** The return rules without returns at will: buyers must see them before they pay. */
const NO_RETURN: readonly Line['returnRule'][] = ['custom-no-return', 'cut-no-return']

interface TermsProps {
  line: Line
  /** Other goods of the order take longer or less: by when it ships is said once, for the whole order. */
  isOneOfMany: boolean
}

/** The terms of a line: its return rule, marked when returns at will are excluded, and its lead time. */
function Terms({ line: { returnRule, leadDays }, isOneOfMany }: TermsProps) {
  const t = useTexts('checkout')
  return (
    <>
      <p className={cx(styles.rule, NO_RETURN.includes(returnRule) && styles.bound)}>
        {t(`returnRules.${returnRule}`)}
      </p>
      {leadDays > 0 && <p className={styles.rule}>{t(isOneOfMany ? 'leadOfLine' : 'lead', { count: leadDays })}</p>}
    </>
  )
}

/** One shop's part of the order: its lines, freight, remark and total. */
export function ShopOrder({ part, isEstimate, remark, onRemark }: ShopOrderProps) {
  const t = useTexts('checkout')
  const [writing, setWriting] = useState(false)
  const { shop, lines, totalFen } = part
  const leadDays = leadDaysOf(lines)
  const hasSeveralLeadTimes = lines.some((line) => line.leadDays !== leadDays)
  return (
    <section className={styles.shop} aria-label={shop.name}>
      <div className={styles.head}>
        <ShopHeader name={shop.name} />
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <LineItem line={line} calm notes={<Terms line={line} isOneOfMany={hasSeveralLeadTimes} />} />
          </li>
        ))}
      </ul>
      {hasSeveralLeadTimes && <p className={styles.lead}>{t('leadOfOrder', { count: leadDays })}</p>}
      <FreightCell part={part} isEstimate={isEstimate} />
      <Cell
        title={t('remark.label')}
        value={<span className={styles.remark}>{remark || t('remark.none')}</span>}
        onClick={() => setWriting(true)}
      />
      <p className={styles.total}>
        <span>{t('count', { count: lines.length })}</span>
        <span>{t('subtotal')}</span>
        <PriceText fen={totalFen} mostFen={mostOf(totalFen, rangeOf(part))} size="medium" />
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
