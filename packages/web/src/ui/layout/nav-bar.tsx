import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import styles from './nav-bar.module.css'
import { useUiTexts } from '../texts.tsx'
import ground from './top-bar.module.css'

export interface NavBarProps {
  /** The page's one h1. */
  title: string
  /** Without it there is no back button (tab pages). */
  onBack?: (() => void) | undefined
  /** One or two icon buttons, or a short text button. */
  right?: ReactNode
}

/** The bar on top of every page: 44 px above the safe area, sticky, with a named back button. */
export function NavBar({ title, onBack, right }: NavBarProps) {
  const texts = useUiTexts()
  return (
    <header className={ground.bar}>
      <div className={styles.row}>
        <div className={styles.left}>
          {onBack && <IconButton label={texts.back} icon={ChevronLeft} onClick={onBack} />}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.right}>{right}</div>
      </div>
    </header>
  )
}
