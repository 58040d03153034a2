import { REVIEW_FILTERS } from '@zhujia/contract/reviews/states.ts'
import type { Summary } from '#entities/reviews/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Stars } from '#ui/display/stars.tsx'
import { PARTS } from '../forms.ts'
import type { ReviewPlace } from '../use-review-place.ts'
import styles from './reviews.module.css'

function Means({ means }: { means: NonNullable<Summary['means']> }) {
  const t = useTexts('reviews')
  const { mean } = useFormats()
  return (
    <ul className={styles.means} aria-label={t('summary.means')}>
      {PARTS.map((part) => (
        <li key={part} className={styles.mean}>
          <span className={styles.meanName}>{t(`score.${part}`)}</span>
          <span className={styles.score}>
            <Stars value={Math.round(means[part])} label={t('score.of', { score: means[part] })} />
            <span aria-hidden="true">{mean(means[part])}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The review summary of a product, with filters. */
export function SummaryCard({ summary, place }: { summary: Summary; place: ReviewPlace }) {
  const t = useTexts('reviews')
  const { percent } = useFormats()
  const { means, goodPercent, filters, tags } = summary
  const { filter, tag, go } = place
  return (
    <Card>
      <div className={styles.figures}>
        {goodPercent !== null && (
          <p className={styles.good}>
            <span className={styles.percent}>{percent(goodPercent / 100)}</span>
            {t('summary.goodRate')}
          </p>
        )}
        {means && <Means means={means} />}
      </div>
      <div className={styles.chips} role="group" aria-label={t('filters.label')}>
        {REVIEW_FILTERS.filter((key) => key === 'all' || key === filter || filters[key] > 0).map((key) => (
          <Chip key={key} selected={key === filter && !tag} onClick={() => go({ filter: key, tag: undefined })}>
            {t(`filters.${key}`, { count: filters[key] })}
          </Chip>
        ))}
        {tags.map((given) => (
          <Chip
            key={given.tag}
            selected={given.tag === tag}
            onClick={() => go({ filter: 'all', tag: given.tag === tag ? undefined : given.tag })}
          >
            {t('filters.tag', { name: t(`tags.${given.tag}`), count: given.count })}
          </Chip>
        ))}
      </div>
      <p className={styles.how}>{t('summary.how')}</p>
    </Card>
  )
}
