import type { Locale } from '@zhujia/contract/core/locales.ts'

/**
 * The texts that are sent by SMS, each with the names of its parameters in the order in which they stand in the text. Carriers in
 * mainland China send only texts that they have approved, each under a number of its own, which the operator configures.
 */
export const SMS_TEMPLATES = {
  code: ['code', 'minutes'],
  /** To the old number of an account; `phone` is the new one, masked. */
  phoneChanged: ['phone'],
  phoneChangeRequested: ['phone', 'hours'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SmsTemplate = keyof typeof SMS_TEMPLATES
export type SmsParams<Template extends SmsTemplate> = Readonly<Record<(typeof SMS_TEMPLATES)[Template][number], string>>

export interface SmsMessage<Template extends SmsTemplate> {
  /** A mainland number of eleven digits. */
  phone: string
  template: Template
  params: SmsParams<Template>
  locale: Locale
}

/** Delivers one text message. Throws when the carrier did not take it, or once `signal` is aborted; the job then tries again. */
export interface SmsProvider {
  readonly name: string
  send<Template extends SmsTemplate>(message: SmsMessage<Template>, signal: AbortSignal): Promise<void>
}

/** The parameters of a message with their names, in the order of the text. */
export function paramsOf<Template extends SmsTemplate>({ template, params }: SmsMessage<Template>): [string, string][] {
  const byName: Readonly<Record<string, string>> = params
  return SMS_TEMPLATES[template].map((name) => [name, byName[name] ?? ''])
}
