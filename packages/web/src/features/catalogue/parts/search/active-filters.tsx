import { keepPreviousData, useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type Facets, facetsQuery, treeQuery } from '#entities/catalogue/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/display/icon.tsx'
import { facetsOf, requestOf, type Search, toggleFacet, yuanOf } from '#features/catalogue/search-query.ts'
import styles from './search-results.module.css'

interface ActiveFiltersProps {
  search: Search
  /** Known from the first result. */
  shopName: string | undefined
  onChange: (changed: Partial<Search>) => void
}

interface Active {
  key: string
  text: string
  /** The search without this filter. */
  without: Partial<Search>
}

/** Category, stage and shop of the search, which are not set in the filter sheet. */
function usePlaces({ category, stage, shopId }: Search, shopName: string | undefined): Active[] {
  const t = useTexts('goods')
  const { data } = useQuery(treeQuery())
  const nameIn = (list: readonly { code: string; name: string }[] | undefined, code: string) =>
    list ? (list.find((entry) => entry.code === code)?.name ?? code) : ''
  const places = [
    category && { key: 'category' as const, name: nameIn(data?.categories, category) },
    stage && { key: 'stage' as const, name: nameIn(data?.stages, stage) },
    shopId && { key: 'shopId' as const, name: shopName ?? t('filters.thisShop') },
  ].filter((place) => typeof place === 'object')
  return places.map(({ key, name }) => ({ key, text: t(`filters.${key}`, { name }), without: { [key]: undefined } }))
}

/** The name of a chosen value; undefined while the filters load. */
function nameOf(facets: Facets | undefined, chosen: string): string | undefined {
  const group = facets?.groups.find(({ key }) => chosen.startsWith(`${key}:`))
  return group?.values.find(({ code }) => chosen === `${group.key}:${code}`)?.name
}

/** The filters set in the filter sheet. */
function useChosen(search: Search): Active[] {
  const t = useTexts('goods')
  const { number } = useFormats()
  const values = facetsOf(search.facets)
  const { data } = useQuery({
    ...facetsQuery(requestOf(search)),
    enabled: values.length > 0,
    placeholderData: keepPreviousData,
  })
  const [min, max] = [yuanOf(search.min), yuanOf(search.max)]
  const price = (): string => {
    if (min === undefined) return t('filter.upTo', { price: number(max ?? 0) })
    return max === undefined
      ? t('filter.from', { price: number(min) })
      : t('filter.between', { from: number(min), to: number(max) })
  }
  return [
    ...values.flatMap((value): Active[] => {
      const text = nameOf(data?.facets, value)
      return text === undefined ? [] : [{ key: value, text, without: { facets: toggleFacet(search.facets, value) } }]
    }),
    ...(min === undefined && max === undefined
      ? []
      : [{ key: 'price', text: t('filters.price', { range: price() }), without: { min: undefined, max: undefined } }]),
    ...(search.stock === '1' ? [{ key: 'stock', text: t('filter.inStock'), without: { stock: undefined } }] : []),
  ]
}

/** Everything that narrows the results besides the words; a tap removes it. */
export function ActiveFilters({ search, shopName, onChange }: ActiveFiltersProps) {
  const t = useTexts('goods')
  const places = usePlaces(search, shopName)
  const filters = [...places, ...useChosen(search)]
  if (filters.length === 0) return null
  return (
    <ul className={styles.filters} aria-label={t('filters.label')}>
      {filters.map(({ key, text, without }) => (
        <li key={key}>
          <button type="button" className={styles.filter} onClick={() => onChange(without)}>
            <span className="visually-hidden">{t('filters.remove')}</span>
            <span>{text}</span>
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
