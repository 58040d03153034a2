import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useUnitTexts } from '../unit-text.ts'
import styles from './area-calculator.module.css'
import { LossFields } from './loss-fields.tsx'
import { Outcome } from './outcome.tsx'
import { SizeFields } from './size-fields.tsx'
import { firstMeasures, type MeasuredGoods, type Measures, workOut } from './work-out.ts'

interface AreaCalculatorProps {
  goods: MeasuredGoods
  open: boolean
  onClose: () => void
  /** Called with a quantity in sale steps that is in stock. */
  onApply: (steps: number) => void
}

/** Calculates the boxes for an area or a room: the fewest that suffice. Needs the `measure` and `units` texts. */
export function AreaCalculator({ goods, open, onClose, onApply }: AreaCalculatorProps) {
  const t = useTexts('measure')
  const units = useUnitTexts()
  const [measures, setMeasures] = useState(() => firstMeasures(goods.calculator))
  const change = (some: Partial<Measures>) => setMeasures({ ...measures, ...some })
  const quantity = workOut(measures, { ...goods, minSteps: goods.unit.minSteps })
  const steps = typeof quantity === 'object' && quantity.steps <= goods.available ? quantity.steps : undefined
  const apply = (
    <Button block size="large" disabled={steps === undefined} onClick={() => steps !== undefined && onApply(steps)}>
      {steps === undefined ? t('applyNothing') : t('apply', { amount: units.amount(goods.unit, steps) })}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} tall footer={apply}>
      <div className={styles.form}>
        <SizeFields measures={measures} onChange={change} />
        <LossFields
          calculator={goods.calculator}
          lossPercent={measures.lossPercent}
          onChange={(lossPercent) => change({ lossPercent })}
        />
        <Outcome goods={goods} quantity={quantity} />
      </div>
    </Sheet>
  )
}
