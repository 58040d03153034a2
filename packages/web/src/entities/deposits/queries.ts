import type { ResponseFor } from '#platform/api-client/types.ts'
import { useApiPages } from '#platform/pages.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

export type ShopDeposit = ResponseFor<'deposits.listShopDeposits'>['records'][number]
export type ShopDepositDetail = ResponseFor<'deposits.getShopDeposit'>
export type FundedDeposit = ResponseFor<'deposits.listDeposits'>['records'][number]

/** The shops whose money one may see, by name. */
export const useShopDepositPages = () => useApiPages('deposits.listShopDeposits', {}, { idOf: ({ shop }) => shop.id })

/** Always stale: money is decided on it. */
export const shopDepositQuery = (id: string) => ({
  ...apiQuery('deposits.getShopDeposit', { params: { id } }),
  staleTime: 0,
})

/** Each funding of one shop's deposit, the newest first. */
export const useFundedPages = (id: string) => useApiPages('deposits.listDeposits', {}, { params: { id } })

export const usePayShopDeposit = () => useApiMutation('deposits.payShopDeposit')
export const useRefundShopDeposit = () => useApiMutation('deposits.refundShopDeposit')
