// The baseline: the least that a server in this language has to do for the bench's requests, on tables of its own
// (tables.sql). Plain Fastify and pg, one hand-written statement for each operation; of the application it imports only
// the paths. The bench starts it as a process of its own, with the address of its database.
import { createHash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import * as cart from '../../../packages/contract/src/cart/endpoints.ts'
import * as catalogue from '../../../packages/contract/src/catalogue/endpoints.ts'
import * as orders from '../../../packages/contract/src/orders/endpoints.ts'
import * as payments from '../../../packages/contract/src/payments/endpoints.ts'
import { PAYMENT_NOTICE_PATH } from '../../../packages/contract/src/payments/schemas.ts'
import { addLine, placeOrder } from './buying.ts'
import { listProducts } from './lists.ts'
import { listOrders } from './orders.ts'
import { getPayment, startAttempt, takeNotice } from './paying.ts'
import { getProduct } from './product.ts'
import { presentQuote, quoteNow } from './quote.ts'

const [, , databaseUrl = ''] = process.argv
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
const keys = await pool.query<{ publicKey: string }>('select public_key as "publicKey" from simulator_keys')
const publicKey = keys.rows[0]?.publicKey ?? ''

const tokenHashOf = ({ headers }: FastifyRequest): Buffer =>
  createHash('sha256')
    .update((headers.authorization ?? '').slice('Bearer '.length))
    .digest()
const answer = async (data: Promise<unknown>) => ({ success: true, code: 200, message: 'ok', data: await data })

const urlOf = ({ path }: { path: string }): string => `/api${path}`

type WithId = { Params: { id: string } }
type QuoteBody = Parameters<typeof quoteNow>[2]

const app = Fastify({ logger: false })
app.get<{ Querystring: Record<string, string> }>(urlOf(catalogue.listProducts), ({ query }) =>
  answer(listProducts(pool, query)),
)
app.get<WithId>(urlOf(catalogue.getProduct), ({ params }) => answer(getProduct(pool, params.id)))
app.get<{ Querystring: Record<string, string> }>(urlOf(orders.listOrders), (request) =>
  answer(listOrders(pool, tokenHashOf(request), request.query)),
)
app.post<{ Body: { skuId: string; quantity: number } }>(urlOf(cart.addLine), (request) =>
  answer(addLine(pool, tokenHashOf(request), request.body)),
)
app.post<{ Body: QuoteBody }>(urlOf(orders.quoteOrder), (request) =>
  answer(quoteNow(pool, tokenHashOf(request), request.body).then(presentQuote)),
)
app.post<{ Body: QuoteBody & { quoteToken: string } }>(urlOf(orders.placeOrder), (request) =>
  answer(placeOrder(pool, tokenHashOf(request), { ...request.body, lines: [...request.body.lines] })),
)
app.get<WithId>(urlOf(payments.getPayment), (request) =>
  answer(getPayment(pool, tokenHashOf(request), request.params.id)),
)
app.post<WithId & { Body: { amountFen: number } }>(urlOf(payments.startAttempt), (request) =>
  answer(startAttempt(pool, tokenHashOf(request), { id: request.params.id, amountFen: request.body.amountFen })),
)
// The notice is not parsed before the handler: its signature is over its bytes.
await app.register((scope, _options, done) => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
  scope.post<{ Body: string }>(PAYMENT_NOTICE_PATH, async ({ headers, body }) => {
    await takeNotice(pool, publicKey, { headers, body })
    return 'success'
  })
  done()
})

console.log(`The baseline is ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
)
