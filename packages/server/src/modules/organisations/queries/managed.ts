import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { memberships } from '#tables/organisations.ts'
import { may } from './rights.ts'

/** Whether a membership acts in the active roles: one that made somebody a merchant gives nothing to who acts as a homeowner. */
const isActive = ({ actor }: Ctx): SQL =>
  sql`(${memberships.role} is null or ${memberships.role} = any(${sql.param([...actor.roles])}::text[]))`

/** Whether a membership of the caller lets them manage the others. */
export const mayManage = (ctx: Ctx): SQL<boolean> => sql<boolean>`(${isActive(ctx)} and ${may('member.manage')})`
