import { randomUUID } from 'node:crypto'
import { missing, missingWith, asSomebody, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { addAll, dataOf, type World } from '#testing/sweeps/world.ts'

const RIGHTS = { isOwner: false, permissions: ['order.read' as const] }
const BODY = { body: RIGHTS }
const OUTSIDERS = ['buyer', 'clerk', 'otherSeller', 'stranger'] as const
const shopOf = ({ shopId }: World) => ({ id: shopId })
/** A phone for each number that nobody has. */
const phoneOf = (number: number): string => `139${String(number).padStart(8, '0')}`
let next = 0

/** Somebody whom the seller has just invited to their shop. */
async function invite(world: World) {
  const { at, seller } = world
  const person = await addAll(at)
  const request = { params: shopOf(world), body: { phone: person.phone, ...RIGHTS } }
  const { id } = await dataOf(at.call('organisations.inviteMember', request, { token: seller.token }))
  return { person, id }
}

/** The same, who has accepted. */
async function addMember(world: World) {
  const { person, id } = await invite(world)
  await dataOf(world.at.call('organisations.acceptInvitation', { params: { id } }, { token: person.token }))
  return person
}

/** For two ids in the path that name nothing. */
const missingPair = <const Name extends string>(name: Name) =>
  ({ id: randomUUID(), [name]: randomUUID() }) as Record<Name | 'id', string>

export const organisationsSweep: AreaSweep<'organisations'> = {
  endpoints: {
    listMemberships: { ...asSomebody({ query: {} }), lists: [{ by: 'seller', request: { query: {} } }] },
    listMembers: {
      scene: async (world) => ({ request: { params: shopOf(world), query: {} }, token: world.seller.token }),
      ...missingWith({ query: {} }),
      outsiders: OUTSIDERS,
    },
    changeMember: {
      scene: async (world) => {
        const { userId } = await addMember(world)
        const params = { ...shopOf(world), userId }
        return {
          request: { params, body: { isOwner: false, permissions: ['order.read', 'order.ship'] } },
          token: world.seller.token,
        }
      },
      shape: () => ({ params: missingPair('userId'), ...BODY }),
      outcome: 'NOT_FOUND',
      outsiders: OUTSIDERS,
    },
    removeMember: {
      scene: async (world) => {
        const { userId } = await addMember(world)
        return { request: { params: { ...shopOf(world), userId } }, token: world.seller.token }
      },
      shape: () => ({ params: missingPair('userId') }),
      outcome: 'NOT_FOUND',
      outsiders: OUTSIDERS,
    },
    leaveOrganisation: {
      scene: async (world) => ({ request: { params: shopOf(world) }, token: (await addMember(world)).token }),
      ...missing,
      outsiders: ['buyer', 'otherSeller', 'stranger'],
    },
    listSentInvitations: {
      scene: async (world) => ({ request: { params: shopOf(world), query: {} }, token: world.seller.token }),
      ...missingWith({ query: {} }),
      outsiders: OUTSIDERS,
    },
    inviteMember: {
      scene: async (world) => ({
        request: { params: shopOf(world), body: { phone: phoneOf(next++), role: 'merchant', ...RIGHTS } },
        token: world.seller.token,
      }),
      ...missingWith({ body: { phone: phoneOf(0), ...RIGHTS } }),
      outsiders: OUTSIDERS,
    },
    withdrawInvitation: {
      scene: async (world) => {
        const { id: invitationId } = await invite(world)
        return { request: { params: { ...shopOf(world), invitationId } }, token: world.seller.token }
      },
      shape: () => ({ params: missingPair('invitationId') }),
      outcome: 'NOT_FOUND',
      outsiders: OUTSIDERS,
    },
    listLog: {
      scene: async (world) => ({ request: { params: shopOf(world), query: {} }, token: world.seller.token }),
      ...missingWith({ query: {} }),
      outsiders: OUTSIDERS,
    },
    listReceivedInvitations: asSomebody({ query: {} }),
    countReceivedInvitations: asSomebody({}),
    acceptInvitation: {
      scene: async (world) => {
        const { person, id } = await invite(world)
        return { request: { params: { id } }, token: person.token }
      },
      ...missing,
      outsiders: ['buyer', 'seller', 'clerk', 'otherSeller', 'stranger'],
    },
    declineInvitation: {
      scene: async (world) => {
        const { person, id } = await invite(world)
        return { request: { params: { id } }, token: person.token }
      },
      ...missing,
      outsiders: ['buyer', 'seller', 'clerk', 'otherSeller', 'stranger'],
    },
  },
  growing: {
    invitations: `(id, organisation_id, phone, permissions, inviter_id, status, created_at, expires_at)
      select gen_random_uuid(), (select id from organisations limit 1), '13900000000', '{}', user_id, 'declined', at, at + interval '1 day'`,
  },
}
