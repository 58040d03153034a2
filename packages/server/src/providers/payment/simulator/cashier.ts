import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { escapeHtml, simulatorPage } from '#providers/simulator-page.ts'
import { decide, FAULTS, findSimulated, type Fault, type SimulatorScope } from './channel.ts'
import { cashierPath } from './provider.ts'

const FAULT_LABELS: Readonly<Record<Fault, string>> = {
  none: '正常通知',
  delay: '通知延迟 10 秒',
  duplicate: '同一通知发三次',
  reorder: '先到成功，后到更早的失败',
  tamper: '通知被篡改（金额改为 1 分）',
  drop: '通知丢失（等系统来查询）',
}

const choice = z.object({ result: z.enum(['pay', 'fail', 'leave']), fault: z.enum(FAULTS).default('none') })
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
      const isOpen = payment.outcome === 'waiting' || payment.outcome === 'failed'
      // No step back ends at a cashier that is done with.
      if (!isOpen) return reply.redirect(payment.returnUrl, 303)
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
      const { result, fault } = chosen.data
      if (result !== 'leave') await decide(scope, payment.outTradeNo, { isPaid: result === 'pay', fault })
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

function openPage(payment: Shown): string {
  const faults = FAULTS.map(
    (fault) =>
      `<label><input type="radio" name="fault" value="${fault}"${fault === 'none' ? ' checked' : ''}> ${FAULT_LABELS[fault]}</label>`,
  ).join('')
  return `${summary(payment)}<form method="post"><button class="main" name="result" value="pay">支付成功</button>
<button name="result" value="fail">支付失败</button><button name="result" value="leave">不付了，返回商家</button>
<fieldset class="card"><legend>通知怎样到达商家</legend>${faults}</fieldset></form>`
}
