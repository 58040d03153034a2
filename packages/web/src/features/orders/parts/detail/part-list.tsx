import type { OrderDetail } from '#entities/orders/queries.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { specLine, useSpecParts } from '#widgets/spec-text.tsx'
import styles from './part-list.module.css'

type Line = OrderDetail['lines'][number]

export interface PartListProps {
  parts: OrderDetail['parcels'][number]['lines']
  lines: readonly Line[]
}

/** The lines with their quantities in a parcel or a refund. */
export function PartList({ parts, lines }: PartListProps) {
  const { amount } = useUnitTexts()
  const specParts = useSpecParts()
  return (
    <ul className={styles.parts}>
      {lines.flatMap((line) => {
        const part = parts.find(({ lineId }) => lineId === line.id)
        if (!part) return []
        return [
          <li key={line.id} className={styles.part}>
            <span className={styles.title}>{specLine([line.title, ...specParts(line)])}</span>
            <span className={styles.count}>×{amount(line.unit, part.quantity)}</span>
          </li>,
        ]
      })}
    </ul>
  )
}
