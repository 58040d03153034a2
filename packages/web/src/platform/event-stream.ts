import { EVENTS_PATH, type Hint } from '@zhujia/contract/core/event-stream.ts'
import { API_BASE, headersOf } from './api-client/build-request.ts'
import { readEvents } from './api-client/events.ts'
import { currentLocale } from './i18n/locale.ts'
import { setStreaming } from './live.ts'
import { currentSession, onSessionChange } from './session.ts'
import { storageName } from './storage.ts'

/** What the tabs of a browser say to each other: a hint, whether the stream of the one that reads it is open, and a question for that. */
type Said = Hint | { isOpen: boolean } | { asks: true }

const NAME = storageName('events')
const FIRST_DELAY_MS = 2000
const LONGEST_DELAY_MS = 60_000

/** Waits longer after each failure, each browser another time, so that they do not all come back at once. */
function pauseBefore(attempt: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ms = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt) * (0.5 + Math.random())
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}

interface Tabs {
  say: (said: Said) => void
  close: () => void
}

/** The other tabs of this browser; nobody where it has no such channel. */
function openTabs(hear: (said: Said) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { say: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data))
  return { say: (said) => channel.postMessage(said), close: () => channel.close() }
}

/** Runs `work` while this is the one tab that may; without locks and a channel each tab reads its own stream. */
async function alone(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return work()
  // Rejects when it is withdrawn while it waits.
  await navigator.locks.request(NAME, { signal }, work).catch(() => undefined)
}

/** Follows the stream of one session in a tab that is in sight. @returns its end */
function follow(token: string, onHint: (hint: Hint) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let leads = false
  let isOpen = false
  const tabs = openTabs((said) => {
    if ('area' in said) onHint(said)
    else if ('asks' in said) {
      if (leads) tabs.say({ isOpen })
    } else if (!leads) setStreaming(said.isOpen)
  })
  const open = (opened: boolean): void => {
    isOpen = opened
    setStreaming(opened)
    tabs.say({ isOpen })
  }
  const read = async (): Promise<void> => {
    leads = true
    for (let failures = 0; !signal.aborted; failures++) {
      await readEvents({
        url: API_BASE + EVENTS_PATH,
        headers: headersOf(currentLocale(), token, undefined),
        signal,
        onOpen: () => open(true),
        onData: (data) => {
          failures = 0
          const hint = JSON.parse(data) as Hint
          onHint(hint)
          tabs.say(hint)
        },
      }).catch(() => undefined)
      open(false)
      if (!signal.aborted) await pauseBefore(failures, signal)
    }
  }
  tabs.say({ asks: true })
  void alone(signal, read).finally(tabs.close)
  return () => {
    leaving.abort()
    setStreaming(false)
  }
}

/**
 * Follows the event stream while somebody is signed in and this tab is in sight: one stream a browser, which one of its tabs reads for
 * all (decision 108). @returns its end
 */
export function followEvents(onHint: (hint: Hint) => void): () => void {
  let token: string | undefined
  let leave: (() => void) | undefined
  const update = (): void => {
    const wanted = document.visibilityState === 'visible' ? currentSession().token : undefined
    if (wanted === token) return
    token = wanted
    leave?.()
    leave = wanted === undefined ? undefined : follow(wanted, onHint)
  }
  update()
  const unsubscribe = onSessionChange(update)
  document.addEventListener('visibilitychange', update)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', update)
    leave?.()
  }
}
