import { readTabStored, writeTabStored } from './tab-storage.ts'

/** The storage key of the history entry from which the app was left. */
const KEY = 'left'

/**
 * Opens a page of this origin that is not one of the app's screens (a provider's cashier) in place of the document.
 * Anything that would leave the origin is refused: an address from an answer must not send people to another site.
 */
export function leaveApp(address: string): boolean {
  const target = URL.parse(address, window.location.origin)
  if (target?.origin !== window.location.origin) return false
  const { pathname, search } = window.location
  writeTabStored(KEY, { path: pathname + search, entry: window.navigation?.currentEntry?.key })
  window.location.assign(target)
  return true
}

/**
 * A provider returns by a link to the page that was left. The browser then goes back to that page's own entry in the
 * history, where it knows it: otherwise each step back would pass the provider's pages and the cashier again.
 * @returns whether the browser is going there, so that nothing needs to be shown here
 */
export function returnToLeftPage(): boolean {
  const left = readTabStored(KEY)
  writeTabStored(KEY, undefined)
  if (typeof left !== 'object' || left === null || !('path' in left) || !('entry' in left)) return false
  const { pathname, search } = window.location
  const { navigation } = window
  const entry = navigation?.entries().find(({ key }) => key === left.entry)
  if (!entry || left.path !== pathname + search || entry.key === navigation.currentEntry?.key) return false
  navigation.traverseTo(entry.key)
  return true
}
