import type { InvitationState } from '@zhujia/contract/organisations/states.ts'
import type {
  receivedInvitationPage,
  receivedInvitationQuery,
  sentInvitationPage,
  sentInvitationQuery,
} from '@zhujia/contract/organisations/schemas.ts'
import { and, asc, desc, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { COUNT_LIMIT, totalOf, windowOf } from '#platform/paging.ts'
import { users } from '#tables/auth.ts'
import { invitations, organisations } from '#tables/organisations.ts'
import { shops } from '#tables/shops.ts'
import { presentReceived, presentSent } from '../present.ts'
import { getManaged } from '../queries.ts'
import { named } from './named.ts'

/** The invitations in a state, as they are shown: one whose time is over counts as expired before its timer has run. */
function inState(now: Date, state: InvitationState): SQL | undefined {
  const isPending = eq(invitations.status, 'pending')
  if (state === 'pending') return and(isPending, gt(invitations.expiresAt, now))
  if (state === 'expired') return or(eq(invitations.status, state), and(isPending, lte(invitations.expiresAt, now)))
  return eq(invitations.status, state)
}

/** The invitations to the caller's phone. */
const received = ({ actor }: Ctx): SQL =>
  eq(invitations.phone, sql`(select ${users.phone} from ${users} where ${users.id} = ${actor.userId})`)

const countOf = (ctx: Ctx, wanted: SQL | undefined): Promise<number> =>
  ctx.db.$count(ctx.db.select({ id: invitations.id }).from(invitations).where(wanted).limit(COUNT_LIMIT))

/** The invitations of an organisation that the caller manages, the newest first. */
export async function listSent(
  ctx: Ctx,
  organisationId: string,
  { state, ...query }: z.output<typeof sentInvitationQuery>,
): Promise<z.output<typeof sentInvitationPage>> {
  const { limit, offset } = windowOf(ctx, query)
  const own = await getManaged(ctx, organisationId)
  const now = ctx.clock.now()
  const wanted = and(eq(invitations.organisationId, organisationId), state && inState(now, state))
  const rows = await ctx.db
    .select({ invitation: invitations, inviter: users.nickname })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(wanted)
    .orderBy(desc(invitations.createdAt), asc(invitations.id))
    .limit(limit)
    .offset(offset)
  return { records: rows.map((row) => presentSent({ ...row, now }, own)), ...totalOf(await countOf(ctx, wanted)) }
}

/** The invitations to the caller's phone, the newest first. */
export async function listReceived(
  ctx: Ctx,
  { state, ...query }: z.output<typeof receivedInvitationQuery>,
): Promise<z.output<typeof receivedInvitationPage>> {
  const { limit, offset } = windowOf(ctx, query)
  const now = ctx.clock.now()
  const wanted = and(received(ctx), state && inState(now, state))
  const rows = await ctx.db
    .select({ invitation: invitations, inviter: users.nickname, organisation: named })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
    .leftJoin(shops, eq(shops.id, organisations.id))
    .where(wanted)
    .orderBy(desc(invitations.createdAt), asc(invitations.id))
    .limit(limit)
    .offset(offset)
  return { records: rows.map((row) => presentReceived({ ...row, now })), ...totalOf(await countOf(ctx, wanted)) }
}

/** How many invitations wait for the caller's answer. */
export const countReceived = (ctx: Ctx): Promise<number> =>
  countOf(ctx, and(received(ctx), inState(ctx.clock.now(), 'pending')))
