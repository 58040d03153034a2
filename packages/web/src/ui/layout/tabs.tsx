import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Badge } from '../display/badge.tsx'
import { cx } from '../cx.ts'
import { Strip } from './strip.tsx'
import styles from './tabs.module.css'

export interface TabItem<Key extends string> {
  key: Key
  label: string
  /** A badge on the tab; nothing at 0. */
  count?: number | undefined
  /** A count after the label that needs no action. */
  note?: string | undefined
}

export interface TabsProps<Key extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  items: readonly TabItem<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** The id of the TabPanel below. */
  panelId?: string | undefined
  /** `fill` shares the width evenly, `start` packs from the left and scrolls. */
  align?: 'fill' | 'start' | undefined
  /** Their counts are still loading. */
  busy?: boolean | undefined
}

/** The index after an arrow key, or undefined for another key. */
function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Scrolls the chosen tab to the middle without scrolling the page. */
function useCentred(place: number) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.children[place]
    if (row && tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [place])
  return list
}

/** Tabs over one list or page: order states, detail anchors. Arrow keys move, the row scrolls when it must. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, items, value, onChange, panelId, align = 'fill', busy } = props
  const from = items.findIndex((item) => item.key === value)
  const list = useCentred(from)
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = targetOf(event.key, from, items.length)
    const item = to === undefined ? undefined : items[to]
    if (!item) return
    event.preventDefault()
    onChange(item.key)
    document.getElementById(`${id}-${item.key}`)?.focus()
  }
  return (
    <Strip>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-busy={busy || undefined}
        className={cx(styles.list, styles[align])}
        onKeyDown={move}
        tabIndex={-1}
      >
        {items.map((item) => (
          <button
            key={item.key}
            id={`${id}-${item.key}`}
            type="button"
            role="tab"
            aria-selected={item.key === value}
            aria-controls={item.key === value ? panelId : undefined}
            tabIndex={item.key === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.key)}
          >
            <span>{item.label}</span>
            {item.note && <span className={styles.note}>{item.note}</span>}
            {item.count ? (
              <span className={styles.badge}>
                <Badge count={item.count} />
              </span>
            ) : null}
          </button>
        ))}
      </div>
    </Strip>
  )
}

export interface TabPanelProps {
  /** The `panelId` of its Tabs, where they have one. */
  id?: string | undefined
  /** The label of the chosen tab. */
  label: string
  children: ReactNode
}

/** What the chosen tab shows. */
export function TabPanel({ id, label, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-label={label}>
      {children}
    </div>
  )
}
