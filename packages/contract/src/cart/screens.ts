import { BUYERS } from '../core/roles.ts'
import type { Screen } from '../core/screen.ts'

export const cartScreens = {
  cart: { path: '/pages/cart/index', tab: 6, access: BUYERS, parent: null, query: {} },
} as const satisfies Record<string, Screen>
