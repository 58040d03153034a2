import { stepCm2Of } from '@zhujia/contract/catalogue/quantity.ts'
import { mostAtOnce } from '@zhujia/contract/catalogue/sale.ts'
import Calculator from 'lucide-react/icons/calculator'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/display/icon.tsx'
import { AreaCalculator } from '#widgets/area-calculator/area-calculator.tsx'
import type { MeasuredGoods } from '#widgets/area-calculator/work-out.ts'
import type { CartLine, Edit } from '#features/cart/edits.ts'
import styles from './line-notes.module.css'

/** A line as the calculator needs it; undefined for goods that are not bought by area. */
function measuredOf({ calculator, pack, unit, priceFen, hasLots, available }: CartLine): MeasuredGoods | undefined {
  if (calculator === null || stepCm2Of(pack) === undefined) return undefined
  return { calculator, pack, unit, priceFen, hasLots, available: mostAtOnce({ available }) }
}

/** The calculator from an area to the quantity of a line, for goods that are bought by area. */
export function MeasureButton({ line, onMeasure }: { line: CartLine; onMeasure: () => void }) {
  const t = useTexts('measure')
  if (!measuredOf(line)) return null
  return (
    <button type="button" className={styles.measure} onClick={onMeasure}>
      <Icon of={Calculator} size={14} />
      {t('open')}
    </button>
  )
}

interface MeasureSheetProps {
  /** The line whose quantity is calculated; undefined: closed. */
  line: CartLine | undefined
  edit: (edit: Edit) => void
  onClose: () => void
}

/** The calculator over the cart. It is rendered beside the lines, because inside one its taps would be taken for swipes. */
export function MeasureSheet({ line, edit, onClose }: MeasureSheetProps) {
  // `line` is unset when the sheet begins to close; the content stays until it is closed.
  const [shown, setShown] = useState(line)
  if (line && line !== shown) setShown(line)
  const goods = shown && measuredOf(shown)
  if (!goods) return null
  const apply = (quantity: number) => {
    if (quantity !== shown.quantity) edit({ kind: 'quantity', lineId: shown.id, quantity })
    onClose()
  }
  return <AreaCalculator key={shown.id} goods={goods} open={line !== undefined} onClose={onClose} onApply={apply} />
}
