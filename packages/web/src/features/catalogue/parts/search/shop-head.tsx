import { useQuery } from '@tanstack/react-query'
import { type Shop, shopQuery } from '#entities/catalogue/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShopContact } from '#widgets/shop-contact.tsx'
import { ShopFavourite } from '../favourite-entry.tsx'
import { useFreightWords } from '../freight-row.tsx'
import { ShopLicence } from './shop-licence.tsx'
import styles from '../product/shop-card.module.css'
import { GOODS_LANG } from '#widgets/goods-lang.ts'

function Facts({ shop: { city, productCount, depositFen, rating, freight } }: { shop: Shop }) {
  const t = useTexts('shop')
  const { mean, money } = useFormats()
  const { price, freeFrom } = useFreightWords(freight)
  const score = rating
    ? [t('head.score', { score: mean(rating.hundredths / 100) }), t('head.reviews', { count: rating.count })]
    : [t('head.noScore')]
  return (
    <>
      <p className={styles.note}>{[city, t('head.products', { count: productCount })].join(' · ')}</p>
      <p className={styles.note}>{score.join(' · ')}</p>
      {depositFen > 0 && <p className={styles.note}>{t('head.deposit', { money: money(depositFen) })}</p>}
      <p className={styles.note}>{[price, ...(freeFrom === undefined ? [] : [freeFrom])].join(' · ')}</p>
    </>
  )
}

/** The head of a shop's goods: its name, rating, deposit, freight, contact and licence, and the heart that makes it a favourite. */
export function ShopHead({ shopId }: { shopId: string }) {
  const { data: shop } = useQuery(shopQuery(shopId))
  if (!shop) return null
  return (
    <Card>
      <section className={styles.shop} aria-label={shop.name}>
        <Avatar name={shop.name} src={shop.logo.small} decorative />
        <div className={styles.words}>
          <h2 className={styles.name} lang={GOODS_LANG}>
            {shop.name}
          </h2>
          <Facts shop={shop} />
        </div>
        <ShopFavourite shopId={shop.id} />
      </section>
      <ShopContact shop={shop.name} contact={shop.contact} />
      <ShopLicence licence={shop.licence} />
    </Card>
  )
}
