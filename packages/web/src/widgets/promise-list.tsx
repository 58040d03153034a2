import type { listingText } from '@zhujia/contract/catalogue/schemas.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import type { z } from 'zod'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './promise-list.module.css'

type Text = typeof listingText

export interface Promises {
  returnRule: z.output<Text['returnRule']>
  guarantees: z.output<Text['guarantees']>
  warranty: z.output<Text['warranty']>
}

/** For how long the maker answers, in the largest whole unit. */
export function useWarranty({ months }: Promises['warranty']): string {
  const t = useTexts('goods')
  if (months === 0) return t('promises.warranty')
  return months % 12 === 0
    ? t('promises.warrantyYears', { count: months / 12 })
    : t('promises.warrantyMonths', { count: months })
}

/** What the shop answers for, each in a sentence: returns, guarantees, warranty. Needs the `goods` texts. */
export function PromiseList({ returnRule, guarantees, warranty }: Promises) {
  const t = useTexts('goods')
  const years = useWarranty(warranty)
  const promises = [
    { key: 'returns', title: t(`returns.${returnRule}.title`), detail: t(`returns.${returnRule}.detail`) },
    ...guarantees.map((code) => ({
      key: code,
      title: t(`guarantees.${code}.title`),
      detail: t(`guarantees.${code}.detail`),
    })),
    ...(warranty.months === 0 && warranty.text === ''
      ? []
      : [{ key: 'warranty', title: years, detail: warranty.text }]),
  ]
  return (
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
  )
}
