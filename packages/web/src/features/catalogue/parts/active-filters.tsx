import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { treeQuery } from '../queries.ts'
import type { Search } from '../search-query.ts'
import styles from './search-results.module.css'

interface ActiveFiltersProps {
  search: Search
  /** Known from the first result. */
  shopName: string | undefined
  onChange: (changed: Partial<Search>) => void
}

/** Category, stage and shop that narrow the results, each taken away by a tap. */
export function ActiveFilters({ search, shopName, onChange }: ActiveFiltersProps) {
  const t = useTexts('goods')
  const { data } = useQuery(treeQuery())
  const { category, stage, shopId } = search
  const nameIn = (list: readonly { code: string; name: string }[] | undefined, code: string) =>
    list?.find((entry) => entry.code === code)?.name ?? ''
  const filters = [
    category && { key: 'category' as const, name: nameIn(data?.categories, category) },
    stage && { key: 'stage' as const, name: nameIn(data?.stages, stage) },
    shopId && { key: 'shopId' as const, name: shopName ?? t('filters.thisShop') },
  ].filter((filter) => typeof filter === 'object')
  if (filters.length === 0) return null
  return (
    <ul className={styles.filters} aria-label={t('filters.label')}>
      {filters.map(({ key, name }) => (
        <li key={key}>
          <button type="button" className={styles.filter} onClick={() => onChange({ [key]: undefined })}>
            <span className="visually-hidden">{t('filters.remove')}</span>
            <span>{t(`filters.${key}`, { name })}</span>
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
