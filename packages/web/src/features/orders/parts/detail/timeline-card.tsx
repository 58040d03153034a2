import type { OrderDetail } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Steps } from '#ui/display/steps.tsx'
import { specLine } from '#widgets/spec-text.tsx'
import { ORDER_EVENT_NAMES, ORDER_PARTIES } from '@zhujia/contract/orders/events.ts'
import type { Waybill } from '@zhujia/contract/orders/waybills.ts'
import { correctionOf, isOfPhone, reasonOfEntry } from '../reason.ts'

type Entry = OrderDetail['timeline'][number]

/** A page that stayed open while the server was updated may get an event or a party that it does not know: a general text. */
const known = <Name extends string>(names: readonly Name[], name: Name): Name | 'unknown' =>
  names.includes(name) ? name : 'unknown'

function Why({ entry }: { entry: Entry }) {
  const t = useTexts('orders')
  if (isOfPhone(entry)) return <div>{t('timeline.driverPhone')}</div>
  const correction = correctionOf(entry)
  if (correction) {
    const wordsFor = ({ carrier, trackingNumber }: Waybill) => specLine([t(`carriers.${carrier}`), trackingNumber])
    return (
      <>
        <div>{t('timeline.before', { waybill: wordsFor(correction.before) })}</div>
        <div>{t('timeline.after', { waybill: wordsFor(correction.after) })}</div>
      </>
    )
  }
  const reason = reasonOfEntry(entry)
  if (!reason) return null
  return (
    <>
      {reason.key && <div>{t('timeline.reason', { reason: t(`reasons.${reason.key}`) })}</div>}
      {reason.note && <div>{t('timeline.note', { note: reason.note })}</div>}
    </>
  )
}

/** The history of an order, the newest action first: what, by whom, when and why. */
export function TimelineCard({ order }: { order: OrderDetail }) {
  const t = useTexts('orders')
  const { dateTime } = useFormats()
  const items = order.timeline.toReversed().map((entry, place) => ({
    key: `${entry.event} ${entry.at}`,
    title: t(`events.${known(ORDER_EVENT_NAMES, entry.event)}`),
    note: (
      <>
        {t(`by.${known(ORDER_PARTIES, entry.by)}`)} · <time dateTime={entry.at}>{dateTime(entry.at)}</time>
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
