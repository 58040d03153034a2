import type { Reading } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { asTyped } from '#features/catalogue/search-query.ts'
import styles from './reading-note.module.css'

interface ReadingNoteProps {
  reading: Reading | undefined
  /** As they were written. */
  words: string
  /** Something was found by it. */
  found: boolean
  /** Searches for the words as they stand. */
  onLiteral: () => void
}

function noteOf(kind: Reading['kind'], isUnknown: boolean) {
  if (kind === 'corrected') return 'reading.corrected'
  return isUnknown ? 'reading.unknown' : 'reading.fewer'
}

/** A note when the search was corrected, with a link to the text as typed, and when similar goods follow. */
export function ReadingNote({ reading, words, found, onLiteral }: ReadingNoteProps) {
  const t = useTexts('goods')
  if (!reading || !found) return null
  const alike = reading.alike > 0 && <p className={styles.words}>{t('reading.alike')}</p>
  if (reading.kind === 'asked') {
    return (
      alike && (
        <div className={styles.note} role="status">
          {alike}
        </div>
      )
    )
  }
  const dropped = asTyped(reading.dropped, words)
  const isUnknown = dropped !== '' && dropped === asTyped(reading.unknown, words)
  return (
    <div className={styles.note} role="status">
      <p className={styles.words}>{t(noteOf(reading.kind, isUnknown), { words: reading.words ?? '', dropped })}</p>
      {alike}
      <Button kind="plain" size="small" onClick={onLiteral}>
        {t('reading.literal', { words })}
      </Button>
    </div>
  )
}
