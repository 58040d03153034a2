import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api-client/api.ts'
import type { ApiError } from '#platform/api-client/api-error.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { now } from '#platform/clock.ts'
import { useApiMutation } from '#platform/queries.ts'

export type Payment = ResponseFor<'payments.getPayment'>

/** A payment, and by how much the server's clock was ahead of the app's at that answer. */
interface Known {
  payment: Payment
  skewMs: number
}

const known = (payment: Payment): Known => ({ payment, skewMs: Date.parse(payment.now) - now() })

/** A payment for several orders or one. Always stale: money is decided on it. */
export const paymentQuery = (id: string) =>
  queryOptions<Known, ApiError>({
    queryKey: ['payments.getPayment', { params: { id } }, 'known'],
    queryFn: async ({ signal }) =>
      known(await call('payments.getPayment', { params: { id } }, { mask: false, toast: false, signal })),
    staleTime: 0,
  })

export const useStartAttempt = () => useApiMutation('payments.startAttempt', { toast: false })
export const useCheckPayment = () => useApiMutation('payments.checkPayment', { toast: false })
