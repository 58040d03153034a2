import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { listViolations } from '../../packages/server/src/invariants.ts'
import { connect } from '../../packages/server/src/platform/db/connect.ts'
import { launchEmbedded } from '../../packages/server/src/platform/embedded-postgres/launch.ts'
import { newId } from '../../packages/server/src/platform/ids.ts'
import { newToken, sha256 } from '../../packages/server/src/platform/keys.ts'
import { makeLog } from '../../packages/server/src/platform/log.ts'
import { makeDatabase, startServer } from '../demo-server.ts'
import { ROOT } from '../root.ts'

const SERVERS = 4

export interface Buyer {
  userId: string
  token: string
  addressId: string
}

/** Several servers on one database, and a connection to read it and to change deadlines. */
export interface Scene {
  servers: readonly string[]
  sql: pg.Pool
  buyers: readonly Buyer[]
  /** The invariants that do not hold. */
  faults(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts PostgreSQL and the servers; the servers start at the same time, and one of them loads the demo world. */
export async function openScene(buyerCount: number): Promise<Scene> {
  const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/race-postgres') })
  const databaseUrl = await makeDatabase(postgres.url, 'race')
  const dataDir = mkdtempSync(join(tmpdir(), 'zhujia-race-'))
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(env)))
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  // `end` returns before the last socket is closed; PostgreSQL then closes it with an error, which is no fault of a round.
  sql.on('error', (error) => console.log(`    connection: ${error.message}`))
  const { db, close } = connect(databaseUrl, { log: makeLog('silent'), size: 2 })
  return {
    servers: servers.map(({ url }) => url),
    sql,
    buyers: await addBuyers(sql, buyerCount),
    faults: async () => (await listViolations(db)).map(({ rule, subject }) => `${subject}: ${rule}`),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      await close()
      await sql.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Accounts with a session and an address each, in four statements: five hundred logins would take a minute. */
export async function addBuyers(sql: pg.Pool, count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => ({ userId: newId(), token: newToken(), addressId: newId() }))
  const ids = buyers.map(({ userId }) => userId)
  const phones = buyers.map((_, index) => `150${String(index).padStart(8, '0')}`)
  await sql.query(
    `insert into users (id, phone, nickname, created_at) select id, phone, '抢购', now() from unnest($1::uuid[], $2::text[]) as u(id, phone)`,
    [ids, phones],
  )
  await sql.query(
    `insert into user_roles (user_id, role, is_primary, granted_at) select id, 'owner', true, now() from unnest($1::uuid[]) as u(id)`,
    [ids],
  )
  await sql.query(
    `insert into sessions (id, token_hash, user_id, active_roles, auth_epoch, device, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
     select gen_random_uuid(), hash, id, '{owner}', 0, 'race', now(), now(), now() + interval '1 day', now() + interval '1 day' from unnest($1::uuid[], $2::bytea[]) as u(id, hash)`,
    [ids, buyers.map(({ token }) => sha256(token))],
  )
  await sql.query(
    `insert into addresses (id, owner_id, name, phone, district_code, province, city, district, detail, tag, is_default, created_at)
     select address, id, '抢', '13912345678', '330106', '浙江省', '杭州市', '西湖区', '文三路 1 号', 'home', true, now() from unnest($1::uuid[], $2::uuid[]) as u(id, address)`,
    [ids, buyers.map(({ addressId }) => addressId)],
  )
  return buyers
}

/** SKUs on sale without lots and without a minimum quantity, with their stock set so that exactly this many steps are available. */
export async function takeSkus(
  sql: pg.Pool,
  { count, skip, available }: { count: number; skip: number; available: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select s.id from skus s join products p on p.id = s.product_id where p.status = 'onSale' and p.unit_min_steps = 1 and not p.has_lots and p.made_to_measure is null and s.price_fen < 100000 order by s.id offset $1 limit $2`,
    [skip, count],
  )
  const ids = rows.map(({ id }) => id)
  await sql.query(
    `with gap as (select id, $2::int - (on_hand - reserved) as steps from skus where id = any($1::uuid[])),
      counted as (insert into stock_moves (id, sku_id, kind, quantity, at) select gen_random_uuid(), id, 'count_adjust', steps, now() from gap where steps <> 0)
     update skus set on_hand = on_hand + gap.steps from gap where skus.id = gap.id`,
    [ids, available],
  )
  return ids
}

/** An element of the list by its number modulo the length. */
export function oneOf<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('the list is empty')
  return value
}

/** A number below `limit`. */
export const anyBelow = (limit: number): number => randomBytes(4).readUInt32BE() % limit
