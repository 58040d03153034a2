import { useState } from 'react'
import { useRecordSearch } from '#entities/search/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { useDebounced } from '#platform/use-debounced.ts'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { SearchBar } from '../parts/search/search-bar.tsx'
import { SearchResults } from '../parts/search/search-results.tsx'
import { SearchStart } from '../parts/search/search-start.tsx'
import { Suggestions } from '../parts/search/suggestions.tsx'
import { rememberSearch } from '#entities/search/search-history.ts'
import { isEmptySearch, NO_FILTERS, type Search } from '../search-query.ts'

/** The pause in typing after which the suggestions are fetched. */
const PAUSE_MS = 300

/** What is below the search box: entry points, suggestions for the typed text, or the results. */
function pageStateOf(search: Search, typed: string | undefined): 'start' | 'suggestions' | 'results' {
  if (typed === undefined) return isEmptySearch(search) ? 'start' : 'results'
  return typed.trim() === '' ? 'start' : 'suggestions'
}

/** The search: empty it offers earlier searches and entry points, else the results. Its state is in the address. */
export default function SearchPage() {
  const t = useTexts('goods')
  const search: Search = usePageQuery('search')
  const { setQuery } = useNavigation()
  // The typed text while it differs from the search.
  const [typed, setTyped] = useState<string>()
  const settled = useDebounced(typed ?? '', PAUSE_MS)
  const record = useRecordSearch()
  const submit = (words: string) => {
    rememberSearch(words)
    if (words !== '') record.mutate({ body: { q: words } })
    setTyped(undefined)
    // Other words are another search: the filters of the last one could hide its results.
    setQuery({ ...search, ...NO_FILTERS, literal: undefined, q: words === '' ? undefined : words })
    window.scrollTo(0, 0)
  }
  const openCategory = (category: string) => {
    setTyped(undefined)
    setQuery({ category })
  }
  const pageState = pageStateOf(search, typed)
  return (
    <ScreenPage
      title={search.q ? t('search.title', { words: search.q }) : undefined}
      bar={
        <SearchBar
          key={search.q}
          words={search.q ?? ''}
          takesFocus={isEmptySearch(search)}
          onType={setTyped}
          onSearch={submit}
        />
      }
    >
      {pageState === 'start' && <SearchStart onSearch={submit} />}
      {pageState === 'suggestions' && (
        <Suggestions typed={typed ?? ''} settled={settled} onSearch={submit} onCategory={openCategory} />
      )}
      {pageState === 'results' && (
        <SearchResults search={search} onSearch={submit} onChange={(changed) => setQuery({ ...search, ...changed })} />
      )}
    </ScreenPage>
  )
}
