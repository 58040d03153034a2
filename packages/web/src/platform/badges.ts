import type { ScreenKey } from '@zhujia/contract/screens.ts'
import { createStore, useStore } from './store.ts'

/** The badge of a tab: a count, or a dot without one. */
export type Badge = number | 'dot'
export type Badges = Partial<Record<ScreenKey, Badge>>

const store = createStore<Badges>({})

/** The tab bar's badges, by screen. */
export const useBadges = (): Badges => useStore(store)

/** Sets one tab's badge, from any page; 0 removes it. */
export function setBadge(screen: ScreenKey, badge: Badge): void {
  const { [screen]: _old, ...others } = store.get()
  store.set(badge === 0 ? others : { ...others, [screen]: badge })
}

/** Removes all badges, at a sign-out. */
export const clearBadges = (): void => store.set({})
