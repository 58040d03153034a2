import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { firstChoice, skuOf, withValue } from '#widgets/sku-choice.ts'
import { SpecGroups } from '#widgets/spec-groups.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import type { CartLine } from '../edits.ts'
import { cartQuery, type Product, useUpdateLine } from '../queries.ts'
import { useRefusalWords } from '../use-refusal-words.ts'
import styles from './spec-choice.module.css'
import { SkuSummary } from './sku-summary.tsx'

export interface SpecChoiceProps {
  line: CartLine
  product: Product
  settle: () => Promise<boolean>
  onDone: () => void
}

/** Moves the line to another SKU, with its quantity as far as that one has it. */
function useMove({ line, product, settle, onDone }: SpecChoiceProps) {
  const t = useTexts('cart')
  const client = useQueryClient()
  const { mutate, isPending } = useUpdateLine()
  const wordsFor = useRefusalWords()
  const finish = async () => {
    await client.invalidateQueries({ queryKey: cartQuery().queryKey })
    showToast(t('spec.done'))
    onDone()
  }
  const move = async (sku: Product['skus'][number]) => {
    if (sku.id === line.skuId) return onDone()
    if (!(await settle())) return
    const quantity = Math.max(product.unit.minSteps, Math.min(line.quantity, sku.available))
    mutate(
      { params: { id: line.id }, body: { quantity, skuId: sku.id } },
      {
        onSuccess: () => void finish(),
        onError: (error) => showToast(wordsFor(error, line.unit), { kind: 'error' }),
      },
    )
  }
  return { move, isPending }
}

/** The values to choose from and what the choice is: picture, price, stock. */
export function SpecChoice(props: SpecChoiceProps) {
  const { line, product } = props
  const t = useTexts('cart')
  const { amount } = useUnitTexts()
  const { skus, specGroups, unit } = product
  const [choice, setChoice] = useState(() => firstChoice(skus, specGroups, line.skuId))
  const { move, isPending } = useMove(props)
  const sku = skuOf(skus, choice)
  const open = specGroups.find((_group, place) => choice[place] === undefined)
  const confirm = () => {
    if (sku) return void move(sku)
    if (open) showToast(t('spec.choose', { group: open.name }))
  }
  return (
    <div className={styles.choice}>
      <SkuSummary
        picture={sku?.picture ?? line.picture}
        priceFen={sku?.priceFen}
        unit={unit}
        words={
          sku ? t('spec.left', { amount: amount(unit, sku.available) }) : open && t('spec.choose', { group: open.name })
        }
      />
      <SpecGroups
        groups={specGroups}
        skus={skus}
        choice={choice}
        minSteps={unit.minSteps}
        onChoose={(group, value) => setChoice(withValue(choice, group, value))}
      />
      <div className={styles.confirm}>
        <Button block size="large" loading={isPending} onClick={confirm}>
          {t('spec.confirm')}
        </Button>
      </div>
    </div>
  )
}
