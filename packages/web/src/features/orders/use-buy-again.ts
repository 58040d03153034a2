import { ApiError } from '#platform/api-client/api-error.ts'
import { useTakeCartCount } from '#platform/cart-badge.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { useApiMutation } from '#platform/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#ui/toast.tsx'
import { type OrderSummary, orderQuery } from './queries.ts'

/** As many titles as a toast can hold. */
const NAMED_MAX = 2

/** Puts what an order held in the cart again, says what could not be put there, and opens the cart when there is anything. */
export function useBuyAgain({ id }: Pick<OrderSummary, 'id'>) {
  const t = useTexts('orders')
  const client = useQueryClient()
  const { switchTab } = useNavigation()
  const takeCount = useTakeCartCount()
  const { mutateAsync, isPending } = useApiMutation('orders.buyAgain')

  /** A list shows the first lines of an order only. */
  const titlesOf = async (places: readonly number[]): Promise<string> => {
    const { lines } = await client.fetchQuery(orderQuery('buyer', id))
    const titles = places.flatMap((place) => lines[place]?.title ?? [])
    return titles.slice(0, NAMED_MAX).join(' · ') + (titles.length > NAMED_MAX ? '…' : '')
  }
  const again = async (): Promise<void> => {
    try {
      const { added, left, lines } = await mutateAsync({ params: { id } })
      takeCount({ lines })
      void client.invalidateQueries({ queryKey: ['cart.getCart'] })
      const titles = left.length > 0 ? await titlesOf(left) : ''
      if (added > 0) switchTab('cart')
      if (left.length === 0) showToast(t('again.done'))
      else showToast(added > 0 ? t('again.some', { added, titles }) : t('again.none', { titles }))
    } catch (error) {
      // The client has already said what went wrong.
      if (!(error instanceof ApiError)) throw error
    }
  }
  return { again, isPending }
}
