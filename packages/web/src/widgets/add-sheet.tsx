import { useState } from 'react'
import { pieceUnit } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Adding } from '../platform/adding.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { Image } from '../ui/image.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Stepper } from '../ui/stepper.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './add-sheet.module.css'
import { sourcesOf } from './picture-sources.ts'
import { SalePrice } from './price-text.tsx'
import { firstChoice, isInStock, skuOf, withValue } from './sku-choice.ts'
import { SpecGroups } from './spec-groups.tsx'
import { useUnitTexts } from './unit-text.ts'

type Product = NonNullable<Adding['product']>
type Sku = Product['skus'][number]

export interface AddSheetProps {
  open: boolean
  adding: Adding
  onClose: () => void
}

function Head({ product, sku }: { product: Product; sku: Sku | undefined }) {
  const t = useTexts('goods')
  const { amount } = useUnitTexts()
  const { unit, skus, gallery, title, madeToMeasure } = product
  const counted = madeToMeasure ? pieceUnit(madeToMeasure, unit) : unit
  const picture = sku?.picture ?? gallery[0]
  const low = Math.min(...skus.map(({ priceFen }) => priceFen))
  return (
    <div className={styles.head}>
      <span className={styles.picture}>
        {picture && <Image src={sourcesOf(picture)} alt="" sizes="88px" rounded />}
      </span>
      <div className={styles.words} aria-live="polite">
        <p className={styles.title}>{title}</p>
        <SalePrice fen={sku?.priceFen ?? low} unit={unit} size="large" from={!sku && skus.length > 1} />
        {sku && (
          <p className={styles.hint}>
            {isInStock(sku, unit.minSteps)
              ? t('sku.stock', { amount: amount(counted, sku.available) })
              : t('sku.soldOut')}
          </p>
        )}
      </div>
    </div>
  )
}

/** What to choose of a product, and how much, to put it in the cart from where one is. */
function Choice({ product, adding }: { product: Product; adding: Adding }) {
  const t = useTexts('goods')
  const made = useTexts('made')
  const units = useUnitTexts()
  const { skus, specGroups, unit } = product
  const [choice, setChoice] = useState(() => firstChoice(skus, specGroups, undefined))
  const [wish, setWish] = useState(unit.minSteps)
  const sku = skuOf(skus, choice)
  const most = Math.max(unit.minSteps, Math.min(sku?.available ?? QUANTITY_MAX, QUANTITY_MAX))
  const steps = Math.min(wish, most)
  const open = specGroups.find((_group, place) => choice[place] === undefined)
  const canAdd = !sku || isInStock(sku, unit.minSteps)
  const press = () => {
    if (sku) return adding.add(sku.id, steps)
    return showToast(open ? t('sku.missing', { group: open.name }) : t('sku.noSuch'))
  }
  return (
    <div className={styles.choice}>
      <Head product={product} sku={sku} />
      <SpecGroups
        groups={specGroups}
        skus={skus}
        choice={choice}
        minSteps={unit.minSteps}
        onChoose={(group, value) => setChoice(withValue(choice, group, value))}
      />
      {product.madeToMeasure ? null : (
        <div className={styles.quantity}>
          <span>{t('sku.quantity')}</span>
          <span className={styles.count}>
            <Stepper
              label={t('sku.quantity')}
              value={steps}
              onChange={setWish}
              min={unit.minSteps}
              max={most}
              onLimit={() => showToast(t('sku.mostAtOnce', { amount: units.amount(unit, most) }))}
            />
            {units.amount(unit, steps)}
          </span>
        </div>
      )}
      <div className={styles.confirm}>
        {product.madeToMeasure && canAdd ? (
          <LinkButton block size="large" href={href('productDetail', { id: product.id, ...(sku && { sku: sku.id }) })}>
            {made('toPage')}
          </LinkButton>
        ) : (
          <Button block size="large" disabled={!canAdd} loading={adding.isAdding} onClick={press}>
            {t(canAdd ? 'buy.add' : 'sku.soldOut')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Content({ adding }: { adding: Adding }) {
  const t = useTexts('goods')
  const core = useTexts('core')
  const { product, error, isFetching, retry } = adding
  if (product) return <Choice key={product.id} product={product} adding={adding} />
  if (!error) return <Skeleton kind="line" count={6} />
  return (
    <FailedState
      title={t('product.failed')}
      hint={error.message}
      onRetry={retry}
      retryText={core('ui.retry')}
      retrying={isFetching}
    />
  )
}

/** Puts a product of a list in the cart: its SKUs, a quantity, one button; what is made to measure is measured on its page. Needs the `goods`, `made` and `units` texts. */
export function AddSheet({ open, adding, onClose }: AddSheetProps) {
  const t = useTexts('goods')
  return (
    <Sheet open={open} onClose={onClose} title={t('sku.title')} tall>
      <Content adding={adding} />
    </Sheet>
  )
}
