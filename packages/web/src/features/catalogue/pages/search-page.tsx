import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '../../../platform/navigation.ts'
import { ScreenPage } from '../../../widgets/screen-page.tsx'
import { SearchBar } from '../parts/search-bar.tsx'
import { SearchResults } from '../parts/search-results.tsx'
import { SearchStart } from '../parts/search-start.tsx'
import { rememberSearch } from '../search-history.ts'
import { isEmptySearch, type Search } from '../search-query.ts'

/** The search: empty it offers what was searched before and ways in, else the goods that fit. All of it is in the address. */
export default function SearchPage() {
  const t = useTexts('goods')
  const search: Search = usePageQuery('search')
  const { setQuery } = useNavigation()
  const empty = isEmptySearch(search)
  const look = (words: string) => {
    rememberSearch(words)
    setQuery({ ...search, q: words === '' ? undefined : words })
    window.scrollTo(0, 0)
  }
  return (
    <ScreenPage
      title={search.q ? t('search.title', { words: search.q }) : undefined}
      bar={<SearchBar key={search.q} words={search.q ?? ''} takesFocus={empty} onSearch={look} />}
    >
      {empty ? (
        <SearchStart onSearch={look} />
      ) : (
        <SearchResults search={search} onChange={(changed) => setQuery({ ...search, ...changed })} />
      )}
    </ScreenPage>
  )
}
