import Check from 'lucide-react/icons/check'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../display/icon.tsx'
import styles from './option-list.module.css'
import { useWindow } from '../list/use-window.ts'

export interface Option {
  value: string
  label: string
  note?: ReactNode
  disabled?: boolean | undefined
}

export interface OptionListProps {
  /** What is chosen from it, for screen readers. */
  label: string
  options: readonly Option[]
  value: string | undefined
  onChoose: (option: Option) => void
  /** Set when it replaces another list that had the focus. */
  takesFocus?: boolean | undefined
}

const moves: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  PageDown: (from, last) => Math.min(from + 8, last),
  PageUp: (from) => Math.max(from - 8, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The option that the keyboard selects; it is scrolled into view. */
function useActive(options: readonly Option[], value: string | undefined) {
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(chosen)
  const { from, to, rowHeight } = useWindow(list, options.length)

  const reveal = (place: number) => {
    const element = list.current
    if (!element) return
    const top = place * rowHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top + rowHeight - element.clientHeight
  }

  const opening = useRef(chosen)
  useLayoutEffect(() => {
    const element = list.current
    if (element) element.scrollTop = Math.max(0, opening.current * rowHeight - element.clientHeight / 2)
  }, [rowHeight])

  return {
    list,
    active,
    from,
    to,
    rowHeight,
    moveTo: (place: number) => {
      setActive(place)
      reveal(place)
    },
  }
}

/** A choice of one of many: a listbox that renders only its visible rows. For use inside sheets; mount it again for new options. */
export function OptionList({ label, options, value, onChoose, takesFocus = false }: OptionListProps) {
  const id = useId()
  const { list, active, from, to, rowHeight, moveTo } = useActive(options, value)
  const choose = (option: Option | undefined) => {
    if (option && !option.disabled) onChoose(option)
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move) moveTo(move(active, options.length - 1))
    else if (event.key === 'Enter' || event.key === ' ') choose(options[active])
    else return
    event.preventDefault()
  }
  const tap = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null
    if (row) choose(options[Number(row.dataset['place'])])
  }
  const focusAtFirst = useRef(takesFocus)
  useLayoutEffect(() => {
    if (focusAtFirst.current) list.current?.focus({ preventScroll: true })
  }, [list])
  const activeDrawn = active >= from && active < to
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={activeDrawn ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={styles.list}
      onKeyDown={press}
      onClick={tap}
    >
      <div style={{ height: from * rowHeight }} role="presentation" />
      {options.slice(from, to).map((option, place) => (
        <div
          key={option.value}
          id={`${id}-${from + place}`}
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          aria-setsize={options.length}
          aria-posinset={from + place + 1}
          data-place={from + place}
          data-active={from + place === active || undefined}
          tabIndex={-1}
          className={styles.option}
        >
          <span className={styles.label}>{option.label}</span>
          {option.note && <span className={styles.note}>{option.note}</span>}
          {option.value === value && <Icon of={Check} size={20} />}
        </div>
      ))}
      <div style={{ height: (options.length - to) * rowHeight }} role="presentation" />
    </div>
  )
}
