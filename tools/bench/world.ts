import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { placeOrders } from '../../packages/server/src/testing/trade-fixture.ts'
import { makeTestApp } from '../../packages/server/src/testing/test-app.ts'
import { PROVISIONS } from '../../packages/server/src/areas.ts'
import { migrate } from '../../packages/server/src/platform/db/migrate.ts'
import { provision, urlFor } from '../../packages/server/src/platform/db/provision.ts'
import { sha256 } from '../../packages/server/src/platform/keys.ts'
import { makeLog } from '../../packages/server/src/platform/log.ts'
import { withClient } from '../postgres/client.ts'
import { fingerprint, cachedDatabase, makeCopy } from '../postgres/cached-database.ts'
import { ROOT } from '../root.ts'
import { run } from '../run.ts'

/** The secret of quotes, the same for recording and serving. */
export const SECRET = 'the secret of a bench that nobody else uses'
const ORDERS_EACH = 30
const SKUS_EACH = 2
const STOCK = 10_000_000
/** What the data are made of. A migration that is added runs over the copies instead. */
const SOURCES = ['packages/demo/src/**/*.ts', 'packages/server/src/modules/search/**/*.ts', 'tools/bench/world.ts']

export interface Buyer {
  userId: string
  addressId: string
  token: string
  /** SKUs that nobody else of the buyers asks for: one row's lock must not be what is measured. */
  skuIds: string[]
}

export interface World {
  /** The same people and products in two sizes: the larger has everything that the smaller has. */
  smallUrl: string
  largeUrl: string
  buyers: Buyer[]
  productIds: string[]
  categories: string[]
}

interface Wanted {
  superuserUrl: string
  small: number
  large: number
  buyers: number
  dataDir: string
}

const tokenOf = (index: number): string => `zj1_${createHash('sha256').update(`bench ${index}`).digest('base64url')}`

/** Buyers with a session and an address each; their tokens are known, so that the data can be used again by later runs. */
async function addBuyers(client: pg.Client, count: number): Promise<void> {
  const tokens = Array.from({ length: count }, (_, index) => tokenOf(index))
  const hashes = tokens.map(sha256)
  const phones = tokens.map((_, index) => `151${String(index).padStart(8, '0')}`)
  await client.query(
    `insert into users (id, phone, nickname, created_at) select gen_random_uuid(), phone, '压测', now() from unnest($1::text[]) as u(phone)`,
    [phones],
  )
  await client.query(
    `insert into user_roles (user_id, role, is_primary, granted_at) select id, 'owner', true, now() from users where phone = any($1)`,
    [phones],
  )
  await client.query(
    `insert into sessions (id, token_hash, user_id, active_roles, auth_epoch, device, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
     select gen_random_uuid(), hash, users.id, '{owner}', 0, 'bench', now(), '2100-01-01', '2100-01-01', '2100-01-01'
     from unnest($1::text[], $2::bytea[]) as u(phone, hash) join users using (phone)`,
    [phones, hashes],
  )
  await client.query(
    `insert into addresses (id, owner_id, name, phone, district_code, province, city, district, detail, tag, is_default, created_at)
     select gen_random_uuid(), id, '压', '13912345678', '330106', '浙江省', '杭州市', '西湖区', '文三路 1 号', 'home', true, now() from users where phone = any($1)`,
    [phones],
  )
}

async function readBuyers(client: pg.Client, count: number): Promise<Buyer[]> {
  const { rows } = await client.query<{ userId: string; addressId: string }>(
    `select u.id as "userId", a.id as "addressId" from users u join addresses a on a.owner_id = u.id where u.phone like '151%' order by u.phone limit $1`,
    [count],
  )
  const skus = await client.query<{ id: string }>(
    `select s.id from skus s join products p on p.id = s.product_id where p.status = 'onSale' and p.unit_min_steps = 1 and not p.has_lots and p.made_to_measure is null and s.price_fen < 100000 and s.position = 0 order by s.id limit $1`,
    [count * SKUS_EACH],
  )
  return rows.map((row, index) => ({
    ...row,
    token: tokenOf(index),
    skuIds: skus.rows.slice(index * SKUS_EACH, (index + 1) * SKUS_EACH).map(({ id }) => id),
  }))
}

