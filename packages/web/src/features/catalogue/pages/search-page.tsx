import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { useDebounced } from '#platform/use-debounced.ts'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { SearchBar } from '../parts/search-bar.tsx'
import { SearchResults } from '../parts/search-results.tsx'
import { SearchStart } from '../parts/search-start.tsx'
import { Suggestions } from '../parts/suggestions.tsx'
import { useRecordSearch } from '../queries.ts'
import { rememberSearch } from '../search-history.ts'
import { isEmptySearch, NO_FILTERS, type Search } from '../search-query.ts'

/** Typing pauses for this long before the server is asked what it may become. */
const PAUSE_MS = 300

/** What stands below the box: ways in, what the typed may become, or the goods that fit. */
function faceOf(search: Search, typed: string | undefined): 'start' | 'suggestions' | 'results' {
  if (typed === undefined) return isEmptySearch(search) ? 'start' : 'results'
  return typed.trim() === '' ? 'start' : 'suggestions'
}

/** The search: empty it offers what was searched before and ways in, else the goods that fit. All of it is in the address. */
export default function SearchPage() {
  const t = useTexts('goods')
  const search: Search = usePageQuery('search')
  const { setQuery } = useNavigation()
  // What stands in the box while it is not what is searched for.
  const [typed, setTyped] = useState<string>()
  const settled = useDebounced(typed ?? '', PAUSE_MS)
  const record = useRecordSearch()
  const look = (words: string) => {
    rememberSearch(words)
    if (words !== '') record.mutate({ body: { q: words } })
    setTyped(undefined)
    // Other words are another search: what narrowed the last one would hide what is looked for now.
    setQuery({ ...search, ...NO_FILTERS, literal: undefined, q: words === '' ? undefined : words })
    window.scrollTo(0, 0)
  }
  const openCategory = (category: string) => {
    setTyped(undefined)
    setQuery({ category })
  }
  const face = faceOf(search, typed)
  return (
    <ScreenPage
      title={search.q ? t('search.title', { words: search.q }) : undefined}
      bar={
        <SearchBar
          key={search.q}
          words={search.q ?? ''}
          takesFocus={isEmptySearch(search)}
          onType={setTyped}
          onSearch={look}
        />
      }
    >
      {face === 'start' && <SearchStart onSearch={look} />}
      {face === 'suggestions' && (
        <Suggestions typed={typed ?? ''} settled={settled} onSearch={look} onCategory={openCategory} />
      )}
      {face === 'results' && (
        <SearchResults search={search} onSearch={look} onChange={(changed) => setQuery({ ...search, ...changed })} />
      )}
    </ScreenPage>
  )
}
