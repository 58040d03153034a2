import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ShopHeader } from '#widgets/shop-header.tsx'
import { type CartLine, type CartShop, canTick, type Edit, isTaken } from '#features/cart/edits.ts'
import type { Marks } from '#features/cart/use-marks.ts'
import styles from './cart-group.module.css'
import { CartRow } from './cart-row.tsx'

export interface CartGroupProps extends CartShop {
  edit: (edit: Edit) => void
  marks: Marks | undefined
  /** Called to change the SKU of a line. */
  onSpec: (line: CartLine) => void
  /** Called to calculate the quantity of a line. */
  onMeasure: (line: CartLine) => void
}

/** The shop's checkbox: for buying, or for deleting while the cart is managed. */
function useShopTick({ lines, edit, marks }: CartGroupProps) {
  const tickable = marks ? lines : lines.filter(canTick)
  const ids = tickable.map(({ id }) => id)
  const ticked = marks ? ids.filter((id) => marks.ids.has(id)).length : tickable.filter(isTaken).length
  return {
    disabled: ids.length === 0,
    checked: ids.length > 0 && ticked === ids.length,
    mixed: ticked > 0 && ticked < ids.length,
    onChange: (on: boolean) => (marks ? marks.mark(ids, on) : edit({ kind: 'select', lineIds: ids, isSelected: on })),
  }
}

/** The freight of the ticked lines, or that some of them are not delivered. */
function FreightNote({ freight: { to, freightFen, mostFen } }: { freight: NonNullable<CartShop['freight']> }) {
  const t = useTexts('cart')
  const { money } = useFormats()
  const price = money(freightFen ?? 0)
  if (freightFen === null) return <p className={styles.none}>{t('freight.none', { district: to ?? '' })}</p>
  if (to === null && mostFen !== null)
    return <p className={styles.freight}>{t('freight.between', { low: price, high: money(mostFen) })}</p>
  if (to === null)
    return <p className={styles.freight}>{freightFen === 0 ? t('freight.roughFree') : t('freight.rough', { price })}</p>
  return (
    <p className={styles.freight}>
      {freightFen === 0 ? t('freight.free', { district: to }) : t('freight.to', { price, district: to })}
    </p>
  )
}

/** One shop's lines in the cart, under a check mark for all of them. */
export function CartGroup(props: CartGroupProps) {
  const { shop, lines, freight, edit, marks, onSpec, onMeasure } = props
  const t = useTexts('cart')
  const tick = useShopTick(props)
  return (
    <section className={styles.group} aria-label={shop.name}>
      <div className={styles.head}>
        <ShopHeader name={shop.name} before={<Checkbox {...tick} aria-label={t('shop.all', { shop: shop.name })} />} />
      </div>
      <ul>
        {lines.map((line) => (
          <CartRow
            key={line.id}
            line={line}
            edit={edit}
            marks={marks}
            onSpec={() => onSpec(line)}
            onMeasure={() => onMeasure(line)}
          />
        ))}
      </ul>
      {freight && !marks && <FreightNote freight={freight} />}
    </section>
  )
}
