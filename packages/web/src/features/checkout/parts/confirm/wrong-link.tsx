import { useQuery } from '@tanstack/react-query'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { href } from '@zhujia/contract/screens.ts'
import Unlink from 'lucide-react/icons/unlink'
import { quoteQuery } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { LinkFault } from '#features/checkout/use-wanted.ts'
import styles from './wrong-link.module.css'

/** The page of the product whose SKU the link names, as far as one piece of it can be priced; that is what knows the product. */
function useProductHref(isKnown: boolean): string | undefined {
  const { sku = '' } = usePageQuery('orderPlay')
  const body = { lines: [{ skuId: sku, quantity: 1 }], addressId: null }
  const { data } = useQuery({ ...quoteQuery(body), enabled: isKnown })
  const id = data?.shops[0]?.lines[0]?.productId
  return id && href('productDetail', { id, sku })
}

/** In place of the order when its link names no order: what is wrong with it, that nothing was changed, and where to go. */
export function WrongLink({ fault }: { fault: LinkFault | 'sku' }) {
  const t = useTexts('checkout')
  const core = useTexts('core')
  const { number } = useFormats()
  const product = useProductHref(fault !== 'sku')
  return (
    <div role="alert">
      <EmptyState
        art={Unlink}
        title={t(`link.${fault}.title`)}
        hint={t(`link.${fault}.hint`, { most: number(QUANTITY_MAX) })}
        action={
          <div className={styles.actions}>
            {product && <LinkButton href={product}>{t('link.toProduct')}</LinkButton>}
            <LinkButton kind={product ? 'secondary' : 'primary'} href={href('home')}>
              {core('page.home')}
            </LinkButton>
          </div>
        }
      />
    </div>
  )
}
