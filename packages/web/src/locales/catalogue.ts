import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Translated } from '../platform/i18n/types.ts'
import type account from './zh-Hans/account.ts'
import type addresses from './zh-Hans/addresses.ts'
import type auth from './zh-Hans/auth.ts'
import type cart from './zh-Hans/cart.ts'
import type checkout from './zh-Hans/checkout.ts'
import type core from './zh-Hans/core.ts'
import type favourites from './zh-Hans/favourites.ts'
import type history from './zh-Hans/history.ts'
import type reviews from './zh-Hans/reviews.ts'
import type goods from './zh-Hans/goods.ts'
import type home from './zh-Hans/home.ts'
import type made from './zh-Hans/made.ts'
import type measure from './zh-Hans/measure.ts'
import type orders from './zh-Hans/orders.ts'
import type shop from './zh-Hans/shop.ts'
import type snapshot from './zh-Hans/snapshot.ts'
import type units from './zh-Hans/units.ts'

/** The areas of texts. Simplified Chinese is the source: its tree is the type that the others must fill. */
interface Sources {
  core: typeof core
  account: typeof account
  addresses: typeof addresses
  auth: typeof auth
  cart: typeof cart
  checkout: typeof checkout
  favourites: typeof favourites
  history: typeof history
  reviews: typeof reviews
  goods: typeof goods
  home: typeof home
  made: typeof made
  measure: typeof measure
  orders: typeof orders
  shop: typeof shop
  snapshot: typeof snapshot
  units: typeof units
}

export type Area = keyof Sources
export type TextsOf<A extends Area> = Sources[A]

type Load<Tree> = () => Promise<{ default: Translated<Tree> }>

/** Where the texts are: a chunk for each language and area, loaded when a page of that area is. */
export const CATALOGUE: { readonly [A in Area]: Readonly<Record<Locale, Load<Sources[A]>>> } = {
  core: {
    'zh-Hans': () => import('./zh-Hans/core.ts'),
    'zh-Hant': () => import('./zh-Hant/core.ts'),
    en: () => import('./en/core.ts'),
    fr: () => import('./fr/core.ts'),
    es: () => import('./es/core.ts'),
  },
  account: {
    'zh-Hans': () => import('./zh-Hans/account.ts'),
    'zh-Hant': () => import('./zh-Hant/account.ts'),
    en: () => import('./en/account.ts'),
    fr: () => import('./fr/account.ts'),
    es: () => import('./es/account.ts'),
  },
  addresses: {
    'zh-Hans': () => import('./zh-Hans/addresses.ts'),
    'zh-Hant': () => import('./zh-Hant/addresses.ts'),
    en: () => import('./en/addresses.ts'),
    fr: () => import('./fr/addresses.ts'),
    es: () => import('./es/addresses.ts'),
  },
  auth: {
    'zh-Hans': () => import('./zh-Hans/auth.ts'),
    'zh-Hant': () => import('./zh-Hant/auth.ts'),
    en: () => import('./en/auth.ts'),
    fr: () => import('./fr/auth.ts'),
    es: () => import('./es/auth.ts'),
  },
  cart: {
    'zh-Hans': () => import('./zh-Hans/cart.ts'),
    'zh-Hant': () => import('./zh-Hant/cart.ts'),
    en: () => import('./en/cart.ts'),
    fr: () => import('./fr/cart.ts'),
    es: () => import('./es/cart.ts'),
  },
  checkout: {
    'zh-Hans': () => import('./zh-Hans/checkout.ts'),
    'zh-Hant': () => import('./zh-Hant/checkout.ts'),
    en: () => import('./en/checkout.ts'),
    fr: () => import('./fr/checkout.ts'),
    es: () => import('./es/checkout.ts'),
  },
  favourites: {
    'zh-Hans': () => import('./zh-Hans/favourites.ts'),
    'zh-Hant': () => import('./zh-Hant/favourites.ts'),
    en: () => import('./en/favourites.ts'),
    fr: () => import('./fr/favourites.ts'),
    es: () => import('./es/favourites.ts'),
  },
  history: {
    'zh-Hans': () => import('./zh-Hans/history.ts'),
    'zh-Hant': () => import('./zh-Hant/history.ts'),
    en: () => import('./en/history.ts'),
    fr: () => import('./fr/history.ts'),
    es: () => import('./es/history.ts'),
  },
  reviews: {
    'zh-Hans': () => import('./zh-Hans/reviews.ts'),
    'zh-Hant': () => import('./zh-Hant/reviews.ts'),
    en: () => import('./en/reviews.ts'),
    fr: () => import('./fr/reviews.ts'),
    es: () => import('./es/reviews.ts'),
  },
  goods: {
    'zh-Hans': () => import('./zh-Hans/goods.ts'),
    'zh-Hant': () => import('./zh-Hant/goods.ts'),
    en: () => import('./en/goods.ts'),
    fr: () => import('./fr/goods.ts'),
    es: () => import('./es/goods.ts'),
  },
  home: {
    'zh-Hans': () => import('./zh-Hans/home.ts'),
    'zh-Hant': () => import('./zh-Hant/home.ts'),
    en: () => import('./en/home.ts'),
    fr: () => import('./fr/home.ts'),
    es: () => import('./es/home.ts'),
  },
  made: {
    'zh-Hans': () => import('./zh-Hans/made.ts'),
    'zh-Hant': () => import('./zh-Hant/made.ts'),
    en: () => import('./en/made.ts'),
    fr: () => import('./fr/made.ts'),
    es: () => import('./es/made.ts'),
  },
  measure: {
    'zh-Hans': () => import('./zh-Hans/measure.ts'),
    'zh-Hant': () => import('./zh-Hant/measure.ts'),
    en: () => import('./en/measure.ts'),
    fr: () => import('./fr/measure.ts'),
    es: () => import('./es/measure.ts'),
  },
  orders: {
    'zh-Hans': () => import('./zh-Hans/orders.ts'),
    'zh-Hant': () => import('./zh-Hant/orders.ts'),
    en: () => import('./en/orders.ts'),
    fr: () => import('./fr/orders.ts'),
    es: () => import('./es/orders.ts'),
  },
  shop: {
    'zh-Hans': () => import('./zh-Hans/shop.ts'),
    'zh-Hant': () => import('./zh-Hant/shop.ts'),
    en: () => import('./en/shop.ts'),
    fr: () => import('./fr/shop.ts'),
    es: () => import('./es/shop.ts'),
  },
  snapshot: {
    'zh-Hans': () => import('./zh-Hans/snapshot.ts'),
    'zh-Hant': () => import('./zh-Hant/snapshot.ts'),
    en: () => import('./en/snapshot.ts'),
    fr: () => import('./fr/snapshot.ts'),
    es: () => import('./es/snapshot.ts'),
  },
  units: {
    'zh-Hans': () => import('./zh-Hans/units.ts'),
    'zh-Hant': () => import('./zh-Hant/units.ts'),
    en: () => import('./en/units.ts'),
    fr: () => import('./fr/units.ts'),
    es: () => import('./es/units.ts'),
  },
}
