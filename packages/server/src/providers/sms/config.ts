import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { z } from 'zod'
import { SMS_TEMPLATES, type SmsTemplate } from './port.ts'

const TEMPLATES = Object.keys(SMS_TEMPLATES) as SmsTemplate[]
const templateName = z.enum(
  TEMPLATES.flatMap((name) => [name, ...LOCALES.map((locale) => `${name}.${locale}` as const)]),
)
/** What a header or a query holds without being encoded. */
const key = z.string().regex(/^[\w-]{8,128}$/)
const endpoint = (preset: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(preset)
    .refine((url) => new URL(url).pathname === '/', 'must be an address without a path')

const templates = z
  .string()
  .transform((json, ctx): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      ctx.addIssue('must be JSON, such as {"code":"SMS_154950909"}')
      return z.NEVER
    }
  })
  .pipe(z.partialRecord(templateName, z.string().min(1)))
  .refine((given) => TEMPLATES.every((name) => given[name]), `must name each of ${TEMPLATES.join(', ')}`)

const shared = {
  SMS_KEY_ID: key,
  SMS_KEY_SECRET: key,
  SMS_SIGN_NAME: z.string().min(1).max(50),
  SMS_TEMPLATES: templates,
}

const aliyun = z.object({
  ...shared,
  SMS_CARRIER: z.literal('aliyun'),
  SMS_ENDPOINT: endpoint('https://dysmsapi.aliyuncs.com'),
})
const tencent = z.object({
  ...shared,
  SMS_CARRIER: z.literal('tencent'),
  SMS_ENDPOINT: endpoint('https://sms.tencentcloudapi.com'),
  SMS_APP_ID: z.string().regex(/^\d{4,20}$/),
  SMS_REGION: z
    .string()
    .regex(/^[a-z-]{3,30}$/)
    .default('ap-guangzhou'),
})

/** The variables of a carrier of text messages. */
export const smsVariables = z.discriminatedUnion('SMS_CARRIER', [aliyun, tencent])
export const SMS_VARIABLES: readonly string[] = Object.keys({ ...aliyun.shape, ...tencent.shape })

export type AliyunConfig = z.output<typeof aliyun>
export type TencentConfig = z.output<typeof tencent>
export type SmsConfig = z.output<typeof smsVariables>

/** The carrier's number of the approved text: that of the person's language where there is one. */
export const templateIdOf = (
  { SMS_TEMPLATES: ids }: SmsConfig,
  { template, locale }: { template: SmsTemplate; locale: (typeof LOCALES)[number] },
): string => ids[`${template}.${locale}`] ?? ids[template] ?? ''
