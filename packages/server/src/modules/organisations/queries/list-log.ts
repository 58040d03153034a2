import type { logPage, logQuery } from '@zhujia/contract/organisations/schemas.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { COUNT_LIMIT, totalOf, windowOf } from '#platform/paging.ts'
import { users } from '#tables/auth.ts'
import { organisationLog } from '#tables/organisations.ts'
import { presentLogEntry } from '../present.ts'
import { getManaged } from '../queries.ts'

/** What was done in an organisation that the caller manages, the newest first. */
export async function listLog(
  ctx: Ctx,
  organisationId: string,
  query: z.output<typeof logQuery>,
): Promise<z.output<typeof logPage>> {
  const { limit, offset } = windowOf(ctx, query)
  await getManaged(ctx, organisationId)
  const wanted = eq(organisationLog.organisationId, organisationId)
  const [actor, subject] = [alias(users, 'actor'), alias(users, 'subject')]
  const rows = await ctx.db
    .select({ entry: organisationLog, actor: actor.nickname, subject: subject.nickname })
    .from(organisationLog)
    .leftJoin(actor, eq(actor.id, organisationLog.actorId))
    .leftJoin(subject, eq(subject.id, organisationLog.userId))
    .where(wanted)
    .orderBy(desc(organisationLog.at), asc(organisationLog.id))
    .limit(limit)
    .offset(offset)
  const counted = ctx.db.select({ id: organisationLog.id }).from(organisationLog).where(wanted).limit(COUNT_LIMIT)
  return { records: rows.map(presentLogEntry), ...totalOf(await ctx.db.$count(counted)) }
}
