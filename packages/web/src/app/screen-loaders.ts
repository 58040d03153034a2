import type { ScreenKey } from '@zhujia/contract/screens.ts'
import type { ComponentType } from 'react'
import type { Area } from '../locales/catalogue.ts'

export interface PageSource {
  load: () => Promise<{ default: ComponentType }>
  /** The areas of texts that the page uses beside `core`. */
  texts: readonly Area[]
}

/** Every screen's page, each a chunk of its own. A screen without one does not compile. */
export const SCREEN_LOADERS: Readonly<Record<ScreenKey, PageSource>> = {
  login: { load: () => import('../features/auth/pages/login-page.tsx'), texts: ['auth'] },
  reset: { load: () => import('../features/auth/pages/reset-page.tsx'), texts: ['auth'] },
  userStatus: { load: () => import('../features/account/pages/user-status-page.tsx'), texts: ['account'] },
  selectCharacter: { load: () => import('../features/account/pages/select-character-page.tsx'), texts: ['account'] },
  user: { load: () => import('../features/account/pages/user-page.tsx'), texts: ['account', 'units'] },
}
