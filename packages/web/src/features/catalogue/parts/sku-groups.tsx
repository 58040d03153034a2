import { Chip } from '../../../ui/chip.tsx'
import type { ProductDetail } from '../queries.ts'
import { isEnabled } from '../sku-choice.ts'
import type { ChosenSku } from '../use-choice.ts'
import styles from './sku-sheet.module.css'

/** The spec groups with their values; a value that leads to nothing in stock is struck out and stays in reach. */
export function SkuGroups({ product: { specGroups, skus, unit }, chosen }: { product: ProductDetail; chosen: ChosenSku }) {
  return specGroups.map(({ name, values }, group) => (
    <div key={name} role="group" aria-label={name} className={styles.group}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.values}>
        {values.map((value) => (
          <Chip
            key={value}
            selected={chosen.choice[group] === value}
            unavailable={!isEnabled(skus, chosen.choice, { group, value, minSteps: unit.minSteps })}
            onClick={() => chosen.choose(group, value)}
          >
            {value}
          </Chip>
        ))}
      </div>
    </div>
  ))
}