/** Enough of what the buyers ask for, with the moves that the counters are sums of. */
async function stockUp(client: pg.Client, skuIds: readonly string[]): Promise<void> {
  await client.query(
    `with moved as (insert into stock_moves (id, sku_id, kind, quantity, at) select gen_random_uuid(), id, 'count_adjust', $2::int, now() from unnest($1::uuid[]) as s(id))
     update skus set on_hand = on_hand + $2::int where id = any($1::uuid[])`,
    [skuIds, STOCK],
  )
}

/** Orders of each buyer, placed through the API; nothing that falls due later disturbs a measurement. */
async function placeAll(databaseUrl: string, buyers: readonly Buyer[]): Promise<void> {
  const at = await makeTestApp({ SECRET }, { databaseUrl })
  try {
    for (const { userId, token, addressId, skuIds } of buyers) {
      for (let made = 0; made < ORDERS_EACH; made++)
        await placeOrders(
          at,
          { userId, token, addressId, phone: '' },
          skuIds.map((skuId) => ({ skuId, quantity: 1 })),
        )
    }
  } finally {
    await at.close()
  }
  await withClient(databaseUrl, (client) => client.query("delete from timers where kind = 'checkout.unpaid'"))
}

const sow = (databaseUrl: string, { dataDir }: Wanted, [products, seed]: [number, number]): Promise<void> =>
  run(
    ['--disable-warning=ExperimentalWarning', 'tools/seed.ts', '--products', String(products), '--seed', String(seed)],
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  )

/** Whether today's migrations continue those that a database was made with: none of them was written anew. */
async function isContinued(url: string): Promise<boolean> {
  const files = globSync('packages/server/src/tables/migrations/*.sql', { cwd: ROOT })
  const hashes = new Set(
    files.map((file) =>
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest('hex'),
    ),
  )
  const { rows } = await withClient(url, (client) =>
    client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations'),
  )
  return rows.every(({ hash }) => hashes.has(hash))
}

/** A fresh copy of a cached database, with today's schema. @returns its address */
async function copy(adminUrl: string, from: string, to: string): Promise<string> {
  await makeCopy(adminUrl, from, to)
  const url = urlFor(adminUrl, { database: to })
  await migrate(url, makeLog('warn'), PROVISIONS)
  return url
}

/** The people of the smaller world, with all that they need and have. */
async function settle(url: string, count: number): Promise<void> {
  const buyers = await withClient(url, async (client) => {
    await addBuyers(client, count)
    const found = await readBuyers(client, count)
    await stockUp(
      client,
      found.flatMap(({ skuIds }) => skuIds),
    )
    return found
  })
  await placeAll(url, buyers)
}

/** The two databases of a run, fresh copies of the cached ones. */
export async function prepareWorld(wanted: Wanted): Promise<World> {
  const adminUrl = await provision(wanted.superuserUrl)
  const cached = { adminUrl, made: fingerprint(SOURCES), isUsable: isContinued }
  const fill = async (url: string): Promise<void> => {
    await sow(url, wanted, [wanted.small, 1])
    await settle(url, wanted.buyers)
  }
  const small = await cachedDatabase({ ...cached, kind: `bench_${wanted.small}`, fill })
  const large = await cachedDatabase({
    ...cached,
    kind: `bench_${wanted.large}`,
    from: small,
    fill: (url) => sow(url, wanted, [wanted.large - wanted.small, 2]),
  })
  const smallUrl = await copy(adminUrl, small, 'bench_small')
  const largeUrl = await copy(adminUrl, large, 'bench_large')
  return { smallUrl, largeUrl, ...(await readIds(smallUrl, wanted.buyers)) }
}

/** The same products, categories and buyers at each run. */
export const readIds = (url: string, count: number): Promise<Pick<World, 'buyers' | 'productIds' | 'categories'>> =>
  withClient(url, async (client) => {
    const products = await client.query<{ id: string }>(
      `select id from products where status = 'onSale' order by md5(id::text) limit 64`,
    )
    const categories = await client.query<{ code: string }>(
      `select category as code from products where status = 'onSale' group by category order by count(*) desc, category limit 8`,
    )
    return {
      buyers: await readBuyers(client, count),
      productIds: products.rows.map(({ id }) => id),
      categories: categories.rows.map(({ code }) => code),
    }
  })
