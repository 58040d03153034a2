import { useUnitTexts } from '#widgets/unit-text.ts'
import { specLine, useSpecParts } from '#widgets/spec-text.tsx'
import type { OrderDetail } from '../queries.ts'
import styles from './part-list.module.css'

type Line = OrderDetail['lines'][number]

export interface PartListProps {
  parts: OrderDetail['parcels'][number]['lines']
  lines: readonly Line[]
}

/** How much of which lines: in a parcel, in a refund. */
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
