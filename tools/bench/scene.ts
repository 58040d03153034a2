import type pg from 'pg'
import { simulatorKey } from '../../packages/server/src/providers/payment/simulator/keys.ts'
import { type TestApp } from '../../packages/server/src/testing/test-app.ts'
import { withClient } from '../postgres/client.ts'
import { call, clientIn } from './client.ts'
import { type Buyer, readBuyers, tokenOf } from './people.ts'

/** A search narrowed by a category and two values. */
export interface Narrowed {
  q: string
  category: string
  facets: string
}

export interface Seller {
  token: string
  /** The first characters of a title in their newest order. */
  q: string
}

/** The people and the queries of the bench, the same at each run. */
export interface Scene {
  buyers: Buyer[]
  sellers: Seller[]
  productIds: string[]
  /** Categories without subcategories. */
  categories: string[]
  words: readonly string[]
  narrowed: Narrowed[]
  /** The key with which the payment channel signs. */
  privateKey: string
}

const SELLERS = 16
const PRODUCTS = 64
const CATEGORIES = 8
const WORDS = ['瓷砖', '乳胶漆', '马桶', '地板', '花洒', '开关', '木门', '水龙头', '石膏板', '电线', '浴室柜', '防水']

async function readSellers(client: pg.Client): Promise<Seller[]> {
  const { rows } = await client.query<{ userId: string; q: string }>(
    `select m.user_id as "userId", (
      select left(l.title, 2) from orders o join order_lines l on l.order_id = o.id
      where o.shop_id = any(array_agg(m.organisation_id)) order by o.placed_at desc, o.id, l.position limit 1
    ) as q
    from memberships m join user_roles r on r.user_id = m.user_id and r.role = 'merchant'
    where m.is_owner and exists (select from orders o where o.shop_id = m.organisation_id)
    group by m.user_id order by (select count(*) from orders o where o.shop_id = any(array_agg(m.organisation_id))) desc, m.user_id limit $1`,
    [SELLERS],
  )
  return rows.map(({ userId, q }) => ({ token: tokenOf(userId), q }))
}

/** Chooses from the filters that the search offers: the category with most goods, then a brand and another value. */
async function narrow(at: TestApp, q: string): Promise<Narrowed> {
  const client = clientIn(at)
  const most = async (chosen: Partial<Narrowed>, isWanted: (kind: string) => boolean): Promise<string> => {
    const query = { ...chosen, q, size: 1, sort: 'sales', withFacets: '1' } as const
    const { facets } = await call(client, 'catalogue.listProducts', { request: { query } })
    const values = facets?.groups
      .filter(({ kind }) => isWanted(kind))
      .flatMap(({ key, values }) => values.map((value) => ({ key, ...value })))
    const [best] = values?.toSorted((a, b) => b.count - a.count) ?? []
    if (!best) throw new Error(`nothing to choose for ${q}`)
    return `${best.key}:${best.code}`
  }
  const category = (await most({}, (kind) => kind === 'category')).replace('category:', '')
  const brand = await most({ category }, (kind) => kind === 'brand')
  const value = await most({ category, facets: brand }, (kind) => kind === 'attribute')
  return { q, category, facets: `${brand},${value}` }
}

/** Reads it from the smallest database, whose people and goods the larger ones have too. */
export async function readScene(at: TestApp, url: string): Promise<Scene> {
  const { privateKey } = await simulatorKey(at.db)
  const narrowed: Narrowed[] = []
  for (const q of WORDS) narrowed.push(await narrow(at, q))
  return withClient(url, async (client) => {
    const products = await client.query<{ id: string }>(
      `select id from products where status = 'onSale' order by md5(id::text) limit $1`,
      [PRODUCTS],
    )
    const categories = await client.query<{ code: string }>(
      `select category as code from products where status = 'onSale' group by category order by count(*) desc, category limit $1`,
      [CATEGORIES],
    )
    return {
      buyers: await readBuyers(client),
      sellers: await readSellers(client),
      productIds: products.rows.map(({ id }) => id),
      categories: categories.rows.map(({ code }) => code),
      words: WORDS,
      narrowed,
      privateKey,
    }
  })
}
