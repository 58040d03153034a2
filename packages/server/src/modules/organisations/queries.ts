import type {
  memberPage,
  memberQuery,
  membershipPage,
  membershipQuery,
} from '@zhujia/contract/organisations/schemas.ts'
import { and, asc, count, desc, eq, ilike, like, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/db/containing.ts'
import { windowOf } from '#platform/paging.ts'
import { found } from '#platform/refusal.ts'
import { users } from '#tables/auth.ts'
import { memberships, organisations } from '#tables/organisations.ts'
import { shops } from '#tables/shops.ts'
import { presentMember, presentMembership } from './present.ts'
import { mayManage } from './queries/managed.ts'
import { named } from './queries/named.ts'
import type { Membership } from './rows.ts'

/** The organisations that the caller belongs to. They are few, and counted exactly. */
export async function listMemberships(
  ctx: Ctx,
  { managed, ...query }: z.output<typeof membershipQuery>,
): Promise<z.output<typeof membershipPage>> {
  const { limit, offset } = windowOf(ctx, query)
  const wanted = and(eq(memberships.userId, ctx.actor.userId), managed && mayManage(ctx))
  const other = alias(memberships, 'other')
  const rows = await ctx.db
    .select({
      membership: memberships,
      organisation: named,
      mayManage: mayManage(ctx),
      mayLeave: sql<boolean>`(not ${memberships.isOwner} or exists (select from ${memberships} ${other}
        where ${other.organisationId} = ${memberships.organisationId} and ${other.isOwner} and ${other.userId} <> ${memberships.userId}))`,
    })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(shops, eq(shops.id, organisations.id))
    .where(wanted)
    .orderBy(desc(memberships.isOwner), asc(named.name), asc(organisations.id))
    .limit(limit)
    .offset(offset)
  return { records: rows.map(presentMembership), total: await ctx.db.$count(memberships, wanted) }
}

/** The caller's membership of an organisation that they manage; 404 for everybody else. */
export async function getManaged(ctx: Ctx, organisationId: string): Promise<Membership> {
  const own = and(eq(memberships.organisationId, organisationId), eq(memberships.userId, ctx.actor.userId))
  const [row] = await ctx.db
    .select()
    .from(memberships)
    .where(and(own, mayManage(ctx)))
  return found(row)
}

/** The members of an organisation that the caller manages. They are few, and counted exactly. */
export async function listMembers(
  ctx: Ctx,
  organisationId: string,
  { q, ...query }: z.output<typeof memberQuery>,
): Promise<z.output<typeof memberPage>> {
  const { limit, offset } = windowOf(ctx, query)
  const own = await getManaged(ctx, organisationId)
  const sought = q && or(ilike(users.nickname, containing(q)), isDigits(q) ? like(users.phone, `%${q}`) : undefined)
  const wanted = and(eq(memberships.organisationId, organisationId), sought || undefined)
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(wanted)
  const rows = await ctx.db
    .select({ membership: memberships, nickname: users.nickname, phone: users.phone, avatarFileId: users.avatarFileId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(wanted)
    .orderBy(desc(memberships.isOwner), asc(memberships.createdAt), asc(memberships.userId))
    .limit(limit)
    .offset(offset)
  return { records: rows.map((row) => presentMember(row, own)), total: counted?.total ?? 0 }
}

/** The last four digits or fewer: what the masked phone shows, so that looking for numbers finds out nothing. */
const isDigits = (text: string): boolean => /^\d{1,4}$/.test(text)
