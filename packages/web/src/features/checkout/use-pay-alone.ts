import { useQueryClient } from '@tanstack/react-query'
import { useSeparateOrder } from '#entities/orders/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { showToast } from '#ui/feedback/toast.tsx'

interface PayingAlone {
  payAlone: (orderId: string) => void
  /** The order that is being taken out of the joint payment. */
  pendingId: string | undefined
}

/** Pays one order of a joint payment alone: it opens the order's own cashier in place of this one. */
export function usePayAlone(onChanged: () => void): PayingAlone {
  const t = useTexts('checkout')
  const client = useQueryClient()
  const { redirectTo } = useNavigation()
  const { mutate, isPending, variables } = useSeparateOrder()
  const payAlone = (orderId: string) =>
    mutate(
      { params: { id: orderId } },
      {
        onSuccess: ({ paymentId }) => {
          void refreshAfter(client, 'orders.separateOrder')
          redirectTo('orderPlay', { paymentId })
        },
        onError: (error) => {
          showToast(error.errorCode === 'PROVIDER_DOWN' ? t('pay.providerDown') : error.message, { kind: 'error' })
          onChanged()
        },
      },
    )
  return { payAlone, pendingId: isPending ? variables.params.id : undefined }
}
