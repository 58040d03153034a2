import { useState } from 'react'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { type Choice, firstChoice, skuOf, withValue } from '#widgets/sku-choice.ts'
import { mostOf, within } from './amounts.ts'
import type { ProductDetail, Sku } from './queries.ts'

export interface ChosenSku {
  choice: Choice
  /** The SKU that all chosen values name. */
  sku: Sku | undefined
  /** In sale steps, within what is left of the SKU. */
  steps: number
  choose: (group: number, value: string) => void
  setSteps: (steps: number) => void
}

/** A whole number of steps from the address, undefined for anything else. */
function stepsIn(text: string | undefined): number | undefined {
  const steps = Number(text)
  return Number.isInteger(steps) && steps > 0 ? steps : undefined
}

/**
 * What is chosen of a product. A complete choice stands in the address: it survives the login, a reload and a link
 * sent to someone else.
 */
export function useChoice(product: ProductDetail): ChosenSku {
  const query = usePageQuery('productDetail')
  const { setQuery } = useNavigation()
  const { skus, specGroups, unit } = product
  const [choice, setChoice] = useState(() => firstChoice(skus, specGroups, query.sku))
  const [wish, setWish] = useState(() => stepsIn(query.quantity) ?? unit.minSteps)
  const sku = skuOf(skus, choice)
  const keep = (next: Sku | undefined, steps: number) =>
    setQuery({ id: product.id, sku: next?.id, quantity: next && steps !== unit.minSteps ? String(steps) : undefined })
  return {
    choice,
    sku,
    steps: sku ? within(wish, unit.minSteps, mostOf(sku)) : wish,
    choose: (group, value) => {
      const next = withValue(choice, group, value)
      setChoice(next)
      keep(skuOf(skus, next), wish)
    },
    setSteps: (steps) => {
      setWish(steps)
      keep(sku, steps)
    },
  }
}
