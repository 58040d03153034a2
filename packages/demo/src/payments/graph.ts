import { paymentAttempts, payments, refunds } from '@zhujia/server/tables/payments.ts'
import { simulatedPayments, simulatedRefunds } from '@zhujia/server/tables/simulators.ts'
import type { AreaGraph } from '../graph/graph.ts'

export const paymentsGraph: AreaGraph = {
  tables: [
    { table: payments, columns: { payableId: 'id', onBehalfId: 'same' } },
    {
      table: paymentAttempts,
      columns: { outTradeNo: 'number', cashierUrl: 'holdsNumber', providerTxnId: 'token' },
    },
    { table: refunds, columns: { outRefundNo: 'number', subjectId: 'id' } },
  ],
}

/** The simulated channel's rows, without which a copy could not be refunded. */
export const channelGraph: AreaGraph = {
  tables: [
    {
      table: simulatedPayments,
      columns: { outTradeNo: 'number', subject: 'holdsNumber', returnUrl: 'holdsId', txnId: 'token' },
    },
    { table: simulatedRefunds, columns: { outRefundNo: 'number', outTradeNo: 'number', refundId: 'token' } },
  ],
}
