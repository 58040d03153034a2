import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import { bannersQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Banner } from '#ui/media/banner.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import styles from './home-banner.module.css'

/** The banners. If they fail to load they are left out, because the page has the same links below. */
export function HomeBanner() {
  const t = useTexts('home')
  const { data, error } = useQuery(bannersQuery())
  if (!data) return error ? null : <div className={styles.bone} aria-hidden="true" />
  if (data.length === 0) return null
  const items = data.map(({ code, picture, title, text, target }) => ({
    key: code,
    src: sourcesOf(picture),
    title,
    text,
    href:
      target.kind === 'stage' ? href('search', { stage: target.code }) : href('categories', { category: target.code }),
  }))
  return (
    <div className={styles.root}>
      <Banner label={t('banners')} items={items} />
    </div>
  )
}
