import { VIEWS_BATCH } from '@zhujia/contract/core/limits.ts'
import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { DAY_MS, now } from '#platform/clock.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import { runAction } from '#platform/run-action.ts'
import { refreshAfter } from '../stale-after.ts'
import { useMergeViewed } from './queries.ts'

const KEY = 'viewed'
const MAX_AGE_MS = 90 * DAY_MS
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A product that was viewed on this device before signing in. */
export interface ViewedHere {
  productId: string
  viewedAt: string
}

function toViewed(value: unknown): ViewedHere[] {
  if (typeof value !== 'object' || value === null || !('productId' in value) || !('viewedAt' in value)) return []
  const { productId, viewedAt } = value
  if (typeof productId !== 'string' || !UUID.test(productId) || typeof viewedAt !== 'string') return []
  const at = Date.parse(viewedAt)
  return at > now() - MAX_AGE_MS ? [{ productId, viewedAt: new Date(at).toISOString() }] : []
}

/** The views stored on this device, the latest first; damaged and too old ones are left out. */
export function listViewedHere(): ViewedHere[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.flatMap(toViewed).slice(0, VIEWS_BATCH) : []
}

/** Records a view of a product on this device, each product once. */
export function rememberHere(productId: string): void {
  const others = listViewedHere().filter((view) => view.productId !== productId)
  writeStored(KEY, [{ productId, viewedAt: new Date(now()).toISOString() }, ...others].slice(0, VIEWS_BATCH))
}

/** Merges the views of this device into the account after a login, once; after a failure it is tried at the next start. */
export function useMergeViews(): void {
  const roles = activeRoles(useSession())
  const canMerge = roles !== undefined && mayOpen('history', roles)
  const client = useQueryClient()
  const { mutateAsync } = useMergeViewed()
  const merge = useEffectEvent(async () => {
    const views = listViewedHere()
    if (views.length === 0) return
    await runAction(async () => {
      await mutateAsync({ body: { views } })
      removeStored(KEY)
      await refreshAfter(client, 'views.mergeViews')
    })
  })
  useEffect(() => {
    if (canMerge) void merge()
  }, [canMerge])
}
