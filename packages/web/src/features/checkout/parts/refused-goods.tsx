import PackageX from 'lucide-react/icons/package-x'
import { href } from '@zhujia/contract/screens.ts'
import { refusalData } from '../../../platform/api-client/refusal-data.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { GoodsRefusal, Order } from '../use-order.ts'
import { useAdjust } from '../use-adjust.ts'
import styles from './refused-goods.module.css'

export interface RefusedGoodsProps {
  refusal: GoodsRefusal
  order: Order
}

function Back({ isFromCart }: { isFromCart: boolean }) {
  const t = useTexts('checkout')
  const { navigateBack } = useNavigation()
  if (isFromCart) return <LinkButton href={href('cart')} kind="secondary">{t('refused.toCart')}</LinkButton>
  return (
    <Button kind="secondary" onClick={() => navigateBack()}>
      {t('refused.back')}
    </Button>
  )
}

/** Which goods there is too little of and how much is left, with the way to take just that. */
function Short({ refusal, order }: RefusedGoodsProps) {
  const t = useTexts('checkout')
  const skus = refusalData(refusal, 'STOCK_SHORT')?.skus ?? []
  const { adjust, isPending, canAdjust } = useAdjust(order.wanted, skus)
  return (
    <>
      <ul className={styles.list}>
        {skus.map(({ skuId, title, available }) => (
          <li key={skuId} className={styles.line}>
            <span>{title}</span>
            <span className={styles.left}>{available > 0 ? t('refused.left', { count: available }) : t('refused.soldOut')}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Back isFromCart={order.wanted.isFromCart} />
        {canAdjust && (
          <Button loading={isPending} onClick={adjust}>
            {t('refused.adjust')}
          </Button>
        )}
      </div>
    </>
  )
}

/** In place of the goods when they cannot be bought as they stand: why, and what to do. */
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
      {code === 'STOCK_SHORT' ? (
        <Short refusal={refusal} order={order} />
      ) : (
        <div className={styles.actions}>
          <Back isFromCart={order.wanted.isFromCart} />
        </div>
      )}
    </section>
  )
}
