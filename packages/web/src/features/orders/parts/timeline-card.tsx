import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { Steps } from '#ui/steps.tsx'
import type { OrderDetail } from '../queries.ts'
import { reasonOfEntry } from './reason.ts'

type Entry = OrderDetail['timeline'][number]

const EVENTS = [
  'place',
  'pay',
  'reprice',
  'separate',
  'cancel',
  'requestCancel',
  'withdrawCancel',
  'agreeCancel',
  'declineCancel',
  'shipPart',
  'ship',
  'cancelPart',
  'cancelRest',
  'cancelLines',
  'cancelAll',
  'requestRest',
  'withdrawRest',
  'agreeRest',
  'declineRest',
  'receive',
  'extend',
] as const
const PARTS = ['buyer', 'seller', 'timer', 'provider'] as const

/** A newer server may know more events and parts than this page: they get general words, not none. */
const known = <Name extends string>(names: readonly Name[], name: string): Name | 'unknown' =>
  names.find((one) => one === name) ?? 'unknown'

function Why({ entry }: { entry: Entry }) {
  const t = useTexts('orders')
  const reason = reasonOfEntry(entry)
  if (!reason) return null
  return (
    <>
      {reason.key && <div>{t('timeline.reason', { reason: t(`reasons.${reason.key}`) })}</div>}
      {reason.note && <div>{t('timeline.words', { note: reason.note })}</div>}
    </>
  )
}

/** Everything that has happened to an order, the newest first: what, by whom, when and why. */
export function TimelineCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const items = order.timeline.toReversed().map((entry, place) => ({
    key: `${entry.event} ${entry.at}`,
    title: t(`events.${known(EVENTS, entry.event)}`),
    note: (
      <>
        {t(`by.${known(PARTS, entry.by)}`)} · <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        <Why entry={entry} />
      </>
    ),
    state: place === 0 ? ('current' as const) : ('done' as const),
  }))
  return (
    <Card title={t('timeline.title')}>
      <Steps label={t('timeline.title')} items={items} layout="column" />
    </Card>
  )
}
