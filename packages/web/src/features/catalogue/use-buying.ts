import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTakeCartCount } from '#entities/cart/badge.ts'
import { useAddLine } from '#entities/cart/queries.ts'
import { type ProductDetail, refreshProduct } from '#entities/catalogue/queries.ts'
import type { ApiError } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { useSession } from '#platform/session.ts'
import { runAction } from '#platform/run-action.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { inAddress } from '#widgets/measure-draft.ts'
import { useWantedLine } from './use-wanted-line.ts'

/** What is to be bought: a SKU, with measures if it is made to measure. */
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

/** Refusals that mean that the shown stock or rule is stale. */
const OUTDATED: readonly unknown[] = ['STOCK_SHORT', 'OFF_SALE', 'MEASURES_WRONG']
const isOutdated = (error: ApiError): boolean => OUTDATED.includes(error.errorCode)

/** Adds the choice to the cart, or buys it now. `onDone` closes the chooser. */
export function useBuying(product: ProductDetail, onDone: () => void): Buying {
  const t = useTexts('goods')
  const { navigateTo } = useNavigation()
  const { addressId } = usePageQuery('productDetail')
  const signedIn = useSession().token !== undefined
  const addToCart = useAddLine()
  const takeCount = useTakeCartCount()
  const client = useQueryClient()
  const addAfterLogin = useWantedLine()

  const put = ({ measures, ...line }: ToBuy) =>
    runAction(
      async () => {
        takeCount(await addToCart.mutateAsync({ body: { ...line, ...(measures && { measures }) } }))
        showToast(t('buy.added'))
        onDone()
      },
      (error) => isOutdated(error) && refreshProduct(client, product.id),
    )
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
