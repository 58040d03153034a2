import { LAZY_TIMEOUT_MS } from '@zhujia/contract/core/constants.ts'
import type { ScreenKey } from '@zhujia/contract/screens.ts'
import type { ComponentType } from 'react'
import { loadArea } from '../platform/i18n/areas.ts'
import { currentLocale } from '../platform/i18n/locale.ts'
import { clearMark, markOnce } from '../platform/storage.ts'
import { withinTime } from '../platform/within-time.ts'
import { SCREEN_LOADERS } from './screen-loaders.ts'

const RELOADED = 'reloaded-for-stale-chunk'
const ready = new Map<ScreenKey, ComponentType>()

/** A page whose code and texts are loaded: it can be drawn at once. */
export const readyPage = (screen: ScreenKey): ComponentType | undefined => ready.get(screen)

async function fetchPage(screen: ScreenKey): Promise<ComponentType> {
  const { load, texts } = SCREEN_LOADERS[screen]
  const [page] = await Promise.all([load(), ...texts.map((area) => loadArea(currentLocale(), area))])
  ready.set(screen, page.default)
  clearMark(RELOADED)
  return page.default
}

/**
 * A page's component. After a deployment the old chunks are gone: the document then reloads, once, and the
 * promise never settles.
 */
export function loadPage(screen: ScreenKey): Promise<ComponentType> {
  const fetched = fetchPage(screen).catch((error: unknown) => {
    if (!navigator.onLine || !markOnce(RELOADED)) throw error
    window.location.reload()
    return new Promise<never>(() => {})
  })
  return withinTime(fetched, LAZY_TIMEOUT_MS)
}

/** Fetches a page ahead of time; a failure waits until someone really opens it. */
export function prefetchPage(screen: ScreenKey): void {
  if (!ready.has(screen)) fetchPage(screen).catch(() => undefined)
}
