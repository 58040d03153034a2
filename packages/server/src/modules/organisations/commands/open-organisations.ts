import { type OrganisationKind, type Permission, roleIn } from '@zhujia/contract/organisations/kinds.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { grantRole } from '#modules/auth/index.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { insertMemberships, insertOrganisations } from '../repository.ts'
import { log } from '../steps.ts'

/** An organisation to open, under an id that the caller has made. */
export interface NewOrganisation {
  id: string
  kind: OrganisationKind
  /** Null where the name stands with what the kind has beside its members. */
  name: string | null
  ownerId: string
  /** Where the kind knows several role codes, the one of its owner. */
  ownerRole?: Role
  /** In the same role code. */
  members: readonly { userId: string; permissions: readonly Permission[] }[]
}

/** Opens organisations of kinds with one role, or none, in as many statements as they have kinds. The caller has decided who may. */
export async function openOrganisations(ctx: Ctx<never, Actor>, opened: readonly NewOrganisation[]): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const createdAt = ctx.clock.now()
    await insertOrganisations(
      ctx.db,
      opened.map(({ id, kind, name }) => ({ id, kind, name, createdAt })),
    )
    const rows = opened.flatMap(({ id, kind, ownerId, ownerRole, members }) => {
      const same = { organisationId: id, role: roleIn(kind, ownerRole), createdAt }
      return [
        { ...same, userId: ownerId, isOwner: true, permissions: [] },
        ...members.map(({ userId, permissions }) => ({
          ...same,
          userId,
          isOwner: false,
          permissions: [...permissions],
        })),
      ]
    })
    await insertMemberships(ctx.db, rows)
    for (const role of new Set(rows.map((row) => row.role)))
      if (role) {
        const userIds = rows.filter((row) => row.role === role).map(({ userId }) => userId)
        await grantRole(ctx, { role, userIds, isByMembership: true })
      }
    await log(
      ctx,
      opened.map(({ id, ownerId }) => ({
        organisationId: id,
        action: 'opened',
        actorId: ownerId,
        userId: ownerId,
        after: { isOwner: true, permissions: [] },
      })),
    )
  })
}
