import Search from 'lucide-react/icons/search'
import { Icon } from './icon.tsx'
import { UiLink } from './link.tsx'
import styles from './search-pill.module.css'

export interface SearchPillProps {
  /** The search page. */
  href: string
  /** What can be looked for. */
  text: string
}

/** What looks like a search box and leads to the search page, on home and category. */
export function SearchPill({ href, text }: SearchPillProps) {
  return (
    <UiLink href={href} className={styles.link}>
      <span className={styles.pill}>
        <Icon of={Search} size={18} />
        <span className={styles.text}>{text}</span>
      </span>
    </UiLink>
  )
}
