import { href } from '@zhujia/contract/screens.ts'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { useSession } from '#platform/session.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { OrderReviewsScreen } from '../parts/order-reviews-screen.tsx'
import { ProductReviewsScreen } from '../parts/product-reviews-screen.tsx'

function Nothing({ words, link }: { words: { title: string; hint: string }; link: { href: string; text: string } }) {
  return (
    <ScreenPage>
      <EmptyState art={MessageSquareText} {...words} action={<LinkButton href={link.href}>{link.text}</LinkButton>} />
    </ScreenPage>
  )
}

/** The reviews of an order for its two sides, or those of a product for everybody: the address says which. */
export default function ViewCommentsPage() {
  const t = useTexts('reviews')
  const { orderId, view, productId } = usePageQuery('viewComments')
  const signedIn = useSession().token !== undefined
  if (productId) return <ProductReviewsScreen key={productId} productId={productId} />
  if (!orderId)
    return (
      <Nothing
        words={{ title: t('missing.title'), hint: t('missing.hint') }}
        link={{ href: href('home'), text: t('missing.home') }}
      />
    )
  if (signedIn)
    return <OrderReviewsScreen key={orderId} orderId={orderId} view={view === 'seller' ? 'seller' : 'buyer'} />
  const here = href('viewComments', { orderId, ...(view && { view }) })
  return (
    <Nothing
      words={{ title: t('guest.title'), hint: t('guest.hint') }}
      link={{ href: href('login', { redirect: here }), text: t('guest.login') }}
    />
  )
}
