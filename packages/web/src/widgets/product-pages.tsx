import type { ReactNode } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import type { Pages } from '../platform/pages.ts'
import { InfiniteList } from '../ui/list/infinite-list.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { Product } from './product-card.tsx'
import { ProductList, type ProductListProps } from './product-list.tsx'

export interface ProductPagesProps extends Pick<ProductListProps, 'layout' | 'label' | 'marked' | 'adding'> {
  pages: Pages<Product>
  /** Shown when the list is empty: an EmptyState with the next step. */
  empty: ReactNode
  /** Hides "no more" below the end. */
  quiet?: boolean | undefined
}

/** An endless list of products with all its states: outline, empty, failed with a retry, goods. */
export function ProductPages({ pages, empty, quiet, layout = 'grid', label, marked, adding }: ProductPagesProps) {
  const t = useTexts('goods')
  const { records, error, isFetching, list, refresh } = pages
  if (error) {
    return <LoadFailed title={t('list.failed')} error={error} onRetry={() => void refresh()} retrying={isFetching} />
  }
  if (!records) return <Skeleton kind={layout === 'grid' ? 'card' : 'list'} count={6} />
  if (records.length === 0) return empty
  return (
    <InfiniteList {...list} quiet={quiet}>
      <ProductList products={records} layout={layout} label={label} marked={marked} adding={adding} />
    </InfiniteList>
  )
}
