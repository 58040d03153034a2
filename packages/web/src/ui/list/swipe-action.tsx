import Ellipsis from 'lucide-react/icons/ellipsis'
import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../action/icon-button.tsx'
import styles from './swipe-action.module.css'
import { useUiTexts } from '../texts.tsx'

export interface SwipeActionItem {
  key: string
  label: string
  danger?: boolean | undefined
  onPress: () => void
}

export interface SwipeActionProps {
  actions: readonly SwipeActionItem[]
  /** A small button that reveals the actions without a drag. Leave it out only where the page has another way to do the same (an edit mode). */
  moreButton?: boolean | undefined
  children: ReactNode
}

/** The open row; opening another one closes it. */
let opened: HTMLElement | undefined

function closeOther(row: HTMLElement): void {
  if (opened && opened !== row) opened.scrollLeft = 0
  opened = row.scrollLeft > 0 ? row : undefined
}

/**
 * A row with actions, which are reached by a swipe to the left. It is a scroll-snap row: the actions are real
 * buttons, reached by Tab (the browser scrolls them into view) and read aloud like any other.
 */
export function SwipeAction({ actions, moreButton = true, children }: SwipeActionProps) {
  const texts = useUiTexts()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const follow = () => closeOther(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      element.removeEventListener('scroll', follow)
      if (opened === element) opened = undefined
    }
  }, [])
  const slide = (to: number) => {
    if (row.current) row.current.scrollLeft = to
  }
  const toggle = () => slide(row.current?.scrollLeft ? 0 : (row.current?.scrollWidth ?? 0))
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.content}>
        <div className={styles.main}>{children}</div>
        {moreButton && (
          <IconButton label={texts.moreActions} icon={Ellipsis} iconSize={18} tone="hint" onClick={toggle} />
        )}
      </div>
      <div className={styles.actions}>
        {actions.map((action) => (
          <button
            key={action.key}
            type="button"
            className={cx(styles.action, action.danger && styles.danger)}
            onClick={() => {
              slide(0)
              action.onPress()
            }}
          >
            {action.label}
          </button>
        ))}
      </div>
    </div>
  )
}
