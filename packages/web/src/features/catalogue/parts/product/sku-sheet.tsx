import { useRef, useState } from 'react'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { faultsOf } from '#widgets/measure-draft.ts'
import { MeasureFields } from '#widgets/measure-fields.tsx'
import { isInStock } from '#widgets/sku-choice.ts'
import { SpecGroups } from '#widgets/spec-groups.tsx'
import { type ToBuy, useBuying } from '#features/catalogue/use-buying.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import { SkuHead } from './sku-head.tsx'
import { SkuQuantity } from './sku-quantity.tsx'
import { SkuSum } from './sku-sum.tsx'
import styles from './sku-sheet.module.css'

/** The purpose of the sheet: to choose only, to add to the cart, or to buy now. */
export type Purpose = 'choose' | 'add' | 'buy'

interface SkuSheetProps {
  product: ProductDetail
  chosen: ChosenSku
  /** Undefined: closed. */
  purpose: Purpose | undefined
  /** The button of the calculator from an area to the quantity. */
  onMeasure: () => void
  onClose: () => void
}

/** The buttons. Without a complete choice they mark what is missing and scroll to its first, and nothing is sent. */
function Actions({
  product,
  chosen,
  purpose,
  onMissing,
  onClose,
}: Omit<SkuSheetProps, 'purpose' | 'onMeasure'> & { purpose: Purpose; onMissing: () => void }) {
  const t = useTexts('goods')
  const { add, buy, adding } = useBuying(product, onClose)
  const { sku, steps, measures } = chosen
  if (sku && !isInStock(sku, product.unit.minSteps)) {
    return (
      <Button block size="large" disabled>
        {t('sku.soldOut')}
      </Button>
    )
  }
  const press = (then: (what: ToBuy) => void) => () =>
    sku && measures !== undefined ? then({ skuId: sku.id, quantity: steps, measures }) : onMissing()
  return (
    <div className={styles.actions}>
      {purpose !== 'buy' && (
        <Button
          block
          size="large"
          kind={purpose === 'choose' ? 'secondary' : 'primary'}
          loading={adding}
          onClick={press(add)}
        >
          {t('buy.add')}
        </Button>
      )}
      {purpose !== 'add' && (
        <Button block size="large" onClick={press(buy)}>
          {t('buy.buy')}
        </Button>
      )}
    </div>
  )
}

/** The sheet in which a SKU of a product and its quantity are chosen. */
export function SkuSheet({ product, chosen, purpose, onMeasure, onClose }: SkuSheetProps) {
  const t = useTexts('goods')
  const groups = useRef<HTMLDivElement>(null)
  // The buttons do not change while the sheet closes.
  const [last, setLast] = useState<Purpose>('choose')
  if (purpose && purpose !== last) setLast(purpose)
  const [isStrict, setStrict] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const firstUnmeasured = () => {
    const rule = product.madeToMeasure
    const first = rule && faultsOf(rule, chosen.draft, true)[0]
    const place = rule ? [...rule.sizes.map(({ size }) => size), ...rule.options.map(({ option }) => option)] : []
    const controls = fields.current?.querySelectorAll<HTMLElement>('input, [role="group"]') ?? []
    return first && controls[place.findIndex((field) => field === first.field)]
  }
  const showMissing = () => {
    setStrict(true)
    const open = chosen.choice.indexOf(undefined)
    const first = groups.current?.querySelectorAll<HTMLElement>('[role="group"]')[open] ?? firstUnmeasured()
    const control = first?.querySelector<HTMLElement>('button') ?? first
    control?.focus()
  }
  return (
    <Sheet
      open={purpose !== undefined}
      onClose={onClose}
      title={t('sku.title')}
      tall
      footer={
        <>
          <SkuSum product={product} chosen={chosen} />
          <Actions product={product} chosen={chosen} purpose={last} onMissing={showMissing} onClose={onClose} />
        </>
      }
    >
      <SkuHead product={product} chosen={chosen} />
      <div ref={groups} className={styles.groups}>
        <SpecGroups
          groups={product.specGroups}
          skus={product.skus}
          choice={chosen.choice}
          minSteps={product.unit.minSteps}
          onChoose={chosen.choose}
          errorOf={isStrict ? (group) => t('sku.missing', { group }) : undefined}
        />
      </div>
      {product.madeToMeasure && (
        <div ref={fields} className={styles.made}>
          <MeasureFields
            rule={product.madeToMeasure}
            draft={chosen.draft}
            onChange={chosen.setDraft}
            isStrict={isStrict}
          />
        </div>
      )}
      <SkuQuantity product={product} chosen={chosen} onMeasure={onMeasure} />
    </Sheet>
  )
}
