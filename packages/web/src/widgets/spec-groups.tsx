import { useId } from 'react'
import { Chip } from '../ui/form/chip.tsx'
import { type Choice, type Choosable, isEnabled, swatchesOf } from './sku-choice.ts'
import styles from './spec-groups.module.css'
import { GOODS_LANG } from './goods-lang.ts'
import { optionLang, useOptionWords } from './option-words.ts'

/** The name of a group as the shop wrote it, and in the reader's language where there is a word for it. */
interface Named {
  name: string
  label: string | null
}

export const groupName = ({ name, label }: Named): string => label ?? name

/** The language of that name, where it is not the page's. */
export const groupLang = ({ label }: Named): string | undefined => (label === null ? GOODS_LANG : undefined)

export interface SpecGroupsProps {
  groups: readonly (Named & { values: readonly string[] })[]
  skus: readonly Choosable[]
  choice: Choice
  /** The minimum quantity; less stock counts as sold out. */
  minSteps: number
  onChoose: (group: number, value: string) => void
  /** After an attempt to continue: what is said at a group without a choice, by its name. */
  errorOf?: ((group: string) => string) | undefined
}

interface GroupProps extends SpecGroupsProps {
  place: number
  group: SpecGroupsProps['groups'][number]
}

function Group({ group, place, skus, choice, minSteps, onChoose, errorOf }: GroupProps) {
  const id = useId()
  const wordsOf = useOptionWords()
  const swatches = swatchesOf(skus, place)
  const error = choice[place] === undefined ? errorOf?.(groupName(group)) : undefined
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error && `${id}-error`}>
      <h3 id={id} className={styles.name} lang={groupLang(group)}>
        {groupName(group)}
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
            <span lang={optionLang(value)}>{wordsOf(value)}</span>
          </Chip>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The spec groups of a product with their values, which need the `made` texts; values without a SKU in stock are disabled. */
export function SpecGroups(props: SpecGroupsProps) {
  return (
    <div className={styles.groups}>
      {props.groups.map((group, place) => (
        <Group key={group.name} {...props} group={group} place={place} />
      ))}
    </div>
  )
}
