import { openOf } from '@zhujia/contract/orders/open-parts.ts'
import { isOver, type OrderState } from '@zhujia/contract/orders/states.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Package from 'lucide-react/icons/package'
import PackageOpen from 'lucide-react/icons/package-open'
import Truck from 'lucide-react/icons/truck'
import WalletCards from 'lucide-react/icons/wallet-cards'
import type { OrderDetail, OrderView } from '#entities/orders/queries.ts'
import { now } from '#platform/clock.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { cx } from '#ui/cx.ts'
import { type DrawnIcon, Icon } from '#ui/display/icon.tsx'
import { Steps } from '#ui/display/steps.tsx'
import { deadlineOf, isCancelOpen } from './deadline.ts'
import { DamageNote } from './damage-note.tsx'
import { progressOf } from './progress.ts'
import { isExtended } from '../reason.ts'
import styles from './state-head.module.css'
import { TimeLeft } from '../time-left.tsx'

/** Amber waits for a decision, blue is in progress, green is done, grey is closed. */
const APPEARANCE: Readonly<Record<OrderState, { icon: DrawnIcon; tone: 'waits' | 'runs' | 'done' | 'over' }>> = {
  unpaid: { icon: WalletCards, tone: 'waits' },
  paid: { icon: Package, tone: 'runs' },
  cancelRequested: { icon: MessageCircleQuestion, tone: 'waits' },
  partiallyShipped: { icon: PackageOpen, tone: 'runs' },
  restCancelRequested: { icon: MessageCircleQuestion, tone: 'waits' },
  shipped: { icon: Truck, tone: 'runs' },
  received: { icon: CircleCheck, tone: 'done' },
  cancelled: { icon: CircleX, tone: 'over' },
}

/** Whether the person may answer a request to cancel unshipped goods made to measure, which silence of the shop would grant (decision 094). */
const awaitsAnswerOnCustom = ({ actions, lines }: OrderDetail): boolean =>
  actions.includes('declineCancel') && lines.some((line) => line.measures !== null && openOf(line) > 0)

function Progress({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const items = progressOf(order).map(({ key, state }) => ({ key, state, title: t(`progress.${key}`) }))
  return <Steps label={t('progress.label')} items={items} />
}

/** The deadline that counts now, and what happens then. */
function Next({ order, view }: { order: OrderDetail; view: OrderView }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const deadline = deadlineOf(order, now())
  if (!deadline) return null
  const { kind, at } = deadline
  if (kind === 'pay') return <TimeLeft what="payLeft" until={at} />
  if (kind === 'answer') return <TimeLeft what="answerLeft" until={at} />
  const words = { ship: `next.ship.${view}`, cancel: `next.unilateral.${view}`, receive: 'next.autoReceive' } as const
  const from = dateTime(order.cancelling?.unilaterallyFrom ?? at)
  return <p className={styles.note}>{t(words[kind], { at: dateTime(at), from })}</p>
}

interface NotesProps {
  order: OrderDetail
  view: OrderView
}

/** The next deadline, and what else matters now. */
function Notes({ order, view }: NotesProps) {
  const t = useTexts('orders')
  return (
    <>
      <Next order={order} view={view} />
      {awaitsAnswerOnCustom(order) && <p className={styles.note}>{t('next.customRequested')}</p>}
      {isCancelOpen(order, now()) && <p className={styles.note}>{t(`next.unilateralNow.${view}`)}</p>}
      {order.autoReceiveAt && isExtended(order) && <p className={styles.note}>{t('next.extended')}</p>}
      <MoneyNote order={order} view={view} />
      {view === 'buyer' && <DamageNote order={order} className={styles.note} />}
    </>
  )
}

/** The pending refund of an order that is over. */
function MoneyNote({ order, view }: NotesProps) {
  const t = useTexts('orders')
  const { money } = useFormats()
  if (order.returningFen === 0 || !isOver(order.state)) return null
  return <p className={styles.note}>{t(`refund.underWay.${view}`, { money: money(order.returningFen) })}</p>
}

/** The head of an order's page: its state, the next step and the deadline. */
export function StateHead({ order, view }: { order: OrderDetail; view: OrderView }) {
  const t = useTexts('orders')
  const { icon, tone } = APPEARANCE[order.state]
  return (
    <section className={styles.head}>
      <div className={styles.now}>
        <span className={cx(styles.icon, styles[tone])}>
          <Icon of={icon} size={24} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.state}>{t(`states.${order.state}`)}</h2>
          <p className={styles.next}>{t(`next.${view}.${order.state}`)}</p>
          <Notes order={order} view={view} />
        </div>
      </div>
      <Progress order={order} />
    </section>
  )
}
