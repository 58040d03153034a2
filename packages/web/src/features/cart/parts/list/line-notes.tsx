import { unitPriceFen } from '@zhujia/contract/catalogue/sale.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import type { CartLine, Edit } from '#features/cart/edits.ts'
import styles from './line-notes.module.css'

/** At this many sale steps or fewer the stock is shown. */
const LOW = 10

function Short({ line, left, edit }: { line: CartLine; left: string; edit: (edit: Edit) => void }) {
  const t = useTexts('cart')
  return (
    <>
      <p className={styles.short}>{t(line.hasLots ? 'line.shortLot' : 'line.short', { amount: left })}</p>
      <button
        type="button"
        className={styles.adjust}
        onClick={() => edit({ kind: 'quantity', lineId: line.id, quantity: line.available })}
      >
        {t('line.adjust', { amount: left })}
      </button>
    </>
  )
}

/** Notes on a line: its price has changed, little is left, or less than its quantity. */
export function LineNotes({ line, edit }: { line: CartLine; edit: (edit: Edit) => void }) {
  const t = useTexts('cart')
  const made = useTexts('made')
  const { money } = useFormats()
  const { amount } = useUnitTexts()
  const change = unitPriceFen(line.unit, line.priceFen) - unitPriceFen(line.unit, line.addedPriceFen)
  const left = amount(line.unit, line.available)
  const isLow = line.state === 'valid' && line.available <= LOW
  if (change === 0 && !isLow && line.state !== 'short') return null
  return (
    <div className={styles.notes}>
      {change < 0 && <p className={styles.cheaper}>{t('line.cheaper', { money: money(-change) })}</p>}
      {change > 0 && <p className={styles.dearer}>{t('line.dearer', { money: money(change) })}</p>}
      {isLow && (
        <p className={styles.low}>{line.measures ? made('low', { amount: left }) : t('line.low', { amount: left })}</p>
      )}
      {line.state === 'short' && <Short line={line} left={left} edit={edit} />}
    </div>
  )
}
