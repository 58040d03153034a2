import { type LinePart, openOf, openParts } from '@zhujia/contract/orders/open-parts.ts'
import { useId } from 'react'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import type { StepperLimit } from '#ui/form/stepper.tsx'
import { AmountStepper } from '#widgets/sale-stepper.tsx'
import { specLine, useSpecParts } from '#widgets/spec-text.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import styles from './line-quantities.module.css'
import { OpenLine } from './open-line.tsx'

type Line = OrderDetail['lines'][number]

export interface LineQuantitiesProps {
  label: string
  lines: readonly Line[]
  /** The chosen quantity by line; absent lines are not included. */
  value: readonly LinePart[]
  onChange: (parts: LinePart[]) => void
  error?: string | undefined
}

function LineRow({ line, steps, onChange }: { line: Line; steps: number; onChange: (steps: number) => void }) {
  const t = useTexts('orders')
  const { amount } = useUnitTexts()
  const name = specLine([line.title, ...useSpecParts()(line)])
  const most = openOf(line)
  const sayWhy = (limit: StepperLimit) => {
    if (limit === 'max') showToast(t('goods.most', { amount: amount(line.unit, most) }))
  }
  return (
    <OpenLine line={line}>
      <AmountStepper
        unit={line.unit}
        label={name}
        value={steps}
        min={0}
        max={most}
        onChange={onChange}
        onLimit={sayWhy}
      />
    </OpenLine>
  )
}

/** The input of quantities of the open lines, for a parcel or a partial cancellation. One tap takes a whole line. */
export function LineQuantities({ label, lines, value, onChange, error }: LineQuantitiesProps) {
  const t = useTexts('orders')
  const errorId = useId()
  const all = openParts(lines)
  const stepsOf = (id: string) => value.find(({ lineId }) => lineId === id)?.quantity ?? 0
  const isAll = all.every(({ lineId, quantity }) => stepsOf(lineId) === quantity)
  const change = (id: string, steps: number) =>
    onChange(
      all
        .map(({ lineId }) => ({ lineId, quantity: lineId === id ? steps : stepsOf(lineId) }))
        .filter(({ quantity }) => quantity > 0),
    )
  return (
    <fieldset
      className={styles.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      tabIndex={-1}
    >
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.head}>
        <span aria-hidden="true">{label}</span>
        {all.length > 1 && (
          <Button kind="plain" size="small" onClick={() => onChange(isAll ? [] : all)}>
            {t(isAll ? 'ship.none' : 'ship.all')}
          </Button>
        )}
      </div>
      <ul className={styles.lines}>
        {lines
          .filter((line) => openOf(line) > 0)
          .map((line) => (
            <LineRow key={line.id} line={line} steps={stepsOf(line.id)} onChange={(steps) => change(line.id, steps)} />
          ))}
      </ul>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
