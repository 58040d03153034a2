import { stepCm2Of } from '@zhujia/contract/catalogue/quantity.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import Calculator from 'lucide-react/icons/calculator'
import { useState } from 'react'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AreaCalculator } from '../../../widgets/area-calculator/area-calculator.tsx'
import type { CartLine, Edit } from '../edits.ts'
import styles from './line-notes.module.css'

/** The way from an area to the quantity of a line, for goods that are bought by area. */
export function MeasureLine({ line, edit }: { line: CartLine; edit: (edit: Edit) => void }) {
  const t = useTexts('measure')
  const [open, setOpen] = useState(false)
  const { calculator, pack, unit, priceFen, hasLots } = line
  if (calculator === null || stepCm2Of(pack) === undefined) return null
  const apply = (quantity: number) => {
    setOpen(false)
    if (quantity !== line.quantity) edit({ kind: 'quantity', lineId: line.id, quantity })
  }
  return (
    <>
      <button type="button" className={styles.measure} onClick={() => setOpen(true)}>
        <Icon of={Calculator} size={14} />
        {t('open')}
      </button>
      <AreaCalculator
        goods={{ calculator, pack, unit, priceFen, hasLots, available: Math.min(line.available, QUANTITY_MAX) }}
        open={open}
        onClose={() => setOpen(false)}
        onApply={apply}
      />
    </>
  )
}
