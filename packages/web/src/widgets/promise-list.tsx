import type { listingText } from '@zhujia/contract/catalogue/schemas.ts'
import { ORDER_LIMITS, UNILATERAL_CANCEL_DAYS } from '@zhujia/contract/orders/states.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Info from 'lucide-react/icons/info'
import type { z } from 'zod'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Icon } from '../ui/display/icon.tsx'
import styles from './promise-list.module.css'

type Text = typeof listingText

export interface Promises {
  returnRule: z.output<Text['returnRule']>
  guarantees: z.output<Text['guarantees']>
  warranty: z.output<Text['warranty']>
  leadDays: z.output<Text['leadDays']>
}

/** The guarantees that the app supports; others are not shown until their area is built. */
const SHOWN = ['breakage', 'same-batch', 'upstairs'] as const satisfies Promises['guarantees']
type Shown = (typeof SHOWN)[number]

export const shownGuarantees = (codes: Promises['guarantees']): Shown[] =>
  SHOWN.filter((shown) => codes.includes(shown))

/** The length of the warranty, in the largest whole unit. */
export function useWarranty({ months }: Promises['warranty']): string {
  const t = useTexts('goods')
  if (months === 0) return t('promises.warranty')
  return months % 12 === 0
    ? t('promises.warrantyYears', { count: months / 12 })
    : t('promises.warrantyMonths', { count: months })
}

/** Whether the rule only takes something away. */
export const isLimit = (rule: Promises['returnRule']): boolean => rule !== 'seven-days'

/** The sign of a term: a tick for what the buyer gains, none for what binds them. */
export function TermSign({ isGain, size }: { isGain: boolean; size: number }) {
  return <Icon of={isGain ? BadgeCheck : Info} size={size} className={isGain ? styles.gain : styles.plain} />
}

/** The terms of a product, each in a sentence: cancelling, lead time, guarantees, warranty. Needs the `goods` texts. */
export function PromiseList({ returnRule, guarantees, warranty, leadDays }: Promises) {
  const t = useTexts('goods')
  const years = useWarranty(warranty)
  const limits = { days: UNILATERAL_CANCEL_DAYS, requests: ORDER_LIMITS.cancelRequests }
  const promises = [
    {
      key: 'returns',
      isGain: !isLimit(returnRule),
      title: t(`returns.${returnRule}.title`),
      detail: t(`returns.${returnRule}.detail`, limits),
    },
    ...(leadDays === 0
      ? []
      : [{ key: 'lead', isGain: false, title: t('lead.label'), detail: t('lead.note', { count: leadDays }) }]),
    ...shownGuarantees(guarantees).map((code) => ({
      key: code,
      isGain: true,
      title: t(`guarantees.${code}.title`),
      detail: t(`guarantees.${code}.detail`),
    })),
    ...(warranty.months === 0 && warranty.text === ''
      ? []
      : [{ key: 'warranty', isGain: true, title: years, detail: warranty.text }]),
  ]
  return (
    <ul className={styles.list}>
      {promises.map(({ key, isGain, title, detail }) => (
        <li key={key} className={styles.promise}>
          <TermSign isGain={isGain} size={20} />
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.detail}>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
