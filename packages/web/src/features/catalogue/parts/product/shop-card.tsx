import { href } from '@zhujia/contract/screens.ts'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShopContact } from '#widgets/shop-contact.tsx'
import { ShopFavourite } from '../favourite-entry.tsx'
import styles from './shop-card.module.css'
import { GOODS_LANG } from '#widgets/goods-lang.ts'

/** The shop of a product, with a link to all its goods. */
export function ShopCard({ product }: { product: Pick<ProductDetail, 'id' | 'shop'> }) {
  const t = useTexts('goods')
  const { id, name, slogan, logo, city, productCount, contact } = product.shop
  return (
    <Card>
      <div className={styles.shop}>
        <Avatar name={name} src={logo.small} decorative />
        <div className={styles.words}>
          <h2 className={styles.name} lang={GOODS_LANG}>
            {name}
          </h2>
          <p className={styles.note}>
            {city} · {t('shop.products', { count: productCount })}
          </p>
        </div>
        <ShopFavourite shopId={id} productId={product.id} />
        <LinkButton kind="secondary" size="small" href={href('search', { shopId: id })}>
          {t('shop.enter')}
        </LinkButton>
      </div>
      <p className={styles.slogan} lang={GOODS_LANG}>
        {slogan}
      </p>
      <ShopContact shop={name} contact={contact} />
    </Card>
  )
}
