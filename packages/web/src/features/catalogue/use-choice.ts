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
  /** The SKU that all chosen values name. */
  sku: Sku | undefined
  /** In sale steps, within what is left of the SKU. */
  steps: number
  /** What is typed of a piece made to measure. */
  draft: Draft
  /** Undefined while a piece cannot be made so; null for what is not made to measure. */
  measures: Measures | null | undefined
  /** In what it is counted: pieces, of what is made to measure. */
  unit: SaleUnit
  /** What one step or piece of it costs; undefined while that is not known. */
  eachFen: number | undefined
  choose: (group: number, value: string) => void
  setDraft: (draft: Draft) => void
  setSteps: (steps: number) => void
}

/** What is typed of a piece, and what it costs so. A product that is not made to measure has nothing to type. */
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
