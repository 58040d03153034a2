import { useFormats } from '#platform/format.ts'
import styles from './when.module.css'

/** When something happened, as people say it today; the date in full is its title. */
export function When({ at }: { at: string }) {
  const { dateTime, when } = useFormats()
  return (
    <time className={styles.when} dateTime={at} title={dateTime(at)}>
      {when(at)}
    </time>
  )
}
