import Search from 'lucide-react/icons/search'
import { Icon } from '../display/icon.tsx'
import { UiLink } from '../action/link.tsx'
import styles from './search-pill.module.css'

export interface SearchPillProps {
  /** The search page. */
  href: string
  /** The hint: what can be searched. */
  text: string
}

/** A link to the search page in the style of a search box, on home and category. */
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
