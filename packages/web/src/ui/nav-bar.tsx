import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import styles from './nav-bar.module.css'
import { useUiTexts } from './texts.tsx'

export interface NavBarProps {
  /** The page's one h1. */
  title: string
  /** Without it there is no back button (tab pages). */
  onBack?: (() => void) | undefined
  /** One or two icon buttons, or a short text button. */
  right?: ReactNode
  /** Over a picture: no ground, the title kept for screen readers only. */
  transparent?: boolean | undefined
}

/** The bar on top of every page: 44 px above the safe area, sticky, with a named back button. */
export function NavBar({ title, onBack, right, transparent = false }: NavBarProps) {
  const texts = useUiTexts()
  return (
    <header className={cx(styles.bar, transparent && styles.transparent)}>
      <div className={styles.row}>
        <div className={styles.left}>
          {onBack && <IconButton label={texts.back} icon={ChevronLeft} onClick={onBack} tone={transparent ? 'on-picture' : 'text'} />}
        </div>
        <h1 className={cx(styles.title, transparent && 'visually-hidden')}>{title}</h1>
        <div className={styles.right}>{right}</div>
      </div>
    </header>
  )
}
