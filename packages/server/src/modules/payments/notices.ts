import { PAYMENT_NOTICE_PATH } from '@zhujia/contract/payments/schemas.ts'
import type { FastifyInstance } from 'fastify'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { ProviderEvent } from '#providers/payment/port.ts'
import { settleAttempt, type Verdict } from './commands/settle-attempt.ts'
import { settleRefund } from './commands/settle-refund.ts'
import type { Payables } from './payable.ts'
import { insertEvent } from './repository.ts'

const NOTICE_MAX_BYTES = 64 * 1024

/**
 * Where providers' notices arrive. The signature is checked over the raw bytes before anything is parsed; a notice
 * with a wrong one changes nothing and is answered with a failure, so that a real provider sends it again.
 */
export async function registerPaymentNotices(
  app: FastifyInstance,
  payables: Payables,
  makeCtx: () => Ctx<never, Actor>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTICE_MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      PAYMENT_NOTICE_PATH,
      { config: { shield: 'notices' } },
      async (request, reply) => {
        const ctx = makeCtx()
        const provider = ctx.providers.payments.get(request.params.provider)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const event = await provider?.verify({ headers: request.headers, body })
        if (!provider || !event) return reply.code(400).send('fail')
        const verdict = await accept(ctx, payables, { provider: provider.name, event })
        if (verdict === 'mismatch')
          ctx.log.error(
            { provider: provider.name, eventId: event.eventId },
            'payment notice does not match our records',
          )
        return reply.code(verdict === 'mismatch' ? 400 : 200).send(verdict === 'mismatch' ? 'fail' : 'success')
      },
    )
    done()
  })
}

/** Applies an event once; its row commits with the effect, so a crash between leaves neither. */
async function accept(
  ctx: Ctx<never, Actor>,
  payables: Payables,
  from: { provider: string; event: ProviderEvent },
): Promise<Verdict> {
  return ctx.transaction(async (ctx) => {
    const { event } = from
    const tradeNo = event.kind === 'payment' ? event.outTradeNo : event.fact.outRefundNo
    const verdict = await applyEvent(ctx, payables, from)
    const isNew = await insertEvent(ctx.db, {
      id: newId(),
      provider: from.provider,
      eventId: event.eventId,
      kind: event.kind,
      tradeNo,
      amountFen: event.fact.amountFen,
      verdict,
      at: ctx.clock.now(),
    })
    return isNew || verdict === 'mismatch' ? verdict : 'duplicate'
  })
}

function applyEvent(
  ctx: Ctx<never, Actor>,
  payables: Payables,
  { provider, event }: { provider: string; event: ProviderEvent },
): Promise<Verdict> {
  if (event.kind === 'payment') return settleAttempt(ctx, payables, { provider, ...event })
  return settleRefund(ctx, payables, { provider, refund: event.fact, fact: event.fact })
}
