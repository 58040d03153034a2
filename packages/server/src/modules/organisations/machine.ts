import { INVITATION_STATES } from '@zhujia/contract/organisations/states.ts'
import { defineMachine } from '#platform/state-machine/machine.ts'

export const invitationMachine = defineMachine({
  entity: 'invitation',
  states: INVITATION_STATES,
  initial: 'pending',
  events: {
    accept: { from: ['pending'], to: 'accepted', by: ['invited'] },
    decline: { from: ['pending'], to: 'declined', by: ['invited'] },
    /** Also when whoever invited may not grant it any more. */
    withdraw: { from: ['pending'], to: 'withdrawn', by: ['organisation'] },
    expire: { from: ['pending'], to: 'expired', by: ['timer'] },
  },
})
