import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import SearchX from 'lucide-react/icons/search-x'
import { type Reading, treeQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { asTyped, countFilters, NO_FILTERS, type Search } from '#features/catalogue/search-query.ts'
import styles from './search-results.module.css'
import { HotWords } from './search-start.tsx'
import links from './search-start.module.css'

interface NoResultsProps {
  search: Search
  reading: Reading | undefined
  onSearch: (words: string) => void
  onChange: (changed: Partial<Search>) => void
}

/** The hint: to change words or filters; neither helps for products that are not sold here. */
function useHint({
  words,
  unknown,
  narrowed,
}: {
  words: string | undefined
  unknown: string
  narrowed: boolean
}): string {
  const t = useTexts('goods')
  if (!words) return t('none.hintBare')
  if (unknown !== '') return t('none.hintUnknown', { unknown })
  return t(narrowed ? 'none.hintNarrowed' : 'none.hintWords')
}

/** The categories that the words name; else the siblings of the searched one; without one those of the first level. */
function NearCategories({ named, category }: { named: readonly string[]; category: string | undefined }) {
  const t = useTexts('goods')
  const { data } = useQuery(treeQuery())
  const others = (data?.categories ?? []).filter(({ code }) => code !== category)
  const parent = data?.categories.find(({ code }) => code === category)?.parent ?? null
  const meant = others.filter(({ code }) => named.includes(code))
  const near = meant.length > 0 ? meant : others.filter((one) => one.parent === parent)
  if (near.length === 0) return null
  return (
    <Card title={t('none.near')}>
      <ul className={links.links}>
        {near.map(({ code, name }) => (
          <li key={code}>
            <UiLink href={href('search', { category: code })} className={links.link}>
              {name}
            </UiLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface LiteralSwitchProps extends Pick<NoResultsProps, 'search' | 'onChange'> {
  isUnknown: boolean
}

/** Searches more loosely again, or for goods that only mention what is not sold. */
function LiteralSwitch({ search: { q, literal }, isUnknown, onChange }: LiteralSwitchProps) {
  const t = useTexts('goods')
  if (literal === '1') return <Button onClick={() => onChange({ literal: undefined })}>{t('none.loosely')}</Button>
  if (!q || !isUnknown) return null
  return (
    <Button kind="secondary" onClick={() => onChange({ literal: '1' })}>
      {t('reading.literal', { words: q })}
    </Button>
  )
}

/** No results: which filters can be removed, and where else to search. */
export function NoResults({ search, reading, onSearch, onChange }: NoResultsProps) {
  const t = useTexts('goods')
  const { q, category, stage, shopId } = search
  const { unknown, categories: named } = reading ?? { unknown: [], categories: [] }
  const narrowed = [category, stage, shopId].some(Boolean) || countFilters(search) > 0
  const hint = useHint({ words: q, unknown: asTyped(unknown, q ?? ''), narrowed })
  const canClear = narrowed && (Boolean(q) || countFilters(search) > 0)
  const clear = () =>
    onChange({ ...NO_FILTERS, ...(q ? { category: undefined, stage: undefined, shopId: undefined } : {}) })
  return (
    <>
      <EmptyState
        art={SearchX}
        title={q ? t('none.title', { words: q }) : t('none.bare')}
        hint={hint}
        action={
          <div className={styles.actions}>
            <LiteralSwitch search={search} isUnknown={unknown.length > 0} onChange={onChange} />
            {canClear && <Button onClick={clear}>{t('none.clear')}</Button>}
            <LinkButton kind={canClear ? 'secondary' : 'primary'} href={href('categories')}>
              {t('none.browse')}
            </LinkButton>
          </div>
        }
      />
      <NearCategories named={named} category={category} />
      <HotWords onSearch={onSearch} />
    </>
  )
}
