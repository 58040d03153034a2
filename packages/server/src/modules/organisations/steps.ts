import type { LogAction } from '@zhujia/contract/organisations/states.ts'
import type { KindOf } from '@zhujia/contract/notifications/kinds.ts'
import type { Rights } from '@zhujia/contract/organisations/kinds.ts'
import { maskPhone } from '@zhujia/contract/core/mask.ts'
import { ORGANISATION_STEPS_PER_DAY } from '@zhujia/contract/core/limits.ts'
import type { SQL } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { moveOf, transitionTogether } from '#platform/state-machine/transition.ts'
import { notify } from '../notifications/index.ts'
import { thesePeople, whoHave } from './queries/recipients.ts'
import { countSteps, insertLog, invitationStates } from './repository.ts'
import type { Invitation, LogRow } from './rows.ts'

type Entry = Pick<LogRow, 'organisationId' | 'action'> & Partial<LogRow>

/** Writes entries of the log, by whoever acts. */
export async function log({ db, actor, clock }: Ctx<never, Actor>, entries: readonly Entry[]): Promise<void> {
  const actorId = actor.kind === 'user' ? actor.userId : null
  await insertLog(
    db,
    entries.map((entry) => ({ id: newId(), at: clock.now(), actorId, ...entry })),
  )
}

/** Notifies members, and those who are or were to be. */
export const tell = (ctx: Ctx<never, Actor>, kind: KindOf<'members'>, recipients: SQL): Promise<void> =>
  notify(ctx.db, { category: 'members', kind, at: ctx.clock.now() }, recipients)

/** The rights alone of a row that has them, as the log stores them. */
export const rightsOf = ({ isOwner, permissions }: Rights): Rights => ({ isOwner, permissions })

/** Refuses what an organisation has done too often today, so that its log and other people's notifications stay within bounds. */
export async function refuseManySteps(ctx: Ctx<'STEPS_LIMIT'>, organisationId: string): Promise<void> {
  const steps = await countSteps(ctx.db, organisationId, addSeconds(ctx.clock.now(), -DAY))
  if (steps >= ORGANISATION_STEPS_PER_DAY) ctx.refuse('STEPS_LIMIT')
}

type Event = keyof typeof invitationStates.events

/** What ends an invitation: what the log says, and who is notified of what. */
const ENDS: Readonly<Record<Event, { action: LogAction; kind: KindOf<'members'>; of: 'inviter' | 'invited' }>> = {
  accept: { action: 'accepted', kind: 'invitationAccepted', of: 'inviter' },
  decline: { action: 'declined', kind: 'invitationDeclined', of: 'inviter' },
  withdraw: { action: 'withdrawn', kind: 'invitationWithdrawn', of: 'invited' },
  expire: { action: 'expired', kind: 'invitationExpired', of: 'inviter' },
}

/**
 * Ends pending invitations of one organisation, which the caller has locked. Their timers find them ended and do nothing.
 * @param joined who became a member by it, and the role code that it granted them
 */
export async function endInvitations(
  ctx: Ctx<never, Actor>,
  ended: readonly Invitation[],
  { event, joined = {} }: { event: Event; joined?: Pick<LogRow, 'userId' | 'role'> },
): Promise<void> {
  const [first] = ended
  if (!first) return
  const { action, kind, of } = ENDS[event]
  const [by] = invitationStates.events[event].by
  if (by === undefined) throw new Error(`nobody may ${event}`)
  await transitionTogether(ctx, [
    moveOf(ctx, invitationStates, { ids: ended.map(({ id }) => id), from: 'pending', event, by }),
  ])
  await log(
    ctx,
    ended.map(({ organisationId, phone, ...offer }) => ({
      organisationId,
      action,
      after: rightsOf(offer),
      ...(joined.userId ? joined : { phoneMasked: maskPhone(phone) }),
    })),
  )
  const inviters = ended.map(({ inviterId }) => inviterId)
  const phones = ended.map(({ phone }) => phone)
  const { organisationId } = first
  await tell(ctx, kind, of === 'inviter' ? thesePeople(inviters, organisationId) : whoHave(phones, organisationId))
}
