import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from './api-client/api-error.ts'
import { now } from './clock.ts'
import { useApiMutation } from './queries.ts'
import { activeRoles, useSession } from './session.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const KEY = 'viewed'
const MAX = 100
const KEEP_MS = 90 * 24 * 3600 * 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A product that somebody looked at on this device before signing in. */
export interface ViewedHere {
  productId: string
  viewedAt: string
}

function toViewed(value: unknown): ViewedHere[] {
  if (typeof value !== 'object' || value === null || !('productId' in value) || !('viewedAt' in value)) return []
  const { productId, viewedAt } = value
  if (typeof productId !== 'string' || !UUID.test(productId) || typeof viewedAt !== 'string') return []
  const at = Date.parse(viewedAt)
  return at > now() - KEEP_MS ? [{ productId, viewedAt: new Date(at).toISOString() }] : []
}

/** What this device remembers, the latest first; what is damaged or too old is left out. */
export function listViewedHere(): ViewedHere[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.flatMap(toViewed).slice(0, MAX) : []
}

/** Remembers a look at a product on this device, each product once. */
export function rememberHere(productId: string): void {
  const others = listViewedHere().filter((view) => view.productId !== productId)
  writeStored(KEY, [{ productId, viewedAt: new Date(now()).toISOString() }, ...others].slice(0, MAX))
}

/** Takes what this device remembers over into the account that has just been signed in, once; a failure leaves it for the next start. */
export function useMergeViews(): void {
  const roles = activeRoles(useSession())
  const canMerge = roles !== undefined && mayOpen('history', roles)
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation('catalogue.mergeViews', { mask: false, toast: false })
  const merge = useEffectEvent(async () => {
    const views = listViewedHere()
    if (views.length === 0) return
    try {
      await mutateAsync({ body: { views } })
      removeStored(KEY)
      await client.invalidateQueries({ predicate: ({ queryKey: [endpoint] }) => endpoint === 'catalogue.listHistory' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  })
  useEffect(() => {
    if (canMerge) void merge()
  }, [canMerge])
}
