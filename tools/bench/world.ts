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
import { type Buyer, readBuyers, tokenOf } from './people.ts'

/** The secret of quotes, the same for recording and serving. */
export const SECRET = 'the secret of a bench that nobody else uses'
/** One for each connection. */
const BUYERS = 64
const ORDERS_EACH = 30
const STOCK = 10_000_000
/** What the data are made of. A migration that is added runs over the copies instead. */
const SOURCES = [
  'packages/demo/src/**/*.ts',
  'packages/server/src/modules/search/**/*.ts',
  'tools/bench/{world,people}.ts',
]

/** A database of the bench with so many products. */
export interface Size {
  products: number
  url: string
}

interface Wanted {
  superuserUrl: string
  /** Numbers of products, each larger than the one before. */
  sizes: readonly number[]
  dataDir: string
}

/** Adds sessions of some people, whose tokens later runs know by their ids. */
async function addSessions(client: pg.Client, userIds: readonly string[], role: 'owner' | 'merchant'): Promise<void> {
  await client.query(
    `insert into sessions (id, token_hash, user_id, active_roles, auth_epoch, device, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
     select gen_random_uuid(), hash, users.id, array[$3], auth_epoch, 'bench', now(), '2100-01-01', '2100-01-01', '2100-01-01'
     from unnest($1::uuid[], $2::bytea[]) as u(id, hash) join users using (id)`,
    [userIds, userIds.map((id) => sha256(tokenOf(id))), role],
  )
}

/** Buyers with a session and an address each. */
async function addBuyers(client: pg.Client): Promise<void> {
  const phones = Array.from({ length: BUYERS }, (_, index) => `151${String(index).padStart(8, '0')}`)
  const { rows } = await client.query<{ id: string }>(
    `insert into users (id, phone, nickname, created_at) select gen_random_uuid(), phone, '压测', now() from unnest($1::text[]) as u(phone) returning id`,
    [phones],
  )
  await client.query(
    `insert into user_roles (user_id, role, is_primary, granted_at) select id, 'owner', true, now() from users where phone = any($1)`,
    [phones],
  )
  await client.query(
    `insert into addresses (id, owner_id, name, phone, district_code, province, city, district, detail, tag, is_default, created_at)
     select gen_random_uuid(), id, '压', '13912345678', '330106', '浙江省', '杭州市', '西湖区', '文三路 1 号', 'home', true, now() from users where phone = any($1)`,
    [phones],
  )
  await addSessions(
    client,
    rows.map(({ id }) => id),
    'owner',
  )
}

/** Sessions of all who own a shop. */
async function addSellers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select distinct user_id as id from memberships where is_owner')
  await addSessions(
    client,
    rows.map(({ id }) => id),
    'merchant',
  )
}

/** Enough of what the buyers ask for, with the moves that the counters are sums of. */
async function stockUp(client: pg.Client, skuIds: readonly string[]): Promise<void> {
  await client.query(
    `with moved as (insert into stock_moves (id, sku_id, kind, quantity, at) select gen_random_uuid(), id, 'count_adjust', $2::int, now() from unnest($1::uuid[]) as s(id))
     update skus set on_hand = on_hand + $2::int where id = any($1::uuid[])`,
    [skuIds, STOCK],
  )
}

/** Orders of each buyer, placed through the API. */
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
}

interface Sowing {
  url: string
  dataDir: string
  products: number
  seed: number
}

const sow = ({ url, dataDir, products, seed }: Sowing): Promise<void> =>
  run(
    ['--disable-warning=ExperimentalWarning', 'tools/seed.ts', '--products', String(products), '--seed', String(seed)],
    { MODE: 'demo', DATABASE_URL: url, DATA_DIR: dataDir },
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

/** A fresh copy of a cached database, with today's schema. Nothing in it falls due by itself while it is measured. @returns its address */
async function copy(adminUrl: string, from: string, to: string): Promise<string> {
  await makeCopy(adminUrl, from, to)
  const url = urlFor(adminUrl, { database: to })
  await migrate(url, makeLog('warn'), PROVISIONS)
  await withClient(url, (client) =>
    client.query("delete from timers where kind not like '%.upkeep'; delete from pgboss.job"),
  )
  return url
}

/** The people of the smallest world, with all that they need and have. */
async function settle(url: string): Promise<void> {
  const buyers = await withClient(url, async (client) => {
    await addBuyers(client)
    await addSellers(client)
    const found = await readBuyers(client)
    await stockUp(
      client,
      found.flatMap(({ skuIds }) => skuIds),
    )
    return found
  })
  await placeAll(url, buyers)
}

/** The databases of a run, fresh copies of the cached ones; each has everything that the one before has. */
export async function prepareWorlds({ superuserUrl, sizes, dataDir }: Wanted): Promise<Size[]> {
  const adminUrl = await provision(superuserUrl)
  const made = fingerprint(SOURCES)
  const worlds: Size[] = []
  let cached: string | undefined
  for (const [place, products] of sizes.entries()) {
    const fill = async (url: string): Promise<void> => {
      await sow({ url, dataDir, products: products - (sizes[place - 1] ?? 0), seed: place + 1 })
      if (place === 0) await settle(url)
    }
    const kind = `bench_${sizes.slice(0, place + 1).join('_')}`
    cached = await cachedDatabase({ adminUrl, made, isUsable: isContinued, kind, from: cached, fill })
    worlds.push({ products, url: await copy(adminUrl, cached, `bench_run_${place}`) })
  }
  return worlds
}
