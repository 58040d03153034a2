import type { Navigation } from '#platform/navigation.ts'

const nowhere = () => undefined

/** A navigation that leads nowhere, but for what the test gives. */
export const navigationOf = (given: Partial<Navigation> = {}): Navigation => ({
  navigateTo: nowhere,
  redirectTo: nowhere,
  switchTab: nowhere,
  reLaunch: nowhere,
  navigateBack: nowhere,
  setBackHandler: nowhere,
  setQuery: nowhere,
  openPath: nowhere,
  returnTo: nowhere,
  prefetchPath: nowhere,
  ...given,
})
