import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { href } from '@zhujia/contract/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Cart } from '#entities/cart/queries.ts'
import { useBoughtTogether } from '#entities/orders/bought-together.ts'
import { newestOrdersQuery } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PullToRefresh } from '#ui/list/pull-to-refresh.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { BoughtTogether } from '#widgets/bought-together.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { type CartLine, linesOf } from '../edits.ts'
import { CartBar } from '../parts/bar/cart-bar.tsx'
import { CartGroup } from '../parts/list/cart-group.tsx'
import { InvalidGroup } from '../parts/list/invalid-group.tsx'
import { ManageBar } from '../parts/bar/manage-bar.tsx'
import { MeasureSheet } from '../parts/list/measure-line.tsx'
import { SpecSheet } from '../parts/spec/spec-sheet.tsx'
import { type CartState, useCart } from '../use-cart.ts'
import { useMoveToFavourites } from '../use-move-to-favourites.ts'
import { type Marks, useMarks } from '../use-marks.ts'
import styles from './cart-page.module.css'

/** How many of the newest orders are read. */
const RECENT_ORDERS = 5

/** The products of the caller's newest orders. */
function useBought(): string[] {
  const { data } = useQuery(newestOrdersQuery(RECENT_ORDERS))
  return data?.records.flatMap(({ lines }) => lines.map(({ productId }) => productId)) ?? []
}

function Empty() {
  const t = useTexts('cart')
  return (
    <>
      <EmptyState
        art={ShoppingCart}
        title={t('empty')}
        hint={t('emptyHint')}
        action={<LinkButton href={href('categories')}>{t('browse')}</LinkButton>}
      />
      <BoughtTogether products={useBoughtTogether(useBought())} with="bought" />
    </>
  )
}

interface LinesProps {
  cart: Cart
  state: CartState
  /** While managing: what is marked for deletion. */
  marks: Marks | undefined
}

function Lines({ cart, state, marks }: LinesProps) {
  const [changing, setChanging] = useState<CartLine>()
  const [measuring, setMeasuring] = useState<CartLine>()
  return (
    <div className={styles.lines}>
      {cart.shops.map((held) => (
        <CartGroup
          key={held.shop.id}
          {...held}
          edit={state.edit}
          marks={marks}
          onSpec={setChanging}
          onMeasure={setMeasuring}
        />
      ))}
      {cart.invalid.length > 0 && <InvalidGroup lines={cart.invalid} edit={state.edit} marks={marks} />}
      <MeasureSheet line={measuring} edit={state.edit} onClose={() => setMeasuring(undefined)} />
      <SpecSheet line={changing} settle={state.settle} onClose={() => setChanging(undefined)} />
    </div>
  )
}

function Failed({ state, error }: { state: CartState; error: Error }) {
  const t = useTexts('cart')
  return (
    <LoadFailed title={t('failed')} error={error} onRetry={() => void state.refetch()} retrying={state.isFetching} />
  )
}

function ManageButton({ isManaging, onToggle }: { isManaging: boolean; onToggle: () => void }) {
  const t = useTexts('cart')
  return (
    <Button kind="plain" size="small" onClick={onToggle}>
      {t(isManaging ? 'done' : 'manage')}
    </Button>
  )
}

function FullCart({ cart, state }: { cart: Cart; state: CartState }) {
  const [isManaging, setManaging] = useState(false)
  const marks = useMarks(cart)
  const moveToFavourites = useMoveToFavourites(state)
  return (
    <ScreenPage
      bottomBar={
        isManaging ? (
          <ManageBar marks={marks} edit={state.edit} onMoveToFavourites={(lineIds) => void moveToFavourites(lineIds)} />
        ) : (
          <CartBar cart={cart} state={state} />
        )
      }
      right={<ManageButton isManaging={isManaging} onToggle={() => setManaging(!isManaging)} />}
    >
      <PullToRefresh onRefresh={state.refetch}>
        <Lines cart={cart} state={state} marks={isManaging ? marks : undefined} />
      </PullToRefresh>
    </ScreenPage>
  )
}

/** The cart: lines by shop; ticked lines go to the checkout. Edits show at once and are sent in the background. */
export default function CartPage() {
  const state = useCart()
  const { cart, error } = state
  if (cart && linesOf(cart).length > 0) return <FullCart cart={cart} state={state} />
  return (
    <ScreenPage busy={!cart && !error}>
      {cart && (
        <PullToRefresh onRefresh={state.refetch}>
          <Empty />
        </PullToRefresh>
      )}
      {!cart && (error ? <Failed state={state} error={error} /> : <Skeleton kind="list" count={4} />)}
    </ScreenPage>
  )
}
