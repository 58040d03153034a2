import { useQuery } from '@tanstack/react-query'
import { mayOpen } from '@zhujia/contract/screens.ts'
import { useEffect, useEffectEvent } from 'react'
import { useChosenAddress } from '#entities/addresses/use-chosen-address.ts'
import { type ProductDetail, productQuery } from '#entities/catalogue/queries.ts'
import { useRecordView } from '#entities/views/queries.ts'
import { rememberHere } from '#entities/views/viewed-here.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { ProductBar } from '../parts/product/product-bar.tsx'
import { ProductFailed } from '../parts/product/product-failed.tsx'
import { ProductSkeleton } from '../parts/product/product-skeleton.tsx'
import { ProductView } from '../parts/product/product-view.tsx'

/** Records the visit once each time the page opens: on the server, or for guests on this device until they sign in. */
function useRecordedView(id: string | undefined): void {
  const roles = activeRoles(useSession())
  const { mutate } = useRecordView()
  // The history is for the same roles as buying.
  const isBuyer = roles !== undefined && mayOpen('cart', roles)
  const isGuest = roles === undefined
  const record = useEffectEvent((productId: string) =>
    isGuest ? rememberHere(productId) : mutate({ params: { id: productId } }),
  )
  useEffect(() => {
    if (id !== undefined && (isBuyer || isGuest)) record(id)
  }, [id, isBuyer, isGuest])
}

/** The placeholder while the freight to another address loads: the same product as shown now. */
const ofSameProduct = (id: string) => (shown: ProductDetail | undefined) => (shown?.id === id ? shown : undefined)

/** One product: pictures, price, choice, promises, shop, parameters, description, and the buttons to buy it. */
export default function ProductPage() {
  const core = useTexts('core')
  const { id = '', addressId } = usePageQuery('productDetail')
  useChosenAddress()
  // Another address fetches another freight; the page stays meanwhile.
  const { data, error, isFetching, refetch } = useQuery({
    ...productQuery(id, addressId),
    placeholderData: ofSameProduct(id),
  })
  useRecordedView(data?.id)
  if (data) return <ProductView key={data.id} product={data} />
  if (error) {
    return (
      <ScreenPage>
        <ProductFailed error={error} retry={{ run: () => void refetch(), running: isFetching }} />
      </ScreenPage>
    )
  }
  return (
    // The same bar as over the pictures, so that nothing moves when they appear.
    <ScreenPage busy flush bar={<ProductBar title={core('screens.productDetail')} />}>
      <ProductSkeleton />
    </ScreenPage>
  )
}
