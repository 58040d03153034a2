import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import type { Facets } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Icon } from '#ui/display/icon.tsx'
import styles from './filter-sheet.module.css'

type Group = Facets['groups'][number]

/** How many values are shown before "more"; chosen ones are always shown. */
const SHOWN = 8

interface FilterGroupProps {
  group: Group
  /** All chosen values, `key:code`. */
  chosen: ReadonlySet<string>
  /** Counts are lower bounds. */
  isFloor: boolean
  onToggle: (value: string) => void
}

/** One kind of filter: its values with the number of products each would show. Several may be chosen. */
export function FilterGroup({ group: { kind, key, name, values }, chosen, isFloor, onToggle }: FilterGroupProps) {
  const t = useTexts('goods')
  const titleId = useId()
  const [isWhole, setWhole] = useState(false)
  const isChosen = (code: string) => chosen.has(`${key}:${code}`)
  const shown = isWhole ? values : values.filter(({ code }, place) => place < SHOWN || isChosen(code))
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {kind === 'attribute' ? name : t(`filter.kinds.${kind}`)}
        </h3>
        {values.length > SHOWN && (
          <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'filter.less' : 'filter.more')}
            <Icon of={ChevronDown} size={14} className={isWhole ? styles.up : undefined} />
          </button>
        )}
      </div>
      <div className={styles.values}>
        {shown.map(({ code, name: value, count }) => (
          <Chip key={code} selected={isChosen(code)} onClick={() => onToggle(`${key}:${code}`)}>
            {value}
            <span className={styles.count}>{isFloor ? `${count}+` : count}</span>
          </Chip>
        ))}
      </div>
    </section>
  )
}
