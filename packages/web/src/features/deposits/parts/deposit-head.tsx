import type { ShopDepositDetail } from '#entities/deposits/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { GOODS_LANG } from '#widgets/goods-lang.ts'
import { PriceText } from '#widgets/price-text.tsx'
import styles from './deposit-head.module.css'
import { DepositStatus } from './deposit-status.tsx'

/** What is held of what is required, and what is on its way back. */
export function DepositHead({ deposit }: { deposit: ShopDepositDetail }) {
  const t = useTexts('deposits')
  const { money } = useFormats()
  const { shop, heldFen, requiredFen, missingFen, refundingFen } = deposit
  return (
    <section className={styles.head} aria-label={shop.name}>
      <div className={styles.line}>
        <h2 className={styles.shop} lang={GOODS_LANG}>
          {shop.name}
        </h2>
        <DepositStatus deposit={deposit} />
      </div>
      <p className={styles.label}>{t('head.held')}</p>
      <PriceText fen={heldFen} size="hero" tone="text" />
      <progress
        className={styles.bar}
        max={requiredFen}
        value={Math.min(heldFen, requiredFen)}
        aria-label={t('head.held')}
      />
      <p className={styles.note}>
        {t('head.required', { money: money(requiredFen) })}
        {missingFen > 0 && ` · ${t('head.missing', { money: money(missingFen) })}`}
      </p>
      {refundingFen > 0 && <p className={styles.note}>{t('head.refunding', { money: money(refundingFen) })}</p>}
      <p className={styles.note}>{t(heldFen > 0 ? 'head.shown' : 'head.notShown')}</p>
    </section>
  )
}
