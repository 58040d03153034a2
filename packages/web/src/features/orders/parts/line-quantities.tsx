import { amountOf } from '@zhujia/contract/catalogue/units.ts'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Image } from '#ui/image.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { specLine, useSpecParts } from '#widgets/spec-text.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import type { LinePart } from '../forms.ts'
import { openOf, openParts } from '../open-parts.ts'
import type { OrderDetail } from '../queries.ts'
import styles from './line-quantities.module.css'

type Line = OrderDetail['lines'][number]

export interface LineQuantitiesProps {
  label: string
  lines: readonly Line[]
  /** What is taken of which lines; a line that is not here is left. */
  value: readonly LinePart[]
  onChange: (parts: LinePart[]) => void
  error?: string | undefined
}

function LineRow({ line, steps, onChange }: { line: Line; steps: number; onChange: (steps: number) => void }) {
  const t = useTexts('orders')
  const { amount } = useUnitTexts()
  const specParts = useSpecParts()(line)
  // What has to be taken off the shelf stands first: whoever packs tells goods apart by it.
  const facts = specLine([...specParts, ...(line.lotCode === null ? [] : [t('goods.lot', { code: line.lotCode })])])
  const name = specLine([line.title, ...specParts])
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Image src={sourcesOf(line.picture)} alt="" sizes="48px" rounded />
      </span>
      <div className={styles.words}>
        {facts !== '' && <p className={styles.spec}>{facts}</p>}
        <p className={styles.title}>{line.title}</p>
        <p className={styles.open}>{t('goods.open', { amount: amount(line.unit, openOf(line)) })}</p>
      </div>
      <Stepper
        label={name}
        value={steps}
        min={0}
        max={openOf(line)}
        format={(count) => String(amountOf(line.unit, count))}
        parse={(text) => Math.round((Number(text) * 1000) / line.unit.stepThousandths)}
        onChange={onChange}
      />
    </li>
  )
}

/** How much of each line that is neither shipped nor cancelled: in a parcel, or given up. One tap takes all of it. */
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
