import { screenAt } from '@zhujia/contract/screens.ts'

// Browsers read a backslash as a slash and drop tabs and line breaks: only what `href` itself writes is allowed.
const PLAIN = /^\/[\w\-./?=&%~!*'()+,:;@$]*$/

/**
 * A path that may be followed although it came from outside (a `redirect` parameter): a known screen of this origin.
 * Anything else, such as `//evil.example`, a scheme or the login page itself, is undefined.
 */
export function safePath(path: string | undefined): string | undefined {
  if (!path || path.startsWith('//') || !PLAIN.test(path)) return undefined
  const url = new URL(path, window.location.origin)
  if (url.origin !== window.location.origin) return undefined
  const screen = screenAt(url.pathname)
  return screen === undefined || screen === 'login' ? undefined : url.pathname + url.search
}
