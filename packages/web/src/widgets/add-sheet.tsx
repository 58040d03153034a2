import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { productDetail } from '@zhujia/contract/catalogue/schemas.ts'
import { withinSale } from '@zhujia/contract/catalogue/sale.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Button, LinkButton } from '../ui/action/button.tsx'
import { Image } from '../ui/media/image.tsx'
import { Sheet } from '../ui/overlay/sheet.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { showToast } from '../ui/feedback/toast.tsx'
import { LoadFailed } from './load-failed.tsx'
import styles from './add-sheet.module.css'
import { sourcesOf } from './picture-sources.ts'
import { SalePrice } from './price-text.tsx'
import { SaleStepper, useLimitWords } from './sale-stepper.tsx'
import { firstChoice, isInStock, skuOf, withValue } from './sku-choice.ts'
import { useStockWords } from './sku-stock.ts'
import { SpecGroups } from './spec-groups.tsx'
import { useUnitTexts } from './unit-text.ts'

type Product = z.output<typeof productDetail>
type Sku = Product['skus'][number]

/** The product to choose from, and the function that adds the choice. */
interface Adding {
  /** Undefined until it is loaded. */
  product: Product | undefined
  error: Error | undefined
  isFetching: boolean
  retry: () => void
  add: (skuId: string, steps: number) => void
  isAdding: boolean
}

export interface AddSheetProps {
  open: boolean
  adding: Adding
  onClose: () => void
}

function Head({ product, sku }: { product: Product; sku: Sku | undefined }) {
  const stockOf = useStockWords()
  const { unit, skus, gallery, title } = product
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
        {sku && <p className={styles.hint}>{stockOf(product, sku).words}</p>}
      </div>
    </div>
  )
}

/** The chooser of SKU and quantity inside the sheet. */
function Choice({ product, adding }: { product: Product; adding: Adding }) {
  const t = useTexts('goods')
  const made = useTexts('made')
  const units = useUnitTexts()
  const { skus, specGroups, unit } = product
  const [choice, setChoice] = useState(() => firstChoice(skus, specGroups, undefined))
  const [wanted, setWanted] = useState(unit.minSteps)
  const sku = skuOf(skus, choice)
  const steps = withinSale(wanted, unit, sku ?? { available: QUANTITY_MAX })
  const wordsAt = useLimitWords(product.hasLots)
  const open = choice.indexOf(undefined)
  const [isStrict, setStrict] = useState(false)
  const groups = useRef<HTMLDivElement>(null)
  const canAdd = !sku || isInStock(sku, unit.minSteps)
  const press = () => {
    if (sku) return adding.add(sku.id, steps)
    setStrict(true)
    if (open === -1) return showToast(t('sku.noSuch'))
    return groups.current?.querySelectorAll('[role="group"]')[open]?.querySelector('button')?.focus()
  }
  return (
    <div className={styles.choice}>
      <Head product={product} sku={sku} />
      <div ref={groups}>
        <SpecGroups
          groups={specGroups}
          skus={skus}
          choice={choice}
          minSteps={unit.minSteps}
          onChoose={(group, value) => setChoice(withValue(choice, group, value))}
          errorOf={isStrict ? (group) => t('sku.missing', { group }) : undefined}
        />
      </div>
      {product.madeToMeasure ? null : (
        <div className={styles.quantity}>
          <span>{t('sku.quantity')}</span>
          <span className={styles.count}>
            <SaleStepper
              label={t('sku.quantity')}
              unit={unit}
              available={sku?.available}
              value={steps}
              onChange={setWanted}
              wordsAt={wordsAt}
              disabled={!canAdd}
            />
            {units.name(unit.step)}
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
  const { product, error, isFetching, retry } = adding
  if (product) return <Choice key={product.id} product={product} adding={adding} />
  if (!error) return <Skeleton kind="line" count={6} />
  return <LoadFailed title={t('product.failed')} error={error} onRetry={retry} retrying={isFetching} />
}

/** Adds a product of a list to the cart: SKUs, a quantity, one button; goods made to measure link to their page. Needs the `goods`, `made` and `units` texts. */
export function AddSheet({ open, adding, onClose }: AddSheetProps) {
  const t = useTexts('goods')
  return (
    <Sheet open={open} onClose={onClose} title={t('sku.title')} tall>
      <Content adding={adding} />
    </Sheet>
  )
}
