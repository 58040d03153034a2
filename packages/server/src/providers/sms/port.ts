/** Delivers one text message. Throws when the carrier did not take it, or once `signal` is aborted; the job then tries again. */
export interface SmsProvider {
  readonly name: string
  send(message: { phone: string; text: string }, signal: AbortSignal): Promise<void>
}
