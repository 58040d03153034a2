import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ShopContact } from '#widgets/shop-contact.tsx'

/** What a buyer can do about missing or damaged goods, since there are no after-sales yet. Absent before shipping. */
export function DamageNote({ order, className }: { order: OrderDetail; className: string | undefined }) {
  const t = useTexts('orders')
  const { state, shop, shopContact, actions } = order
  if (state !== 'shipped') return null
  return (
    <>
      <p className={className}>{t(shopContact.phone === '' ? 'next.damaged.noPhone' : 'next.damaged.call')}</p>
      <ShopContact shop={shop.name} contact={shopContact} />
      {actions.includes('extend') && <p className={className}>{t('next.damaged.extend')}</p>}
    </>
  )
}
