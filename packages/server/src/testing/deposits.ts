import { SHOP_TERMS_VERSION } from '@zhujia/contract/deposits/kinds.ts'
import type { Person } from './sessions.ts'
import type { TestApp } from './test-app.ts'
import { pay } from './trade-fixture.ts'

/** The calls about the security deposit of one shop, by those who work there. */
export const depositing = (at: TestApp, { shopId, owner }: { shopId: string; owner: Person }) => {
  const params = { id: shopId }
  const get = (person: { token: string } = owner) => at.call('deposits.getShopDeposit', { params }, person)
  const open = (amountFen = 500_000, { token } = owner, termsVersion: number = SHOP_TERMS_VERSION) =>
    at.call('deposits.payShopDeposit', { params, body: { amountFen, termsVersion } }, { token })
  const opened = async (amountFen?: number) => {
    const answer = await open(amountFen)
    if (!answer.success) throw new Error(answer.message)
    return answer.data
  }
  return {
    get,
    open,
    opened,
    /** Opens it, pays it, and lets the notice arrive. */
    held: async (amountFen?: number) => {
      const deposit = await opened(amountFen)
      await pay(at, owner.token, deposit.paymentId)
      return deposit
    },
    refund: (heldFen = 500_000, { token } = owner) =>
      at.call('deposits.refundShopDeposit', { params, body: { heldFen } }, { token }),
    list: async (person: { token: string } = owner) => {
      const answer = await at.call('deposits.listDeposits', { params, query: {} }, person)
      if (!answer.success) throw new Error(answer.message)
      return answer.data.records
    },
    paymentOf: async (id: string) => {
      const answer = await at.call('payments.getPayment', { params: { id } }, owner)
      if (!answer.success) throw new Error(answer.message)
      return answer.data
    },
  }
}
