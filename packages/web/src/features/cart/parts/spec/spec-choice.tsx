import { useQueryClient } from '@tanstack/react-query'
import { lineKey, type Measures, soldAs } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { withinSale } from '@zhujia/contract/catalogue/sale.ts'
import { useState } from 'react'
import { type Cart, cartQuery, useUpdateLine } from '#entities/cart/queries.ts'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { draftOf, isWhole, measuresOf } from '#widgets/measure-draft.ts'
import { MeasureFields } from '#widgets/measure-fields.tsx'
import { useChargedTexts } from '#widgets/measure-texts.ts'
import { firstChoice, skuOf, withValue } from '#widgets/sku-choice.ts'
import { useStockWords } from '#widgets/sku-stock.ts'
import { groupName, SpecGroups } from '#widgets/spec-groups.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { type CartLine, linesOf } from '#features/cart/edits.ts'
import { useRefusalWords } from '#features/cart/use-refusal-words.ts'
import styles from './spec-choice.module.css'
import { SkuSummary } from './sku-summary.tsx'

export interface SpecChoiceProps {
  line: CartLine
  product: ProductDetail
  settle: () => Promise<boolean>
  onDone: () => void
}

/** Moves the line to another SKU, with its quantity or the stock if that is less. */
function useMove({ line, product, settle, onDone }: SpecChoiceProps) {
  const t = useTexts('cart')
  const client = useQueryClient()
  const { mutate, isPending } = useUpdateLine({ mask: false, toast: false })
  const wordsFor = useRefusalWords()
  const { amount } = useUnitTexts()
  const finish = async (key: string) => {
    await refreshAfter(client, 'cart.updateLine')
    const cart = client.getQueryData<Cart>(cartQuery().queryKey)
    const lines = cart ? linesOf(cart) : []
    // It is gone when the cart had a line of its new SKU already, and both have become that one.
    const merged = lines.some(({ id }) => id === line.id) ? undefined : lines.find((one) => lineKey(one) === key)
    showToast(merged ? t('spec.merged', { amount: amount(merged.unit, merged.quantity) }) : t('spec.done'))
    onDone()
  }
  const move = async (sku: ProductDetail['skus'][number], measures: Measures | null) => {
    const key = lineKey({ skuId: sku.id, measures })
    if (key === lineKey(line)) return onDone()
    if (!(await settle())) return
    const quantity = withinSale(line.quantity, product.unit, sku)
    mutate(
      { params: { id: line.id }, body: { quantity, skuId: sku.id, ...(measures && { measures }) } },
      {
        onSuccess: () => void finish(key),
        onError: (error) => showToast(wordsFor(error, line.unit), { kind: 'error' }),
      },
    )
  }
  return { move, isPending }
}

/** Price and unit of a SKU in these measures. */
const soldOf = (
  { unit, madeToMeasure }: ProductDetail,
  { pack, priceFen }: ProductDetail['skus'][number],
  measures: Measures | null,
) => soldAs({ ...pack, unit, priceFen, madeToMeasure }, measures)

/** What is chosen so far: the values of the spec groups and, for what is made to measure, the sizes and options. */
function useChoice({ line, product }: SpecChoiceProps) {
  const { skus, specGroups, madeToMeasure: rule } = product
  const [draft, setDraft] = useState(() => draftOf(line.measures))
  const [choice, setChoice] = useState(() => firstChoice(skus, specGroups, line.skuId))
  const sku = skuOf(skus, choice)
  const measures = rule && measuresOf(rule, draft)
  const canMake = rule === null || isWhole(rule, draft)
  const { unit, priceFen } =
    sku && canMake ? soldOf(product, sku, measures) : { unit: product.unit, priceFen: sku?.priceFen }
  const open = specGroups.find((_group, place) => choice[place] === undefined)
  return { draft, setDraft, choice, setChoice, sku, measures, canMake, unit, priceFen, open }
}

/** The spec values to choose from, and the chosen SKU with picture, price and stock; for goods made to measure, the measures. */
export function SpecChoice(props: SpecChoiceProps) {
  const { line, product } = props
  const t = useTexts('cart')
  const stockOf = useStockWords()
  const charged = useChargedTexts()
  const { skus, specGroups, madeToMeasure: rule } = product
  const { draft, setDraft, choice, setChoice, sku, measures, canMake, unit, priceFen, open } = useChoice(props)
  const [isStrict, setStrict] = useState(false)
  const { move, isPending } = useMove(props)
  const toChoose = open && t('spec.choose', { group: groupName(open) })
  const confirm = () => {
    if (sku && canMake) return void move(sku, measures)
    setStrict(true)
  }
  return (
    <div className={styles.choice}>
      <SkuSummary
        picture={sku?.picture ?? line.picture}
        priceFen={priceFen}
        unit={unit}
        words={sku ? stockOf(product, sku).words : toChoose}
        charged={sku ? charged(rule, { measures: canMake ? measures : null, eachFen: priceFen, unit }).join(' · ') : ''}
      />
      <SpecGroups
        groups={specGroups}
        skus={skus}
        choice={choice}
        minSteps={product.unit.minSteps}
        onChoose={(group, value) => setChoice(withValue(choice, group, value))}
        errorOf={isStrict ? (group) => t('spec.choose', { group }) : undefined}
      />
      {rule && <MeasureFields rule={rule} draft={draft} onChange={setDraft} isStrict={isStrict} />}
      <div className={styles.confirm}>
        <Button block size="large" loading={isPending} onClick={confirm}>
          {t('spec.confirm')}
        </Button>
      </div>
    </div>
  )
}
