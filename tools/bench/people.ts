import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A SKU or two for each buyer that nobody else of them asks for: one row's lock must not be what is measured. */
const SKUS_EACH = 2

export interface Buyer {
  userId: string
  addressId: string
  token: string
  skuIds: string[]
}

/** The token of a person's session; known by their id, so that the data can be used again by later runs. */
export const tokenOf = (userId: string): string =>
  `zj1_${createHash('sha256').update(`bench ${userId}`).digest('base64url')}`

/** The bench's buyers, always in the same order. */
export async function readBuyers(client: pg.Client): Promise<Buyer[]> {
  const { rows } = await client.query<{ userId: string; addressId: string }>(
    `select u.id as "userId", a.id as "addressId" from users u join addresses a on a.owner_id = u.id where u.phone like '151%' order by u.phone`,
  )
  const skus = await client.query<{ id: string }>(
    `select s.id from skus s join products p on p.id = s.product_id where p.status = 'onSale' and p.unit_min_steps = 1 and not p.has_lots and p.made_to_measure is null and s.price_fen < 100000 and s.position = 0 order by s.id limit $1`,
    [rows.length * SKUS_EACH],
  )
  return rows.map((row, index) => ({
    ...row,
    token: tokenOf(row.userId),
    skuIds: skus.rows.slice(index * SKUS_EACH, (index + 1) * SKUS_EACH).map(({ id }) => id),
  }))
}
