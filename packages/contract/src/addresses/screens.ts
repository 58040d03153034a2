import { BUYERS } from '../core/roles.ts'
import type { Screen } from '../core/screen.ts'

export const addressesScreens = {
  /** With `pick` it is opened to choose an address for an order, and goes back with the choice; `used` is the one it has now. */
  address: {
    path: '/pages/address/index',
    access: BUYERS,
    parent: 'user',
    query: { pick: 'optional', id: 'optional', used: 'optional' },
  },
} as const satisfies Record<string, Screen>
