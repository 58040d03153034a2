import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/shop.ts'

export default {
  contact: {
    phone: '電話',
    hours: '服務時間',
    daily: '每日 {from}–{to}',
    days: '{first}至{last} {from}–{to}',
    call: '撥打{shop}的電話 {phone}',
  },
  head: {
    deposit: '已繳保證金 {money}',
    products: { $other: '{count} 件在售' },
    score: '評分 {score}',
    reviews: { $other: '{count} 則評價' },
    noScore: '暫無評價',
  },
  licence: {
    company: '營業執照',
    creditCode: '統一社會信用代碼',
    byShop: '以上由店鋪填寫',
    none: '這家店鋪還沒有填寫營業執照',
  },
  together: { title: '搭配購買', why: '常與這件商品一起購買', whyMany: '常與你買的商品一起購買' },
} as const satisfies Translated<typeof source>
