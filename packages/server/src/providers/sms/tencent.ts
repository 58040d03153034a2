import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { askCarrier, CarrierError } from './answer.ts'
import { templateIdOf, type TencentConfig } from './config.ts'
import { paramsOf, type SmsProvider } from './port.ts'

const ALGORITHM = 'TC3-HMAC-SHA256'
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

interface Signed {
  service: string
  /** Seconds since 1970. */
  at: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** The `Authorization` of a request, as Tencent Cloud's signature V3 says. */
export function signTencent(
  { service, at, headers, body }: Signed,
  { id, secret }: { id: string; secret: string },
): string {
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]?.toLowerCase()}\n`).join('')
  const request = ['POST', '/', '', lines, names.join(';'), sha256(body)].join('\n')
  const day = new Date(at * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const key = [day, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${secret}`)
  const signature = hmac(key, [ALGORITHM, at, scope, sha256(request)].join('\n')).toString('hex')
  return `${ALGORITHM} Credential=${id}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
}

const answer = z.object({
  Response: z.object({
    RequestId: z.string().optional(),
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
})

/** Text messages by Tencent Cloud (`SendSms` of 2021-01-11). */
export function tencentSms(config: TencentConfig, clock: Clock): SmsProvider {
  const credentials = { id: config.SMS_KEY_ID, secret: config.SMS_KEY_SECRET }
  // Without the port: so the carrier's own SDK signs it.
  const { hostname } = new URL(config.SMS_ENDPOINT)
  return {
    name: 'tencent',
    async send(message, signal) {
      const at = Math.floor(clock.now().getTime() / 1000)
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${message.phone}`],
        SmsSdkAppId: config.SMS_APP_ID,
        SignName: config.SMS_SIGN_NAME,
        TemplateId: templateIdOf(config, message),
        TemplateParamSet: paramsOf(message).map(([, value]) => value),
      })
      const signed = { 'content-type': 'application/json; charset=utf-8', host: hostname }
      const headers = {
        'content-type': signed['content-type'],
        authorization: signTencent({ service: 'sms', at, headers: signed, body }, credentials),
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-timestamp': String(at),
        'x-tc-region': config.SMS_REGION,
      }
      const { Response } = answer.parse(await askCarrier(config.SMS_ENDPOINT, { headers, body, signal }))
      const code = Response.Error?.Code ?? Response.SendStatusSet?.[0]?.Code ?? 'no status'
      if (code !== 'Ok') throw new CarrierError(`tencent: ${code}, request ${Response.RequestId ?? 'without an id'}`)
    },
  }
}
