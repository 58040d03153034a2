import { HTTP_TIMEOUT_MS } from '@zhujia/contract/core/constants.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isOffline } from './api-client/transport.ts'
import type { Checks } from './form-checks.ts'
import { withinTime } from './within-time.ts'

/** Calls back once the browser has nothing better to do. @returns withdraws it */
function whenIdle(run: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(idle)
}

/**
 * Fetches the contract's checks once the form stands there, so that a network which is lost while somebody types does not matter.
 * @returns gets them; undefined where they cannot be had: then the server alone checks
 */
export function useContractChecks(load: (() => Promise<Checks>) | undefined): () => Promise<Checks | undefined> {
  const isHere = useRef(false)
  const get = async (): Promise<Checks | undefined> => {
    // Browsers remember a failed import for as long as the document lives: none is begun without a network.
    if (!load || (isOffline() && !isHere.current)) return undefined
    try {
      const checks = await withinTime(load(), HTTP_TIMEOUT_MS)
      isHere.current = true
      return checks
    } catch {
      return undefined
    }
  }
  const fetchAhead = useEffectEvent(() => void get())
  useEffect(() => whenIdle(() => fetchAhead()), [])
  return get
}
