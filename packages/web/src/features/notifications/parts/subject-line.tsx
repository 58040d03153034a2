import type { Notification } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Image } from '#ui/media/image.tsx'
import { GOODS_LANG } from '#widgets/goods-lang.ts'
import { sourcesOf } from '#widgets/picture-sources.ts'
import styles from './subject-line.module.css'

type Subject = NonNullable<Notification['subject']>

function OrderWords({ lineCount, number }: Extract<Subject, { is: 'order' }>) {
  const t = useTexts('notifications')
  return (
    <span className={styles.number}>
      {lineCount > 1 && `${t('kindsOfGoods', { count: lineCount })} · `}
      {t('number', { number })}
    </span>
  )
}

/** What a notification is about: an order, by its first line, or an organisation. */
export function SubjectLine({ subject }: { subject: Subject }) {
  const { title, picture } = subject
  return (
    <span className={styles.subject}>
      {picture && (
        <span className={styles.picture}>
          <Image src={sourcesOf(picture)} alt="" sizes="48px" rounded />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title} lang={GOODS_LANG}>
          {title}
        </span>
        {subject.is === 'order' && <OrderWords {...subject} />}
      </span>
    </span>
  )
}
