import { useQueryClient } from '@tanstack/react-query'
import PackageX from 'lucide-react/icons/package-x'
import { href } from '@zhujia/contract/screens.ts'
import { cartQuery } from '#entities/cart/queries.ts'
import type { QuotedShop } from '#entities/orders/queries.ts'
import { refusalData } from '#platform/api-client/refusal-data.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import type { GoodsRefusal, Order } from '#features/checkout/use-order.ts'
import { useAdjust } from '#features/checkout/use-adjust.ts'
import styles from './refused-goods.module.css'

type QuotedLine = QuotedShop['lines'][number]

export interface RefusedGoodsProps {
  refusal: GoodsRefusal
  order: Order
}

function Back({ isFromCart }: { isFromCart: boolean }) {
  const t = useTexts('checkout')
  const { navigateBack } = useNavigation()
  if (isFromCart)
    return (
      <LinkButton href={href('cart')} kind="secondary">
        {t('refused.toCart')}
      </LinkButton>
    )
  return (
    <Button kind="secondary" onClick={() => navigateBack()}>
      {t('refused.back')}
    </Button>
  )
}

/** A SKU of a refusal; the refusal of a quote names its unit. */
interface Named {
  skuId: string
  unit?: QuotedLine['unit'] | undefined
}

/** How much is left, in the unit of the SKU if it is known: else there is only the number. */
function useAmounts({ quote, wanted }: Order): (sku: Named, steps: number) => string {
  const client = useQueryClient()
  const { amount } = useUnitTexts()
  const { number } = useFormats()
  const cart = wanted.isFromCart ? client.getQueryData(cartQuery().queryKey) : undefined
  const lines = [...(cart?.shops ?? []), ...(quote?.shops ?? [])].flatMap<Pick<QuotedLine, 'skuId' | 'unit'>>(
    (shop) => shop.lines,
  )
  return ({ skuId, ...named }, steps) => {
    const unit = named.unit ?? lines.find((line) => line.skuId === skuId)?.unit
    return unit ? amount(unit, steps) : number(steps)
  }
}

/** The goods that exceed the stock or the limit for one person, how much can be bought, and a button to take that much. */
function Short({ refusal, order }: RefusedGoodsProps) {
  const t = useTexts('checkout')
  const isHeld = refusal.errorCode === 'HOLD_LIMIT'
  const skus = refusalData(refusal, isHeld ? 'HOLD_LIMIT' : 'STOCK_SHORT')?.skus ?? []
  const { adjust, isPending, canAdjust } = useAdjust(order.wanted, skus)
  const amountOf = useAmounts(order)
  return (
    <>
      <ul className={styles.list}>
        {skus.map(({ title, available, ...sku }) => (
          <li key={sku.skuId} className={styles.line}>
            <span>{title}</span>
            <span className={styles.left}>
              {available > 0
                ? t(isHeld ? 'refused.may' : 'refused.left', { amount: amountOf(sku, available) })
                : t(isHeld ? 'refused.payFirst' : 'refused.soldOut')}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Back isFromCart={order.wanted.isFromCart} />
        {canAdjust && (
          <Button loading={isPending} onClick={adjust}>
            {t(isHeld ? 'refused.takeLess' : 'refused.adjust')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The goods that the shop does not deliver to that address, with the options: another address, or an order without these goods. */
function Undeliverable({ refusal, order }: RefusedGoodsProps) {
  const t = useTexts('checkout')
  const skus = refusalData(refusal, 'UNDELIVERABLE')?.skus ?? []
  const { wanted, delivery } = order
  // With "buy now" nothing would be left to order.
  const canLeaveOut = wanted.isFromCart && skus.length < (wanted.lines?.length ?? 0)
  const { adjust, isPending } = useAdjust(
    wanted,
    skus.map((sku) => ({ ...sku, available: 0 })),
  )
  return (
    <>
      <ul className={styles.list}>
        {skus.map(({ skuId, title }) => (
          <li key={skuId} className={styles.line}>
            <span>{title}</span>
            <span className={styles.left}>{t('refused.notThere')}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {canLeaveOut ? (
          <Button kind="secondary" loading={isPending} onClick={adjust}>
            {t('refused.leaveOut')}
          </Button>
        ) : (
          <Back isFromCart={wanted.isFromCart} />
        )}
        <Button onClick={delivery.change}>{t('refused.otherAddress')}</Button>
      </div>
    </>
  )
}

/** What the buyer can do about it. */
function RefusalActions(props: RefusedGoodsProps) {
  const code = props.refusal.errorCode
  if (code === 'STOCK_SHORT' || code === 'HOLD_LIMIT') return <Short {...props} />
  if (code === 'UNDELIVERABLE') return <Undeliverable {...props} />
  return (
    <div className={styles.actions}>
      <Back isFromCart={props.order.wanted.isFromCart} />
    </div>
  )
}

/** Shown in place of the goods when they cannot be bought: why, and what to do. */
export function RefusedGoods({ refusal, order }: RefusedGoodsProps) {
  const t = useTexts('checkout')
  const code = refusal.errorCode
  return (
    <section role="alert" className={styles.card}>
      <h2 className={styles.title}>
        <Icon of={PackageX} size={22} className={styles.mark} />
        {t(`refused.${code}.title`)}
      </h2>
      <p className={styles.hint}>{t(`refused.${code}.hint`)}</p>
      <RefusalActions refusal={refusal} order={order} />
    </section>
  )
}
