import { readTabStored, writeTabStored } from './tab-storage.ts'

/** The storage keys of the history entry from which the app was left, and of the address of the link that led back. */
const KEY = 'left'
const RETURNED = 'returned'

/**
 * Opens a page of this origin that is not one of the app's screens (a provider's cashier) in place of the document. It links back to
 * `back`, to which it may add parameters. Anything that would leave the origin is refused: an address from an answer must not send people to another site.
 */
export function leaveApp(address: string, back: string): boolean {
  const target = URL.parse(address, window.location.origin)
  if (target?.origin !== window.location.origin) return false
  writeTabStored(KEY, { back, entry: entryKey() })
  window.location.assign(target)
  return true
}

/** What was stored when the app was left. */
function readLeft(): { back: string; entry: unknown } | undefined {
  const left = readTabStored(KEY)
  if (typeof left !== 'object' || left === null || !('back' in left) || !('entry' in left)) return undefined
  return typeof left.back === 'string' ? { back: left.back, entry: left.entry } : undefined
}

const isHere = (entry: unknown): boolean => entry !== undefined && entry === entryKey()

/**
 * A provider returns by a link to the page that was left. The browser then goes back to that page's own entry in the
 * history, where it knows it: otherwise each step back would pass the provider's pages and the cashier again.
 * @returns whether the browser is going there, so that nothing needs to be shown here
 */
export function returnToLeftPage(): boolean {
  const left = readLeft()
  // A step back: `takeReturn` says so.
  if (left && isHere(left.entry)) return false
  writeTabStored(KEY, undefined)
  if (!left) return false
  const here = window.location.pathname + window.location.search
  const { navigation } = window
  const entry = navigation?.entries().find(({ key }) => key === left.entry)
  const isBack = here === left.back || here.startsWith(`${left.back}&`)
  if (!entry || !isBack) return false
  writeTabStored(RETURNED, here)
  navigation.traverseTo(entry.key)
  return true
}

/**
 * The address under which this entry of the history was returned to, once: that of the link that led back, which says it of this
 * page; after a step back by the browser, which says nothing, the one with which a provider sends back those who left it unpaid.
 */
export function takeReturn(): string | undefined {
  const returned = readTabStored(RETURNED)
  writeTabStored(RETURNED, undefined)
  if (typeof returned === 'string') return returned
  const left = readLeft()
  if (!left || !isHere(left.entry)) return undefined
  writeTabStored(KEY, undefined)
  return `${left.back}&left=1`
}

/** The browser's name for the present entry of the history, which outlives a reload; undefined where the browser does not tell it. */
export const entryKey = (): string | undefined => window.navigation?.currentEntry?.key
