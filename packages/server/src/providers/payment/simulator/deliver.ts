import { eq } from 'drizzle-orm'
import { PAYMENT_NOTICE_PATH } from '@zhujia/contract/payments/schemas.ts'
import type { Db } from '#platform/db/types.ts'
import { simulatedNotices } from '#tables/simulators.ts'
import { headersOf } from './notice.ts'
import { SIMULATOR } from './provider.ts'

/** Sends one HTTP request to the merchant. @returns the status it answered */
export type Deliver = (path: string, request: { headers: Record<string, string>; body: string }) => Promise<number>

/**
 * The channel's side of a notice: posts it until it is taken, as real channels do. A tampered one is refused for good
 * by its signature, so it is not sent again.
 */
export async function deliverNotice(db: Db, deliver: Deliver, noticeId: string): Promise<void> {
  const [notice] = await db.select().from(simulatedNotices).where(eq(simulatedNotices.id, noticeId))
  if (!notice) return
  const status = await deliver(PAYMENT_NOTICE_PATH.replace(':provider', SIMULATOR), {
    headers: headersOf(notice),
    body: notice.body,
  })
  if (status >= 500) throw new Error(`the merchant answered ${status}`)
}
