import PackageOpen from 'lucide-react/icons/package-open'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Pages } from '#platform/pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { Product } from '#widgets/product-card.tsx'
import { ProductPages } from '#widgets/product-pages.tsx'
import styles from './feed.module.css'

/** The endless list of recommended products. */
export function Feed({ feed }: { feed: Pages<Product> }) {
  const t = useTexts('home')
  const empty = <EmptyState art={PackageOpen} title={t('feed.empty')} hint={t('feed.emptyHint')} />
  return (
    <section>
      <h2 className={styles.title}>{t('feed.title')}</h2>
      <ProductPages pages={feed} label={t('feed.label')} empty={empty} />
    </section>
  )
}
