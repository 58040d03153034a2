import * as account from './account/endpoints.ts'
import * as addresses from './addresses/endpoints.ts'
import * as auth from './auth/endpoints.ts'
import * as cart from './cart/endpoints.ts'
import * as catalogue from './catalogue/endpoints.ts'
import * as deposits from './deposits/endpoints.ts'
import * as favourites from './favourites/endpoints.ts'
import * as files from './files/endpoints.ts'
import * as notifications from './notifications/endpoints.ts'
import * as orders from './orders/endpoints.ts'
import * as organisations from './organisations/endpoints.ts'
import * as payments from './payments/endpoints.ts'
import * as reviews from './reviews/endpoints.ts'
import * as search from './search/endpoints.ts'
import * as views from './views/endpoints.ts'

/** The endpoint table, by area. A key is `area.name`: `auth.login`. */
export const ENDPOINTS = {
  account,
  addresses,
  auth,
  cart,
  catalogue,
  deposits,
  favourites,
  files,
  notifications,
  orders,
  organisations,
  payments,
  reviews,
  search,
  views,
} as const

export type Endpoints = typeof ENDPOINTS
export type Area = keyof Endpoints
export type EndpointKey = { [A in Area]: `${A}.${Extract<keyof Endpoints[A], string>}` }[Area]
export type EndpointOf<Key extends EndpointKey> = Key extends `${infer A extends Area}.${infer Name}`
  ? Endpoints[A][Name & keyof Endpoints[A]]
  : never
