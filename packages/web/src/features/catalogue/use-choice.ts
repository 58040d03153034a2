import {
  measuresIn,
  measuresText,
  type Measures,
  pieceUnit,
  soldAs,
} from '@zhujia/contract/catalogue/made-to-measure.ts'
import { withinSale } from '@zhujia/contract/catalogue/sale.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { useState } from 'react'
import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { type Choice, firstChoice, skuOf, withValue } from '#widgets/sku-choice.ts'
import { type Draft, draftOf, isWhole, measuresOf } from '#widgets/measure-draft.ts'

export interface ChosenSku {
  choice: Choice
  /** The SKU of the chosen values; undefined while the choice is incomplete. */
  sku: Sku | undefined
  /** In sale steps, within the stock of the SKU. */
  steps: number
  /** The typed measures of a piece. */
  draft: Draft
  /** Undefined while the measures are invalid; null for a product that is not made to measure. */
  measures: Measures | null | undefined
  /** The sale unit; pieces for goods made to measure. */
  unit: SaleUnit
  /** The price of one step or piece; undefined while it is not known. */
  eachFen: number | undefined
  choose: (group: number, value: string) => void
  setDraft: (draft: Draft) => void
  setSteps: (steps: number) => void
}

/** The typed measures of a piece, and its price. */
function useDraft({ madeToMeasure: rule, unit }: ProductDetail, typed: string | undefined) {
  const [draft, setDraft] = useState(() => draftOf(measuresIn(typed)))
  const measuresFor = (typed: Draft) => {
    if (rule === null) return null
    return isWhole(rule, typed) ? measuresOf(rule, typed) : undefined
  }
  const measures = measuresFor(draft)
  const eachFen = (sku: Sku | undefined) =>
    sku && measures !== undefined
      ? soldAs({ ...sku.pack, priceFen: sku.priceFen, unit, madeToMeasure: rule }, measures).priceFen
      : undefined
  return { draft, setDraft, measures, eachFen, textOf: (typed: Draft) => rule && measuresText(measuresOf(rule, typed)) }
}

/** A whole number of steps from the URL, undefined for anything else. */
function stepsIn(text: string | undefined): number | undefined {
  const steps = Number(text)
  return Number.isInteger(steps) && steps > 0 ? steps : undefined
}

/**
 * The choice on a product's page. A complete choice is in the URL, so it survives a login and a reload, and can be shared as a
 * link.
 */
export function useChoice(product: ProductDetail): ChosenSku {
  const query = usePageQuery('productDetail')
  const { setQuery } = useNavigation()
  const { skus, specGroups, madeToMeasure } = product
  const unit = madeToMeasure ? pieceUnit(madeToMeasure, product.unit) : product.unit
  const made = useDraft(product, query.measures)
  const [choice, setChoice] = useState(() => firstChoice(skus, specGroups, query.sku))
  const [wantedSteps, setWantedSteps] = useState(() => stepsIn(query.quantity) ?? unit.minSteps)
  const sku = skuOf(skus, choice)
  const writeAddress = (next: Sku | undefined, steps: number, draft = made.draft) =>
    setQuery({
      id: product.id,
      addressId: query.addressId,
      sku: next?.id,
      quantity: next && steps !== unit.minSteps ? String(steps) : undefined,
      measures: made.textOf(draft) || undefined,
    })
  return {
    choice,
    sku,
    steps: sku ? withinSale(wantedSteps, unit, sku) : wantedSteps,
    choose: (group, value) => {
      const next = withValue(choice, group, value)
      setChoice(next)
      writeAddress(skuOf(skus, next), wantedSteps)
    },
    draft: made.draft,
    measures: made.measures,
    unit,
    eachFen: made.eachFen(sku),
    setDraft: (draft) => {
      made.setDraft(draft)
      writeAddress(sku, wantedSteps, draft)
    },
    setSteps: (steps) => {
      setWantedSteps(steps)
      writeAddress(sku, steps)
    },
  }
}
