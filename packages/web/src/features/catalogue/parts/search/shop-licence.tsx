import type { Shop } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './shop-licence.module.css'

/** The shop's business licence, as the shop has entered it; public by law. */
export function ShopLicence({ licence }: Pick<Shop, 'licence'>) {
  const t = useTexts('shop')
  if (!licence) return <p className={styles.licence}>{t('licence.none')}</p>
  return (
    <div className={styles.licence}>
      <dl>
        <div className={styles.row}>
          <dt>{t('licence.company')}</dt>
          <dd>{licence.company}</dd>
        </div>
        <div className={styles.row}>
          <dt>{t('licence.creditCode')}</dt>
          <dd className={styles.code}>{licence.creditCode}</dd>
        </div>
      </dl>
      <p>{t('licence.byShop')}</p>
    </div>
  )
}
