import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { addSeconds, DAY, HOUR } from '@zhujia/server/platform/clock.ts'
import type { SystemCtx } from '@zhujia/server/platform/context.ts'
import { createUser } from '@zhujia/server/modules/auth/index.ts'
import { acceptInvitation, declineInvitation } from '@zhujia/server/modules/organisations/commands/answer-invitation.ts'
import { changeMember } from '@zhujia/server/modules/organisations/commands/change-member.ts'
import { removeMember } from '@zhujia/server/modules/organisations/commands/end-membership.ts'
import { inviteMember } from '@zhujia/server/modules/organisations/commands/invite-member.ts'
import { withdrawInvitation } from '@zhujia/server/modules/organisations/commands/withdraw-invitation.ts'
import { userRoles } from '@zhujia/server/tables/auth.ts'
import { and, eq } from 'drizzle-orm'
import { findDemoShops, required } from '../catalogue/seed.ts'
import { runnerOf, runTimer } from '../runner.ts'

const SHOP = 'yanye-tile'
const OWNER = '13800000002'
const SUB_ACCOUNT = '13800000003'

/** People of the shop who are not demo accounts; they log in with a code. */
const COLLEAGUES: readonly { phone: string; nickname: string; roles: readonly [Role, ...Role[]] }[] = [
  { phone: '13900001101', nickname: '小林（客服）', roles: ['owner'] },
  { phone: '13900001102', nickname: '老吴（仓库）', roles: ['owner'] },
  { phone: '13900001103', nickname: '何静', roles: ['owner'] },
  { phone: '13900001104', nickname: '方圆', roles: ['owner'] },
]
const [SERVICE, STORE, FORMER, DECLINING] = COLLEAGUES.map(({ phone }) => phone) as [string, string, string, string]

/** A demo account that is invited, and a phone without an account. */
const INVITED = '13800000014'
const UNKNOWN = '13900001105'
const SILENT = '13900001106'
const MISTYPED = '13900001107'

const READS = ['order.read'] as const
const SHIPS = ['order.read', 'order.ship'] as const
const SERVES = ['order.read', 'order.manage', 'review.reply'] as const

/** The people of a shop as weeks of work have made them: members, invitations in every state, and the log of it. */
export async function seedOrganisations(ctx: SystemCtx, demoIds: ReadonlyMap<string, string>): Promise<void> {
  const ids = new Map(demoIds)
  for (const person of COLLEAGUES) ids.set(person.phone, (await createUser(ctx, person)) ?? '')
  const { id } = required(await findDemoShops(ctx.db), SHOP)
  const runner = runnerOf(ctx)
  const idOf = (phone: string) => required(ids, phone)
  const as = (phone: string, daysAgo: number) =>
    runner.as(idOf(phone), addSeconds(ctx.clock.now(), -Math.round(daysAgo * DAY)))

  const invite = async (
    by: string,
    phone: string,
    { daysAgo, permissions }: { daysAgo: number; permissions: readonly Permission[] },
  ) => (await inviteMember(as(by, daysAgo), id, { phone, isOwner: false, permissions: [...permissions] })).id
  const join = async (phone: string, daysAgo: number, permissions: readonly Permission[]) =>
    acceptInvitation(as(phone, daysAgo - 0.2), await invite(OWNER, phone, { daysAgo, permissions }))

  await join(SERVICE, 40, SERVES)
  await join(STORE, 33, SHIPS)
  await join(FORMER, 28, READS)
  const more = [...SERVES, 'money.read', 'member.manage'] as const
  await changeMember(as(OWNER, 21), { id, userId: idOf(SERVICE) }, { isOwner: false, permissions: [...more] })
  await removeMember(as(SERVICE, 12), { id, userId: idOf(FORMER) })

  const silent = await invite(SERVICE, SILENT, { daysAgo: 11, permissions: READS })
  const expiry = runner.bySystem(addSeconds(ctx.clock.now(), -4 * DAY + HOUR))
  await runTimer(expiry, { kind: 'organisations.invitation', subjectId: silent })
  const invitationId = await invite(OWNER, MISTYPED, { daysAgo: 6, permissions: SHIPS })
  await withdrawInvitation(as(OWNER, 5.9), { id, invitationId })
  await declineInvitation(as(DECLINING, 4), await invite(SERVICE, DECLINING, { daysAgo: 5, permissions: READS }))
  await invite(OWNER, UNKNOWN, { daysAgo: 2, permissions: SERVES })
  await invite(SERVICE, INVITED, { daysAgo: 0.5, permissions: READS })
  // The sub-account is a merchant by this membership alone.
  const subAccount = and(eq(userRoles.userId, idOf(SUB_ACCOUNT)), eq(userRoles.role, 'merchant'))
  await ctx.db.update(userRoles).set({ isByMembership: true }).where(subAccount)
}
