import { ApiError } from '#platform/api-client/api-error.ts'
import { useTakeCartCount } from '#platform/cart-badge.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { useSession } from '#platform/session.ts'
import { showToast } from '#ui/toast.tsx'
import { type ProductDetail, useAddToCart, useProductAnew } from './queries.ts'
import { useWantedLine } from './use-wanted-line.ts'

export interface Buying {
  add: (skuId: string, steps: number) => void
  buy: (skuId: string, steps: number) => void
  adding: boolean
}

/** Refusals that say that what is shown of the stock is old. */
const isOutdated = (error: ApiError): boolean => error.errorCode === 'STOCK_SHORT' || error.errorCode === 'OFF_SALE'

/** What ends the choice: into the cart, or straight to the order. `onDone` closes the chooser. */
export function useBuying(product: ProductDetail, onDone: () => void): Buying {
  const t = useTexts('goods')
  const { navigateTo } = useNavigation()
  const signedIn = useSession().token !== undefined
  const addToCart = useAddToCart()
  const takeCount = useTakeCartCount()
  const askAnew = useProductAnew(product.id)
  const addAfterLogin = useWantedLine()

  const put = async (skuId: string, steps: number) => {
    try {
      takeCount(await addToCart.mutateAsync({ body: { skuId, quantity: steps } }))
      showToast(t('buy.added'))
      onDone()
    } catch (error) {
      // The client has already said what went wrong.
      if (!(error instanceof ApiError)) throw error
      if (isOutdated(error)) askAnew()
    }
  }
  const add = (skuId: string, steps: number) => {
    if (addToCart.isPending) return
    if (signedIn) return void put(skuId, steps)
    onDone()
    addAfterLogin(skuId, steps)
  }
  const buy = (skuId: string, steps: number) => {
    onDone()
    navigateTo('orderPlay', { sku: skuId, quantity: String(steps) })
  }
  return { add, buy, adding: addToCart.isPending }
}
