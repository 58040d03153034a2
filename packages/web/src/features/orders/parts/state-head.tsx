import type { OrderState } from '@zhujia/contract/orders/states.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Package from 'lucide-react/icons/package'
import PackageOpen from 'lucide-react/icons/package-open'
import Truck from 'lucide-react/icons/truck'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { now } from '#platform/clock.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { cx } from '#ui/cx.ts'
import { type DrawnIcon, Icon } from '#ui/icon.tsx'
import { Steps } from '#ui/steps.tsx'
import type { OrderDetail, OrderView } from '../queries.ts'
import { progressOf } from './progress.ts'
import { isExtended } from './reason.ts'
import styles from './state-head.module.css'
import { TimeLeft } from './time-left.tsx'

/** Amber waits for somebody's decision, blue is on its way, green is done, grey is over. */
const LOOKS: Readonly<Record<OrderState, { icon: DrawnIcon; tone: 'waits' | 'runs' | 'done' | 'over' }>> = {
  unpaid: { icon: WalletCards, tone: 'waits' },
  paid: { icon: Package, tone: 'runs' },
  cancelRequested: { icon: MessageCircleQuestion, tone: 'waits' },
  partiallyShipped: { icon: PackageOpen, tone: 'runs' },
  restCancelRequested: { icon: MessageCircleQuestion, tone: 'waits' },
  shipped: { icon: Truck, tone: 'runs' },
  received: { icon: CircleCheck, tone: 'done' },
  cancelled: { icon: CircleX, tone: 'over' },
}

const isPast = (at: string): boolean => Date.parse(at) < now()

function Progress({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const items = progressOf(order).map(({ key, state }) => ({ key, state, title: t(`progress.${key}`) }))
  return <Steps label={t('progress.label')} items={items} />
}

/** The head of an order's page: how it stands, what comes next and until when. */
export function StateHead({ order, view }: { order: OrderDetail; view: OrderView }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const { icon, tone } = LOOKS[order.state]
  return (
    <section className={styles.head}>
      <div className={styles.now}>
        <span className={cx(styles.icon, styles[tone])}>
          <Icon of={icon} size={24} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.state}>{t(`states.${order.state}`)}</h2>
          <p className={styles.next}>{t(`next.${view}.${order.state}`)}</p>
          {order.payDueAt && <TimeLeft what="payLeft" until={order.payDueAt} />}
          {order.cancelAnswerDueAt && <TimeLeft what="answerLeft" until={order.cancelAnswerDueAt} />}
          {order.shipDueAt && (
            <p className={styles.note}>
              {t(isPast(order.shipDueAt) ? 'list.shipLate' : 'list.shipBy', { at: dateTime(order.shipDueAt) })}
            </p>
          )}
          {order.autoReceiveAt && (
            <p className={styles.note}>{t('next.autoReceive', { at: dateTime(order.autoReceiveAt) })}</p>
          )}
          {order.autoReceiveAt && isExtended(order) && <p className={styles.note}>{t('next.extended')}</p>}
        </div>
      </div>
      <Progress order={order} />
    </section>
  )
}
