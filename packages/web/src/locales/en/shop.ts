import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/shop.ts'

export default {
  contact: {
    phone: 'Phone',
    hours: 'Hours',
    daily: 'Daily {from}–{to}',
    days: '{first} to {last} {from}–{to}',
    call: 'Call {shop} on {phone}',
  },
  head: {
    deposit: 'Deposit held: {money}',
    products: { $one: '{count} product on sale', $other: '{count} products on sale' },
    score: 'Rated {score} out of 5',
    reviews: { $one: '{count} review', $other: '{count} reviews' },
    noScore: 'No reviews yet',
  },
  licence: {
    company: 'Business licence',
    creditCode: 'Unified social credit code',
    byShop: 'As entered by the shop',
    none: 'This shop has not entered its business licence',
  },
  together: {
    title: 'Goes well with this',
    why: 'Often bought together with this product',
    whyMany: 'Often bought together with what you bought',
  },
} as const satisfies Translated<typeof source>
