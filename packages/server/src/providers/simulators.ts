import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db/types.ts'
import {
  simulatedNotices,
  simulatedPayments,
  simulatedRefunds,
  simulatedSms,
  simulatorKeys,
} from '#tables/simulators.ts'
import { registerCashier } from './payment/simulator/cashier.ts'
import type { SimulatorScope } from './payment/simulator/channel.ts'
import { escapeHtml, SIMULATOR_STYLE, simulatorPage } from './simulator-page.ts'
import { listSimulatedSms } from './sms/simulator.ts'

/** The time in China, which the whole product uses. */
const localTime = (at: Date): string =>
  new Intl.DateTimeFormat('zh-CN', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'Asia/Shanghai',
    hourCycle: 'h23',
  }).format(at)

/** The pages of the embedded simulators. Mounted in demo and test mode only: in production they do not exist. */
export async function registerSimulators(app: FastifyInstance, scope: SimulatorScope): Promise<void> {
  await registerCashier(app, scope)
  app.get('/simulator/style.css', (_request, reply) => reply.type('text/css').send(SIMULATOR_STYLE))
  app.get('/simulator/sms', async (_request, reply) => {
    const cards = (await listSimulatedSms(scope.db)).map(
      ({ phone, body, at }) =>
        `<article class="card"><p class="hint">${escapeHtml(phone)} · ${localTime(at)}</p>${escapeHtml(body)}</article>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(simulatorPage('模拟短信', cards.join('') || '<p class="card">还没有短信</p>'))
  })
}

/** Deletes what simulators have left in a database that is now used in production: codes in plain text, a key, notices. */
export async function clearSimulators(db: Db): Promise<void> {
  for (const table of [simulatedSms, simulatorKeys, simulatedNotices, simulatedRefunds, simulatedPayments])
    await db.delete(table)
}
