import { useTakeCartCount } from '#entities/cart/badge.ts'
import { orderQuery, type OrderSummary, useAddAgain } from '#entities/orders/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { fetchForStep } from '#platform/fetch-for-step.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { runAction } from '#platform/run-action.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#ui/feedback/toast.tsx'

/** How many titles fit into a toast. */
const NAMED_MAX = 2

/** Adds the goods of an order to the cart again, shows what could not be added, and opens the cart unless that was everything. */
export function useBuyAgain({ id }: Pick<OrderSummary, 'id'>) {
  const t = useTexts('orders')
  const { list } = useFormats()
  const client = useQueryClient()
  const { switchTab } = useNavigation()
  const takeCount = useTakeCartCount()
  const { mutateAsync, isPending } = useAddAgain()

  /** A list has only the first lines of an order. Empty when they cannot be fetched: the goods are in the cart all the same. */
  const titlesOf = async (places: readonly number[]): Promise<string> => {
    let titles: string[] = []
    await runAction(async () => {
      const { lines } = await fetchForStep(client, orderQuery('buyer', id))
      titles = places.flatMap((place) => lines[place]?.title ?? [])
    })
    return list(titles.slice(0, NAMED_MAX)) + (titles.length > NAMED_MAX ? '…' : '')
  }
  const wordsOf = async (added: number, left: readonly number[]): Promise<string> => {
    if (left.length === 0) return t('again.done')
    const titles = await titlesOf(left)
    if (titles === '') return t('again.unnamed', { added, left: left.length })
    return added > 0 ? t('again.some', { added, titles }) : t('again.none', { titles })
  }
  const addAgain = async (): Promise<void> => {
    const { added, left, lines } = await mutateAsync({ params: { id } })
    takeCount({ lines })
    void refreshAfter(client, 'orders.buyAgain')
    const words = await wordsOf(added, left)
    if (added > 0) switchTab('cart')
    showToast(words)
  }
  return { again: () => runAction(addAgain), isPending }
}
