import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Adding, useAdding } from '#entities/cart/adding.ts'
import { useTakeCartCount } from '#entities/cart/badge.ts'
import { useAddLine } from '#entities/cart/queries.ts'
import { productQuery } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { fetchForStep } from '#platform/fetch-for-step.ts'
import { runAction } from '#platform/run-action.ts'
import { flyFrom } from '#ui/media/fly.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import type { Product } from '#widgets/product-card.tsx'
import type { ListAdding } from '#widgets/product-list.tsx'
import { onlySku } from './only-sku.ts'
import { useAddWanted, useWantedLine } from './use-wanted-line.ts'

export interface QuickAdd {
  /** For the list; undefined for roles without a cart. */
  list: ListAdding | undefined
  /** For products with something to choose; open while there is a product. */
  sheet: { open: boolean; adding: Adding; onClose: () => void }
}

/** Adds products of a list to the cart without leaving the list: at once when there is nothing to choose, else by the sheet. */
export function useQuickAdd(): QuickAdd {
  const t = useTexts('goods')
  const client = useQueryClient()
  const session = useSession()
  const isGuest = session.token === undefined
  const addAfterLogin = useWantedLine()
  useAddWanted()
  const takeCount = useTakeCartCount()
  const addToCart = useAddLine()
  const [busyId, setBusyId] = useState<string>()
  const [choosing, setChoosing] = useState<{ id: string; from: HTMLElement }>()

  const showAdded = (from: HTMLElement) => {
    flyFrom(from)
    showToast(t('buy.added'))
  }
  const adding = useAdding(choosing?.id, () => {
    if (choosing) showAdded(choosing.from)
    setChoosing(undefined)
  })
  const addOnly = async ({ id }: Product, from: HTMLElement) => {
    const product = await fetchForStep(client, productQuery(id))
    const sku = onlySku(product)
    if (!sku) return setChoosing({ id, from })
    if (isGuest) return addAfterLogin({ skuId: sku.id, quantity: product.unit.minSteps, measures: null })
    takeCount(await addToCart.mutateAsync({ body: { skuId: sku.id, quantity: product.unit.minSteps } }))
    return showAdded(from)
  }
  const add = (product: Product, from: HTMLElement) => {
    if (busyId !== undefined) return
    setBusyId(product.id)
    // After a failure the sheet shows the present stock, or a retry button.
    void runAction(
      () => addOnly(product, from),
      () => setChoosing({ id: product.id, from }),
    ).finally(() => setBusyId(undefined))
  }
  const addAsGuest = (skuId: string, steps: number) => {
    setChoosing(undefined)
    addAfterLogin({ skuId, quantity: steps, measures: null })
  }
  const hasCart = isGuest || mayOpen('cart', activeRoles(session))
  return {
    list: hasCart ? { busyId, add } : undefined,
    sheet: {
      open: choosing !== undefined,
      adding: isGuest ? { ...adding, add: addAsGuest } : adding,
      onClose: () => setChoosing(undefined),
    },
  }
}
