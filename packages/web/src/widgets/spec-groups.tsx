import { useId } from 'react'
import { Chip } from '../ui/form/chip.tsx'
import { type Choice, type Choosable, isEnabled, swatchesOf } from './sku-choice.ts'
import styles from './spec-groups.module.css'
import { GOODS_LANG } from './goods-lang.ts'

export interface SpecGroupsProps {
  groups: readonly { name: string; values: readonly string[] }[]
  skus: readonly Choosable[]
  choice: Choice
  /** The minimum quantity; less stock counts as sold out. */
  minSteps: number
  onChoose: (group: number, value: string) => void
}

interface GroupProps extends SpecGroupsProps {
  place: number
  group: SpecGroupsProps['groups'][number]
}

function Group({ group, place, skus, choice, minSteps, onChoose }: GroupProps) {
  const id = useId()
  const swatches = swatchesOf(skus, place)
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.name} lang={GOODS_LANG}>
        {group.name}
      </h3>
      <div className={styles.values}>
        {group.values.map((value) => (
          <Chip
            key={value}
            selected={choice[place] === value}
            unavailable={!isEnabled(skus, choice, { group: place, value, minSteps })}
            swatch={swatches?.get(value)}
            onClick={() => onChoose(place, value)}
          >
            <span lang={GOODS_LANG}>{value}</span>
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** The spec groups of a product with their values; values without a SKU in stock are disabled. */
export function SpecGroups(props: SpecGroupsProps) {
  return (
    <div className={styles.groups}>
      {props.groups.map((group, place) => (
        <Group key={group.name} {...props} group={group} place={place} />
      ))}
    </div>
  )
}
