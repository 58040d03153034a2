import { expect, test } from 'vitest'
import { orderMachine } from './machine.ts'
import { NEWS } from './notifications.ts'

test('of every event and everybody who may raise it is decided whom it notifies, and never those who raised it', () => {
  for (const [event, { by }] of Object.entries(orderMachine.events)) {
    const news = NEWS[event as keyof typeof NEWS]
    expect([event, Object.keys(news).toSorted()]).toEqual([event, by.toSorted()])
    expect([event, news.buyer?.buyer, news.seller?.shop]).toEqual([event, undefined, undefined])
  }
})
