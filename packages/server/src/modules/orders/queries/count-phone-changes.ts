import { and, eq } from 'drizzle-orm'
import { PHONE_CHANGED } from '@zhujia/contract/orders/waybills.ts'
import type { Db } from '#platform/db/types.ts'
import { stateChanges } from '#tables/platform.ts'

/** How often the phone of a driver alone was changed or removed in an order. */
export const countPhoneChanges = (db: Db, orderId: string): Promise<number> =>
  db.$count(
    stateChanges,
    and(
      eq(stateChanges.entity, 'order'),
      eq(stateChanges.subjectId, orderId),
      eq(stateChanges.by, 'seller'),
      eq(stateChanges.reason, PHONE_CHANGED),
    ),
  )
