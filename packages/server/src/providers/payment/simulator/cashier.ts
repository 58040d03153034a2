import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { escapeHtml, simulatorPage } from '#providers/simulator-page.ts'
import {
  decide,
  FAULTS,
  findSimulated,
  isPayable,
  REFUND_FAULTS,
  type Fault,
  type RefundFault,
  type SimulatorScope,
} from './channel.ts'
import { cashierPath } from './provider.ts'

const FAULT_LABELS: Readonly<Record<Fault, string>> = {
  none: '正常通知',
  delay: '通知延迟 10 秒',
  duplicate: '同一通知发三次',
  reorder: '先到成功，后到更早的失败',
  tamper: '通知被篡改（金额改为 1 分）',
  drop: '通知丢失（等系统来查询）',
}

const REFUND_FAULT_LABELS: Readonly<Record<RefundFault, string>> = {
  none: '正常退款',
  answerLost: '已退款，但应答与通知都丢失',
  forgotten: '应答“处理中”，之后没有下文',
  refused: '第一次退款被拒绝',
}

const choice = z.object({
  result: z.enum(['pay', 'fail', 'leave']),
  fault: z.enum(FAULTS).default('none'),
  refundFault: z.enum(REFUND_FAULTS).default('none'),
})
const tradeNo = z.string().regex(/^\d{1,40}$/)

/** The simulated channel's cashier: a page of its own, without script, where the payer decides what happens. */
export async function registerCashier(app: FastifyInstance, scope: SimulatorScope): Promise<void> {
  const find = async (request: FastifyRequest) => {
    const no = tradeNo.safeParse((request.params as { no: string }).no)
    return no.success ? findSimulated(scope.db, no.data) : undefined
  }
  await app.register(async (pages) => {
    await pages.register(formbody)
    pages.get(cashierPath(':no'), async (request, reply) => {
      const payment = await find(request)
      if (!payment) return refuse(reply, 404, '没有这笔支付')
      // Replaces the history entry, so that no step back leads to a finished cashier.
      if (!isPayable(payment, scope.clock.now())) return reply.redirect(payment.returnUrl, 303)
      return reply
        .header('cache-control', 'no-store')
        .type(HTML)
        .send(simulatorPage('模拟收银台', openPage(payment)))
    })
    pages.post(cashierPath(':no'), async (request, reply) => {
      const payment = await find(request)
      const chosen = choice.safeParse(request.body)
      if (!payment) return refuse(reply, 404, '没有这笔支付')
      if (!chosen.success) return refuse(reply, 400, '没有这个选择')
      const { result, ...faults } = chosen.data
      if (result === 'leave') return reply.redirect(`${payment.returnUrl}&left=1`, 303)
      await decide(scope, payment.outTradeNo, { isPaid: result === 'pay', ...faults })
      return reply.redirect(payment.returnUrl, 303)
    })
  })
}

const HTML = 'text/html; charset=utf-8'
const refuse = (reply: FastifyReply, status: number, title: string): FastifyReply =>
  reply.code(status).type(HTML).send(simulatorPage(title, ''))

interface Shown {
  outTradeNo: string
  amountFen: number
}

const summary = ({ outTradeNo, amountFen }: Shown): string =>
  `<section class="card"><p class="hint">收款方：筑家（演示）</p><p class="amount">¥${(amountFen / 100).toFixed(2)}</p><p class="hint">支付单号 ${escapeHtml(outTradeNo)}</p></section>`

const radios = (name: string, labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(
      ([value, label]) =>
        `<label><input type="radio" name="${name}" value="${value}"${value === 'none' ? ' checked' : ''}> ${label}</label>`,
    )
    .join('')

function openPage(payment: Shown): string {
  return `${summary(payment)}<form method="post"><button class="main" name="result" value="pay">支付成功</button>
<button name="result" value="fail">支付失败</button><button name="result" value="leave">不付了，返回商家</button>
<fieldset class="card"><legend>通知怎样到达商家</legend>${radios('fault', FAULT_LABELS)}</fieldset>
<fieldset class="card"><legend>以后若退款，第一次怎样进行</legend>${radios('refundFault', REFUND_FAULT_LABELS)}</fieldset></form>`
}
