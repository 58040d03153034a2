import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { treeQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Image } from '#ui/media/image.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import styles from './category-grid.module.css'

/** The number of first-level categories, for placeholders of the same size. */
const WAITING = Array.from({ length: 12 }, (_, place) => place)

function Tiles() {
  const t = useTexts('home')
  const { data, error, isFetching, refetch } = useQuery(treeQuery())
  if (data) {
    return (
      <ul className={styles.grid}>
        {data.categories
          .filter(({ parent }) => parent === null)
          .map(({ code, name, picture }) => (
            <li key={code}>
              <UiLink href={href('categories', { category: code })} className={styles.tile}>
                <span className={styles.picture}>
                  <Image src={sourcesOf(picture)} alt="" sizes="64px" priority rounded />
                </span>
                <span>{name}</span>
              </UiLink>
            </li>
          ))}
      </ul>
    )
  }
  if (error) {
    return (
      <LoadFailed title={t('categories.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  return (
    <div className={styles.grid} aria-hidden="true">
      {WAITING.map((place) => (
        <div key={place} className={styles.tile}>
          <span className={styles.bone} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  )
}

/** The first level of the catalogue, with pictures. */
export function CategoryGrid() {
  const t = useTexts('home')
  const all = (
    <UiLink href={href('categories')} className={styles.all}>
      {t('categories.all')}
      <Icon of={ChevronRight} size={16} />
    </UiLink>
  )
  return (
    <Card title={t('categories.title')} aside={all}>
      <Tiles />
    </Card>
  )
}
