import type { Fen } from '@zhujia/contract/core/money.ts'
import type { KindOf } from '@zhujia/contract/notifications/kinds.ts'
import { sql, type SQL } from 'drizzle-orm'
import { deposits } from '#tables/deposits.ts'
import { notificationsOf } from '../notifications/index.ts'
import { membersWith } from '../organisations/index.ts'

interface News {
  kind: KindOf<'shop'>
  depositId: string
  amountFen: Fen
  at: Date
  /** Who took the step and need not read of it. */
  exceptId?: string
}

/** Notifies those who may see the money of a deposit's shop, as a write of `writeTogether`. */
export const newsOf = ({ depositId, exceptId, ...news }: News): SQL =>
  notificationsOf(
    { category: 'shop', ...news },
    sql`select members.user_id, ${deposits.subjectId} as subject_id from ${deposits}
      cross join lateral (${membersWith(deposits.subjectId, 'money.read')}) members
      where ${deposits.id} = ${depositId} and ${deposits.subjectKind} = 'shop' and members.user_id is distinct from ${exceptId ?? null}::uuid`,
  )
