import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#ui/avatar.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ShopContact } from '#widgets/shop-contact.tsx'
import type { ProductDetail } from '../queries.ts'
import { ShopFavourite } from './favourite-entry.tsx'
import styles from './shop-card.module.css'

/** Whose goods these are, with the way to all of them. */
export function ShopCard({ product }: { product: Pick<ProductDetail, 'id' | 'shop'> }) {
  const t = useTexts('goods')
  const { id, name, slogan, logo, city, productCount, contact } = product.shop
  return (
    <Card>
      <div className={styles.shop}>
        <Avatar name={name} src={logo.small} decorative />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.note}>
            {city} · {t('shop.products', { count: productCount })}
          </p>
        </div>
        <ShopFavourite shopId={id} productId={product.id} />
        <LinkButton kind="secondary" size="small" href={href('search', { shopId: id })}>
          {t('shop.enter')}
        </LinkButton>
      </div>
      <p className={styles.slogan}>{slogan}</p>
      <ShopContact shop={name} contact={contact} />
    </Card>
  )
}
