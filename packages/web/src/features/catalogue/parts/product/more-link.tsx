import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { Icon } from '#ui/display/icon.tsx'
import { UiLink } from '#ui/action/link.tsx'
import styles from './more-link.module.css'

/** The link to all texts of a product. */
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
