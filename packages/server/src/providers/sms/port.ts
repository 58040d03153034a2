/** Delivers one text message. Throws when the carrier did not take it; the job then tries again. */
export interface SmsProvider {
  readonly name: string
  send(message: { phone: string; text: string }): Promise<void>
}
