import type { Notification } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Image } from '#ui/media/image.tsx'
import { GOODS_LANG } from '#widgets/goods-lang.ts'
import { sourcesOf } from '#widgets/picture-sources.ts'
import styles from './subject-line.module.css'

/** The order that a notification is about, by its first line. */
export function SubjectLine({ subject }: { subject: NonNullable<Notification['subject']> }) {
  const t = useTexts('notifications')
  const { title, lineCount, number, picture } = subject
  return (
    <span className={styles.subject}>
      <span className={styles.picture}>
        <Image src={sourcesOf(picture)} alt="" sizes="48px" rounded />
      </span>
      <span className={styles.words}>
        <span className={styles.title} lang={GOODS_LANG}>
          {title}
        </span>
        <span className={styles.number}>
          {lineCount > 1 && `${t('kindsOfGoods', { count: lineCount })} · `}
          {t('number', { number })}
        </span>
      </span>
    </span>
  )
}
