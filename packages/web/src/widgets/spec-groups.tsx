import { Chip } from '../ui/chip.tsx'
import { type Choice, type Choosable, isEnabled } from './sku-choice.ts'
import styles from './spec-groups.module.css'

export interface SpecGroupsProps {
  groups: readonly { name: string; values: readonly string[] }[]
  skus: readonly Choosable[]
  choice: Choice
  /** The least that can be bought: what has less left counts as sold out. */
  minSteps: number
  onChoose: (group: number, value: string) => void
}

/**
 * The spec groups of a product with their values, to choose a SKU on its page and in the cart; a value that leads to
 * nothing in stock is struck out and stays in reach.
 */
export function SpecGroups({ groups, skus, choice, minSteps, onChoose }: SpecGroupsProps) {
  return groups.map(({ name, values }, group) => (
    <div key={name} role="group" aria-label={name} className={styles.group}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.values}>
        {values.map((value) => (
          <Chip
            key={value}
            selected={choice[group] === value}
            unavailable={!isEnabled(skus, choice, { group, value, minSteps })}
            onClick={() => onChoose(group, value)}
          >
            {value}
          </Chip>
        ))}
      </div>
    </div>
  ))
}
