import { LINES_MAX } from '@zhujia/contract/core/limits.ts'
import { href } from '@zhujia/contract/screens.ts'
import { useState } from 'react'
import type { Cart } from '#entities/cart/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { canTick, isTaken } from '#features/cart/edits.ts'
import type { CartState } from '#features/cart/use-cart.ts'
import styles from './cart-bar.module.css'

function All({ cart, state }: { cart: Cart; state: Pick<CartState, 'edit'> }) {
  const t = useTexts('cart')
  const tickable = cart.shops.flatMap(({ lines }) => lines).filter(canTick)
  const taken = tickable.filter(isTaken).length
  const select = (isSelected: boolean) =>
    state.edit({ kind: 'select', lineIds: tickable.map(({ id }) => id), isSelected })
  return (
    <Checkbox
      checked={taken > 0 && taken === tickable.length}
      mixed={taken > 0 && taken < tickable.length}
      disabled={tickable.length === 0}
      onChange={select}
    >
      {t('bar.all')}
    </Checkbox>
  )
}

/** What the sum leaves out: the freight of the ticked lines, as far as the shops above say it; nothing where there is none. */
function useFreightHint({ shops }: Cart): string | undefined {
  const t = useTexts('cart')
  const { money } = useFormats()
  const freights = shops.filter(({ lines }) => lines.some(isTaken)).map(({ freight }) => freight)
  const sumOf = (fenOf: (freight: NonNullable<(typeof freights)[number]>) => number | null) =>
    freights.reduce<number | null>((sum, freight) => {
      const fen = freight && fenOf(freight)
      return sum === null || fen === null ? null : sum + fen
    }, 0)
  const least = sumOf(({ freightFen }) => freightFen)
  const most = sumOf(({ freightFen, mostFen }) => mostFen ?? freightFen)
  const isRough = freights.some((freight) => freight?.to === null)
  if (freights.length === 0 || least === null || most === null || (most === 0 && isRough)) return t('bar.noFreight')
  if (most === 0) return undefined
  if (most > least) return t('bar.freightBetween', { low: money(least), high: money(most) })
  return t(isRough ? 'bar.freightAbout' : 'bar.freight', { price: money(least) })
}

/** The bar above the tabs: select all, the sum of the ticked lines, and the button to the checkout. */
export function CartBar({ cart, state }: { cart: Cart; state: Pick<CartState, 'edit' | 'settle'> }) {
  const t = useTexts('cart')
  const { navigateTo, prefetchPath } = useNavigation()
  const [leaving, setLeaving] = useState(false)
  const freight = useFreightHint(cart)
  const count = cart.selectedCount
  const checkout = async () => {
    if (count === 0) return showToast(t('bar.nothing'))
    if (count > LINES_MAX) return showToast(t('bar.tooMany', { max: LINES_MAX }))
    setLeaving(true)
    // The checkout reads the cart from the server, so pending edits are sent first.
    const allWell = await state.settle()
    setLeaving(false)
    if (allWell) navigateTo('orderPlay')
  }
  return (
    <div className={styles.bar}>
      <All cart={cart} state={state} />
      <p className={styles.total} aria-live="polite">
        <span>{t('bar.total')}</span> <PriceText fen={cart.selectedFen} size="medium" />
        {freight !== undefined && <span className={styles.hint}>{freight}</span>}
      </p>
      <Button loading={leaving} onPointerDown={() => prefetchPath(href('orderPlay'))} onClick={() => void checkout()}>
        {count > 0 ? t('bar.checkoutCount', { count }) : t('bar.checkout')}
      </Button>
    </div>
  )
}
