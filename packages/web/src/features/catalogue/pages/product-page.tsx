import { useQuery } from '@tanstack/react-query'
import { href, mayOpen } from '@zhujia/contract/screens.ts'
import PackageX from 'lucide-react/icons/package-x'
import { useEffect, useEffectEvent } from 'react'
import type { ApiError } from '../../../platform/api-client/api-error.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { usePageQuery } from '../../../platform/navigation.ts'
import { activeRoles, useSession } from '../../../platform/session.ts'
import { rememberHere } from '../../../platform/viewed-here.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { ScreenPage } from '../../../widgets/screen-page.tsx'
import { ProductBar } from '../parts/product-bar.tsx'
import { ProductSkeleton } from '../parts/product-skeleton.tsx'
import { ProductView } from '../parts/product-view.tsx'
import { productQuery, useRecordView } from '../queries.ts'

/** Remembers the visit, once for each opening of the page: on the server, for guests on this device until they sign in. */
function useRecordedView(id: string | undefined): void {
  const roles = activeRoles(useSession())
  const { mutate } = useRecordView()
  // Whoever may buy has a history: both are for the same roles.
  const kept = roles !== undefined && mayOpen('cart', roles)
  const isGuest = roles === undefined
  const record = useEffectEvent((productId: string) => (isGuest ? rememberHere(productId) : mutate({ params: { id: productId } })))
  useEffect(() => {
    if (id !== undefined && (kept || isGuest)) record(id)
  }, [id, kept, isGuest])
}

/** An address that never was a product's, or whose product is gone, is not a failure to be tried again. */
const isMissing = ({ errorCode }: ApiError): boolean => errorCode === 'NOT_FOUND' || errorCode === 'INVALID_INPUT'

/** In the place of a product that is not here. */
function Failed({ error, retry }: { error: ApiError; retry: { run: () => void; running: boolean } }) {
  const t = useTexts('goods')
  const core = useTexts('core')
  if (isMissing(error)) {
    const action = <LinkButton href={href('categories')}>{t('none.browse')}</LinkButton>
    return <EmptyState art={PackageX} title={t('missing.title')} hint={t('missing.hint')} action={action} />
  }
  return (
    <FailedState
      title={t('product.failed')}
      hint={error.message}
      onRetry={retry.run}
      retryText={core('ui.retry')}
      retrying={retry.running}
    />
  )
}

/** One product: pictures, price, choice, promises, shop, parameters, description, and the way to buy it. */
export default function ProductPage() {
  const core = useTexts('core')
  const { id = '' } = usePageQuery('productDetail')
  const { data, error, isFetching, refetch } = useQuery(productQuery(id))
  useRecordedView(data?.id)
  if (data) return <ProductView key={data.id} product={data} />
  if (error) {
    return (
      <ScreenPage>
        <Failed error={error} retry={{ run: () => void refetch(), running: isFetching }} />
      </ScreenPage>
    )
  }
  return (
    // The same bar as over the pictures that come: nothing moves when they do.
    <ScreenPage busy flush bar={<ProductBar title={core('screens.productDetail')} />}>
      <ProductSkeleton />
    </ScreenPage>
  )
}
