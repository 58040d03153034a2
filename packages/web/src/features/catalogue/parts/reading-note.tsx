import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import type { Reading } from '../queries.ts'
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

/** Says when something else was looked for than was written, with the way back to the written. */
export function ReadingNote({ reading, words, found, onLiteral }: ReadingNoteProps) {
  const t = useTexts('goods')
  if (!reading || !found || reading.kind === 'asked') return null
  const dropped = reading.dropped.join(' ')
  const unknown = reading.unknown.join(' ')
  const isUnknown = unknown !== '' && unknown === dropped
  return (
    <div className={styles.note} role="status">
      <p className={styles.words}>{t(noteOf(reading.kind, isUnknown), { words: reading.words ?? '', dropped })}</p>
      <Button kind="plain" size="small" onClick={onLiteral}>
        {t('reading.literal', { words })}
      </Button>
    </div>
  )
}
