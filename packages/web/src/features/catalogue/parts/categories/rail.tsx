import { useEffect, useRef } from 'react'
import styles from './rail.module.css'

export interface RailProps<Key extends string> {
  /** What is chosen from it, for screen readers. */
  label: string
  items: readonly { code: Key; name: string }[]
  value: Key | undefined
  onChoose: (code: Key) => void
}

/** Keeps the chosen entry in sight without moving the page. */
function useChosenInSight(value: string | undefined) {
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = rail.current
    const chosen = element?.querySelector<HTMLElement>('[aria-current]')
    if (!element || !chosen || value === undefined) return
    element.scrollTop = chosen.offsetTop - (element.clientHeight - chosen.offsetHeight) / 2
  }, [value])
  return rail
}

/** The column on the left of the categories page. It scrolls by itself and stays while the page moves. */
export function Rail<Key extends string>({ label, items, value, onChoose }: RailProps<Key>) {
  const rail = useChosenInSight(value)
  return (
    <nav ref={rail} aria-label={label} className={styles.rail}>
      {items.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          aria-current={code === value ? 'true' : undefined}
          className={styles.item}
          onClick={() => onChoose(code)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
