import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { UiLink } from '#ui/link.tsx'
import type { ProductDetail, Sku } from '../queries.ts'
import styles from './more-link.module.css'

/** The way to all that is said about a product. */
export function MoreLink({
  product: { id },
  sku,
  children,
}: {
  product: ProductDetail
  sku?: Sku | undefined
  children: ReactNode
}) {
  return (
    <UiLink href={href('productText', { id, ...(sku && { sku: sku.id }) })} className={styles.more}>
      {children}
      <Icon of={ChevronRight} size={16} />
    </UiLink>
  )
}
