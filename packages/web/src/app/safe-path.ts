import { screenAt } from '@zhujia/contract/screens.ts'

// Backslashes and control characters: browsers read some of them as slashes or drop them.
const isForbidden = (char: string): boolean => char === '\\' || char <= ' ' || char === '\u007f'

/**
 * A path that may be followed although it came from outside (a `redirect` parameter): a known screen of this origin.
 * Anything else, such as `//evil.example`, a scheme or the login page itself, is undefined.
 */
export function safePath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || path.startsWith('//') || Array.from(path).some(isForbidden)) return undefined
  const url = new URL(path, window.location.origin)
  if (url.origin !== window.location.origin) return undefined
  const screen = screenAt(url.pathname)
  return screen === undefined || screen === 'login' ? undefined : url.pathname + url.search
}
