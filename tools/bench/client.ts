import type { RequestOf, ResponseOf } from '../../packages/contract/src/core/endpoint.ts'
import type { Envelope } from '../../packages/contract/src/core/envelope.ts'
import type { EndpointKey, EndpointOf } from '../../packages/contract/src/endpoints.ts'
import { PAYMENT_NOTICE_PATH } from '../../packages/contract/src/payments/schemas.ts'
import { headersOf, type SignedNotice } from '../../packages/server/src/providers/payment/simulator/notice.ts'
import { SIMULATOR } from '../../packages/server/src/providers/payment/simulator/provider.ts'
import { send } from '../../packages/server/src/testing/requests.ts'
import type { TestApp } from '../../packages/server/src/testing/test-app.ts'
import type { Connection, Reply } from './connection.ts'
import { type ApiCall, bytesOf, wireOf } from './wire.ts'

/** An answer that is not a success. */
export class Refused extends Error {
  override name = 'Refused'
}

/** Sends the requests of an operation; each method throws Refused when the answer is not a success. */
export interface Client {
  /** @returns the bytes of the answer */
  ask(call: ApiCall): Promise<Buffer>
  /** Sends a notice as the payment channel does when money has arrived. */
  notify(notice: SignedNotice): Promise<void>
  now(): Date
}

/** The data of an answer, typed by the contract. */
export async function call<Key extends EndpointKey>(
  client: Client,
  key: Key,
  { token, request }: { token?: string; request: RequestOf<EndpointOf<Key>> },
): Promise<ResponseOf<EndpointOf<Key>>> {
  const bytes = await client.ask({ key, request, token })
  const envelope = JSON.parse(bytes.toString('utf8')) as Envelope<ResponseOf<EndpointOf<Key>>>
  if (!envelope.success) throw new Refused(`${key}: ${envelope.errorCode}`)
  return envelope.data
}

const NOTICE_PATH = PAYMENT_NOTICE_PATH.replace(':provider', SIMULATOR)
const OK = Buffer.from('{"success":true')

/** A client over HTTP, which counts the bytes of the answers. */
export class HttpClient implements Client {
  bytes = 0
  readonly #connection: Connection
  /** The bytes of reads, which are the same each time. */
  readonly #reads = new WeakMap<ApiCall, Buffer>()

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async ask(call: ApiCall): Promise<Buffer> {
    const { status, body } = await this.#connection.send(this.#wireFor(call))
    if (status !== 200 || !body.subarray(0, OK.length).equals(OK)) throw refused({ status, body })
    this.bytes += body.length
    return body
  }

  async notify(notice: SignedNotice): Promise<void> {
    const request = { headers: headersOf(notice), body: notice.body }
    const { status, body } = await this.#connection.send(wireOf('POST', NOTICE_PATH, request))
    if (status !== 200) throw refused({ status, body })
    this.bytes += body.length
  }

  now(): Date {
    return new Date()
  }

  #wireFor(call: ApiCall): Buffer | string {
    if (call.request.body !== undefined) return bytesOf(call)
    const wire = this.#reads.get(call) ?? Buffer.from(bytesOf(call))
    this.#reads.set(call, wire)
    return wire
  }
}

const refused = ({ status, body }: Reply): Refused => new Refused(`${status} ${body.toString('utf8').slice(0, 300)}`)

/** A client of our application in process. */
export const clientIn = (at: TestApp): Client => ({
  async ask({ key, request, token }) {
    const { text, envelope } = await send(at.app, key, { request, token })
    if (!envelope.success) throw new Refused(`${key}: ${text}`)
    return Buffer.from(text)
  },
  async notify(notice) {
    const reply = await at.app.inject({
      method: 'POST',
      url: NOTICE_PATH,
      headers: headersOf(notice),
      payload: notice.body,
    })
    if (reply.statusCode !== 200) throw new Refused(`${reply.statusCode} ${reply.body}`)
  },
  now: () => at.clock.now(),
})
