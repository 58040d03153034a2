import BadgeCheck from 'lucide-react/icons/badge-check'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { ProductDetail } from '../queries.ts'
import styles from './promise-sheet.module.css'

/** For how long the maker answers, in the largest whole unit. */
function useWarranty({ months }: ProductDetail['warranty']): string {
  const t = useTexts('goods')
  if (months === 0) return t('promises.warranty')
  return months % 12 === 0 ? t('promises.warrantyYears', { count: months / 12 }) : t('promises.warrantyMonths', { count: months })
}

interface PromiseSheetProps {
  product: ProductDetail
  open: boolean
  onClose: () => void
}

/** What the shop answers for, each in a sentence: returns, guarantees, warranty. */
export function PromiseSheet({ product, open, onClose }: PromiseSheetProps) {
  const t = useTexts('goods')
  const warranty = useWarranty(product.warranty)
  const promises = [
    { key: 'returns', title: t(`returns.${product.returnRule}.title`), detail: t(`returns.${product.returnRule}.detail`) },
    ...product.guarantees.map((code) => ({ key: code, title: t(`guarantees.${code}.title`), detail: t(`guarantees.${code}.detail`) })),
    { key: 'warranty', title: warranty, detail: product.warranty.text },
  ]
  return (
    <Sheet open={open} onClose={onClose} title={t('promises.title')}>
      <ul className={styles.list}>
        {promises.map(({ key, title, detail }) => (
          <li key={key} className={styles.promise}>
            <Icon of={BadgeCheck} size={20} className={styles.icon} />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.detail}>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
