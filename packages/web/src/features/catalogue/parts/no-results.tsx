import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import SearchX from 'lucide-react/icons/search-x'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { UiLink } from '#ui/link.tsx'
import { treeQuery } from '../queries.ts'
import { countFilters, NO_FILTERS, type Search } from '../search-query.ts'
import styles from './search-results.module.css'
import { HotWords } from './search-start.tsx'
import links from './search-start.module.css'

interface NoResultsProps {
  search: Search
  onSearch: (words: string) => void
  onChange: (changed: Partial<Search>) => void
}

/** What to do about it: with words and filters either can be loosened. */
function hintOf(worded: boolean, narrowed: boolean) {
  if (!worded) return 'none.hintBare'
  return narrowed ? 'none.hintNarrowed' : 'none.hintWords'
}

/** The categories beside the one that was looked in; without one the first level. */
function NearCategories({ category }: { category: string | undefined }) {
  const t = useTexts('goods')
  const { data } = useQuery(treeQuery())
  const parent = data?.categories.find(({ code }) => code === category)?.parent ?? null
  const near = (data?.categories ?? []).filter((one) => one.parent === parent && one.code !== category)
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

/** Nothing fits: what can be loosened, and where to look instead. */
export function NoResults({ search, onSearch, onChange }: NoResultsProps) {
  const t = useTexts('goods')
  const { q, category, stage, shopId, literal } = search
  const narrowed = [category, stage, shopId].some(Boolean) || countFilters(search) > 0
  const canClear = narrowed && (Boolean(q) || countFilters(search) > 0)
  const clear = () =>
    onChange({ ...NO_FILTERS, ...(q ? { category: undefined, stage: undefined, shopId: undefined } : {}) })
  return (
    <>
      <EmptyState
        art={SearchX}
        title={q ? t('none.title', { words: q }) : t('none.bare')}
        hint={t(hintOf(Boolean(q), narrowed))}
        action={
          <div className={styles.actions}>
            {literal === '1' && <Button onClick={() => onChange({ literal: undefined })}>{t('none.loosely')}</Button>}
            {canClear && <Button onClick={clear}>{t('none.clear')}</Button>}
            <LinkButton kind={canClear ? 'secondary' : 'primary'} href={href('categories')}>
              {t('none.browse')}
            </LinkButton>
          </div>
        }
      />
      <NearCategories category={category} />
      <HotWords onSearch={onSearch} />
    </>
  )
}
