import type { ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import type { ReactNode } from 'react'
import { DAY_MS } from '../platform/clock.ts'
import { useFormats } from '../platform/format.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Avatar } from '../ui/media/avatar.tsx'
import { cx } from '../ui/cx.ts'
import { PhotoGrid } from '../ui/media/photo-grid.tsx'
import { Stars } from '../ui/display/stars.tsx'
import { useOptionWords } from './option-words.ts'
import { sourcesOf } from './picture-sources.ts'
import styles from './review-card.module.css'
import { specLine } from './spec-text.tsx'

/** A review as the API answers it. */
export type Review = ResponseOf<EndpointOf<'reviews.listProductReviews'>>['records'][number]
type Reply = Review['reply']

export interface ReviewCardProps {
  review: Review
  /** A short form for the product's page, without photos of the follow-up. */
  brief?: boolean | undefined
  /** The buttons of its actions. */
  actions?: ReactNode
}

function Head({ review: { author, scores, at, spec } }: ReviewCardProps) {
  const t = useTexts('reviews')
  const { date } = useFormats()
  const wordsOf = useOptionWords()
  return (
    <header className={styles.head}>
      <Avatar name={author.nickname} src={author.avatar?.small} size="small" decorative />
      <div className={styles.who}>
        <span className={styles.name}>{author.nickname}</span>
        <span className={styles.meta}>
          <Stars value={scores.goods} label={t('score.of', { score: scores.goods })} />
          <time dateTime={at}>{date(at)}</time>
        </span>
        {spec.length > 0 && <span className={styles.spec}>{specLine(spec.map(wordsOf))}</span>}
      </div>
    </header>
  )
}

function Answer({ reply }: { reply: Reply }) {
  const t = useTexts('reviews')
  const { date } = useFormats()
  if (!reply) return null
  return (
    <div className={styles.reply}>
      <p className={styles.replyHead}>
        {t('card.reply')} · <time dateTime={reply.at}>{date(reply.at)}</time>
      </p>
      <p className={styles.text}>{reply.text}</p>
    </div>
  )
}

const picturesOf = (photos: Review['photos'], alt: string) => photos.map((photo) => ({ src: sourcesOf(photo), alt }))

function Addition({ review: { append, at }, brief = false }: ReviewCardProps) {
  const t = useTexts('reviews')
  if (!append) return null
  const days = Math.floor((Date.parse(append.at) - Date.parse(at)) / DAY_MS)
  return (
    <div className={styles.append}>
      <p className={styles.appendHead}>{days === 0 ? t('card.sameDay') : t('card.daysLater', { count: days })}</p>
      <p className={cx(styles.text, brief && styles.clamped)}>{append.text}</p>
      {!brief && <PhotoGrid label={t('card.appendPhotos')} pictures={picturesOf(append.photos, t('card.photo'))} />}
      {!brief && <Answer reply={append.reply} />}
    </div>
  )
}

/** A review with its photos, its follow-up and the shop's replies. Needs the `reviews` texts. */
export function ReviewCard(props: ReviewCardProps) {
  const { review, brief = false, actions } = props
  const t = useTexts('reviews')
  return (
    <article className={styles.card}>
      <Head {...props} />
      {!brief && review.tags.length > 0 && (
        <p className={styles.tags}>{review.tags.map((tag) => t(`tags.${tag}`)).join(' · ')}</p>
      )}
      <p className={cx(styles.text, brief && styles.clamped)}>{review.text}</p>
      <PhotoGrid
        label={t('card.photos')}
        pictures={picturesOf(brief ? review.photos.slice(0, 3) : review.photos, t('card.photo'))}
      />
      {!brief && <Answer reply={review.reply} />}
      <Addition {...props} />
      {actions}
    </article>
  )
}
