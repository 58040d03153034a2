import { keepPreviousData, useQuery } from '@tanstack/react-query'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import SearchIcon from 'lucide-react/icons/search'
import { suggestionsQuery } from '#entities/search/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Cell } from '#ui/list/cell.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { MarkedText } from '#ui/display/marked-text.tsx'

interface SuggestionsProps {
  typed: string
  /** The typed text after a pause, which is sent to the server. */
  settled: string
  onSearch: (words: string) => void
  onCategory: (code: string) => void
}

/** Suggestions for the typed text: categories to open, brands and words to search for. The typed text comes first. */
export function Suggestions({ typed, settled, onSearch, onCategory }: SuggestionsProps) {
  const t = useTexts('goods')
  const words = typed.trim()
  const asked = settled.trim()
  const { data = [] } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const others = data.filter(({ kind, text }) => kind === 'category' || text !== words)
  return (
    <section aria-label={t('suggest.label')}>
      <CellGroup>
        <Cell icon={SearchIcon} title={t('suggest.typed', { words })} arrow={false} onClick={() => onSearch(words)} />
        {others.map(({ kind, text, category }) => (
          <Cell
            key={`${kind} ${category ?? text}`}
            icon={category ? LayoutGrid : SearchIcon}
            title={<MarkedText words={[words]}>{text}</MarkedText>}
            value={category ? t('suggest.category') : undefined}
            arrow={category !== undefined}
            onClick={() => (category ? onCategory(category) : onSearch(text))}
          />
        ))}
      </CellGroup>
    </section>
  )
}
