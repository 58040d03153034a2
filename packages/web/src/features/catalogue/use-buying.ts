import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { useTakeCartCount } from '#platform/cart-badge.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { useSession } from '#platform/session.ts'
import { showToast } from '#ui/toast.tsx'
import { inAddress } from '#widgets/measure-draft.ts'
import { type ProductDetail, useAddToCart, useProductAnew } from './queries.ts'
import { useWantedLine } from './use-wanted-line.ts'

/** What is to be bought: a SKU, in these measures where it is made so. */
export interface ToBuy {
  skuId: string
  quantity: number
  measures: Measures | null
}

export interface Buying {
  add: (what: ToBuy) => void
  buy: (what: ToBuy) => void
  adding: boolean
}

/** Refusals that say that what is shown of the stock, or of the rule, is old. */
const OUTDATED: readonly unknown[] = ['STOCK_SHORT', 'OFF_SALE', 'MEASURES_WRONG']
const isOutdated = (error: ApiError): boolean => OUTDATED.includes(error.errorCode)

/** What ends the choice: into the cart, or straight to the order. `onDone` closes the chooser. */
export function useBuying(product: ProductDetail, onDone: () => void): Buying {
  const t = useTexts('goods')
  const { navigateTo } = useNavigation()
  const { addressId } = usePageQuery('productDetail')
  const signedIn = useSession().token !== undefined
  const addToCart = useAddToCart()
  const takeCount = useTakeCartCount()
  const askAnew = useProductAnew(product.id)
  const addAfterLogin = useWantedLine()

  const put = async ({ measures, ...line }: ToBuy) => {
    try {
      takeCount(await addToCart.mutateAsync({ body: { ...line, ...(measures && { measures }) } }))
      showToast(t('buy.added'))
      onDone()
    } catch (error) {
      // The client has already said what went wrong.
      if (!(error instanceof ApiError)) throw error
      if (isOutdated(error)) askAnew()
    }
  }
  const add = (what: ToBuy) => {
    if (addToCart.isPending) return
    if (signedIn) return void put(what)
    onDone()
    addAfterLogin(what)
  }
  const buy = ({ skuId, quantity, measures }: ToBuy) => {
    onDone()
    navigateTo('orderPlay', {
      sku: skuId,
      quantity: String(quantity),
      ...inAddress(measures),
      ...(addressId && { addressId }),
    })
  }
  return { add, buy, adding: addToCart.isPending }
}
