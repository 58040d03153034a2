import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Adding, useAdding } from '#platform/adding.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { useTakeCartCount } from '#platform/cart-badge.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { flyFrom } from '#ui/fly.ts'
import { showToast } from '#ui/toast.tsx'
import type { Product } from '#widgets/product-card.tsx'
import type { ListAdding } from '#widgets/product-list.tsx'
import { onlySku } from './only-sku.ts'
import { productQuery, useAddToCart } from './queries.ts'
import { useAddWanted, useWantedLine } from './use-wanted-line.ts'

export interface QuickAdd {
  /** For the list; undefined for who has no cart. */
  list: ListAdding | undefined
  /** Where there is something to choose; open while there is a product. */
  sheet: { open: boolean; adding: Adding; onClose: () => void }
}

/** Puts products of a list in the cart from where one is: at once when there is nothing to choose, else by the sheet. */
export function useQuickAdd(): QuickAdd {
  const t = useTexts('goods')
  const client = useQueryClient()
  const session = useSession()
  const isGuest = session.token === undefined
  const addAfterLogin = useWantedLine()
  useAddWanted()
  const takeCount = useTakeCartCount()
  const addToCart = useAddToCart()
  const [busyId, setBusyId] = useState<string>()
  const [choosing, setChoosing] = useState<{ id: string; from: HTMLElement }>()

  const tell = (from: HTMLElement) => {
    flyFrom(from)
    showToast(t('buy.added'))
  }
  const adding = useAdding(choosing?.id, () => {
    if (choosing) tell(choosing.from)
    setChoosing(undefined)
  })
  const addOnly = async ({ id }: Product, from: HTMLElement) => {
    const product = await client.fetchQuery(productQuery(id))
    const sku = onlySku(product)
    if (!sku) return setChoosing({ id, from })
    if (isGuest) return addAfterLogin({ skuId: sku.id, quantity: product.unit.minSteps, measures: null })
    takeCount(await addToCart.mutateAsync({ body: { skuId: sku.id, quantity: product.unit.minSteps } }))
    return tell(from)
  }
  const add = (product: Product, from: HTMLElement) => {
    if (busyId !== undefined) return
    setBusyId(product.id)
    addOnly(product, from)
      .catch((failure: unknown) => {
        // The client has said what went wrong; the sheet shows what there is now, with a retry where nothing came.
        if (!(failure instanceof ApiError)) throw failure
        setChoosing({ id: product.id, from })
      })
      .finally(() => setBusyId(undefined))
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
