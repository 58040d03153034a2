import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ListFilter from 'lucide-react/icons/list-filter'
import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'
import { Icon, type DrawnIcon } from '../display/icon.tsx'
import { Strip } from '../layout/strip.tsx'

export interface FilterItem {
  key: string
  label: string
  /** It decides what is shown now. */
  active: boolean
  /** `order` can turn its direction, `menu` opens a sheet, `filter` opens the filters; plain sorts have none. */
  kind?: 'order' | 'menu' | 'filter' | undefined
  direction?: 'up' | 'down' | undefined
  /** How many filters are set. */
  count?: number | undefined
  onPress: () => void
}

export interface FilterBarProps {
  label: string
  items: readonly FilterItem[]
  /** After the items: a list or grid switch. */
  after?: ReactNode
}

function iconOf({ kind, active, direction }: FilterItem): DrawnIcon | undefined {
  if (kind === 'filter') return ListFilter
  if (kind === 'menu') return ChevronDown
  if (kind !== 'order') return undefined
  if (!active) return ChevronsUpDown
  return direction === 'down' ? ChevronDown : ChevronUp
}

function Item({ item }: { item: FilterItem }) {
  const icon = iconOf(item)
  return (
    <button type="button" aria-pressed={item.active} className={styles.item} onClick={item.onPress}>
      <span>{item.count ? `${item.label} (${item.count})` : item.label}</span>
      {icon && <Icon of={icon} size={14} />}
    </button>
  )
}

/** The row under the search box: by relevance, by sales, by price up and down; the filters with their count stay in sight. */
export function FilterBar({ label, items, after }: FilterBarProps) {
  const sorts = items.filter(({ kind }) => kind !== 'filter')
  const filters = items.filter(({ kind }) => kind === 'filter')
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <Strip>
        <div className={styles.items}>
          {sorts.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </div>
      </Strip>
      {filters.map((item) => (
        <Item key={item.key} item={item} />
      ))}
      {after}
    </div>
  )
}
