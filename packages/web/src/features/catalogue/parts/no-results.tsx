import { href } from '@zhujia/contract/screens.ts'
import SearchX from 'lucide-react/icons/search-x'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Search } from '../search-query.ts'
import styles from './search-results.module.css'

interface NoResultsProps {
  search: Search
  onChange: (changed: Partial<Search>) => void
}

/** What to do about it: with words and filters either can be loosened. */
function hintOf(worded: boolean, narrowed: boolean) {
  if (!worded) return 'none.hintBare'
  return narrowed ? 'none.hintNarrowed' : 'none.hintWords'
}

/** Nothing fits: what can be loosened, and where to look instead. */
export function NoResults({ search: { q, category, stage, shopId }, onChange }: NoResultsProps) {
  const t = useTexts('goods')
  const narrowed = [category, stage, shopId].some(Boolean)
  const canClear = Boolean(q) && narrowed
  return (
    <EmptyState
      art={SearchX}
      title={q ? t('none.title', { words: q }) : t('none.bare')}
      hint={t(hintOf(Boolean(q), narrowed))}
      action={
        <div className={styles.actions}>
          {canClear && (
            <Button onClick={() => onChange({ category: undefined, stage: undefined, shopId: undefined })}>{t('none.clear')}</Button>
          )}
          <LinkButton kind={canClear ? 'secondary' : 'primary'} href={href('categories')}>
            {t('none.browse')}
          </LinkButton>
        </div>
      }
    />
  )
}
