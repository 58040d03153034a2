import { SEARCH_TEXT_MAX } from '@zhujia/contract/core/limits.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { TopBar } from '#ui/layout/top-bar.tsx'
import { CartEntry } from './cart-entry.tsx'
import styles from './search-bar.module.css'

interface SearchBarProps {
  /** The present search, with which the field begins. */
  words: string
  /** Opened to type: the keyboard comes up at once. */
  takesFocus: boolean
  /** Called with the typed text; undefined when it equals the present search. */
  onType: (words: string | undefined) => void
  onSearch: (words: string) => void
}

/** The search box as the page's bar, with an h1 for screen readers. */
export function SearchBar({ words, takesFocus, onType, onSearch }: SearchBarProps) {
  const t = useTexts('goods')
  const core = useTexts('core')
  const { navigateBack } = useNavigation()
  const [text, setText] = useState(words)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const type = (typed: string) => {
    setText(typed)
    onType(typed === words ? undefined : typed)
  }
  const search = (wanted: string) => {
    // Closes the keyboard, so that the results are visible.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setText(wanted)
    onSearch(wanted)
  }
  return (
    <TopBar ref={bar} iconed wraps>
      <h1 className="visually-hidden">{core('screens.search')}</h1>
      <IconButton label={core('ui.back')} icon={ChevronLeft} onClick={() => navigateBack()} />
      <SearchField
        label={t('search.label')}
        submitLabel={t('search.submit')}
        placeholder={t('search.placeholder')}
        maxLength={SEARCH_TEXT_MAX}
        value={text}
        onChange={type}
        onSubmit={search}
      />
      <button type="button" className={styles.submit} onClick={() => search(text.trim())}>
        {t('search.submit')}
      </button>
      <CartEntry />
    </TopBar>
  )
}
