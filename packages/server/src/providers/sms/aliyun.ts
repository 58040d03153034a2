import { createHash, createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { askCarrier, CarrierError } from './answer.ts'
import { templateIdOf, type AliyunConfig } from './config.ts'
import { paramsOf, type SmsProvider } from './port.ts'

const ALGORITHM = 'ACS3-HMAC-SHA256'
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Signed {
  /** The parameters as they stand in the address, sorted by name. */
  query: string
  /** Those that are signed: `host`, and all that begin with `x-acs-`. */
  headers: Readonly<Record<string, string>>
}

/** The `Authorization` of a request without a body, as Alibaba Cloud's request syntax and signature method V3 says. */
export function signAliyun({ query, headers }: Signed, { id, secret }: { id: string; secret: string }): string {
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const request = ['POST', '/', query, lines, names.join(';'), sha256('')].join('\n')
  const signature = createHmac('sha256', secret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex')
  return `${ALGORITHM} Credential=${id},SignedHeaders=${names.join(';')},Signature=${signature}`
}

/** RFC 3986: what `encodeURIComponent` leaves is encoded too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`)

const answer = z.object({ Code: z.string(), RequestId: z.string().optional() })

/** Text messages by Alibaba Cloud (`SendSms` of 2017-05-25). */
export function aliyunSms(config: AliyunConfig, clock: Clock): SmsProvider {
  const credentials = { id: config.SMS_KEY_ID, secret: config.SMS_KEY_SECRET }
  const { host } = new URL(config.SMS_ENDPOINT)
  return {
    name: 'aliyun',
    async send(message, signal) {
      const query = [
        ['PhoneNumbers', message.phone],
        ['SignName', config.SMS_SIGN_NAME],
        ['TemplateCode', templateIdOf(config, message)],
        ['TemplateParam', JSON.stringify(Object.fromEntries(paramsOf(message)))],
      ]
        .map((pair) => pair.map((text) => encode(text ?? '')).join('='))
        .join('&')
      const headers = {
        host,
        'x-acs-action': 'SendSms',
        'x-acs-content-sha256': sha256(''),
        'x-acs-date': clock.now().toISOString().replace(/\.\d+/, ''),
        'x-acs-signature-nonce': randomUUID(),
        'x-acs-version': '2017-05-25',
      }
      const authorization = signAliyun({ query, headers }, credentials)
      const url = `${config.SMS_ENDPOINT.replace(/\/$/, '')}/?${query}`
      const said = answer.parse(await askCarrier(url, { headers: { ...headers, authorization }, signal }))
      if (said.Code !== 'OK')
        throw new CarrierError(`aliyun: ${said.Code}, request ${said.RequestId ?? 'without an id'}`)
    },
  }
}
