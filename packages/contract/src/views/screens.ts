import { BUYERS } from '../core/roles.ts'
import type { Screen } from '../core/screen.ts'

export const viewsScreens = {
  history: { path: '/pages/merchant/history/index', access: BUYERS, parent: 'user', query: {} },
} as const satisfies Record<string, Screen>
