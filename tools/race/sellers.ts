import { newToken, sha256 } from '../../packages/server/src/platform/keys.ts'
import type { Scene } from './scene.ts'

export interface Seller {
  token: string
}

/** A session of a merchant who may ship and cancel for the shop that sells a SKU. It is inserted, because a login takes the time of hashing a password. */
export async function openSeller({ sql }: Scene, skuId: string): Promise<Seller> {
  const token = newToken()
  await sql.query(
    `insert into sessions (id, token_hash, user_id, active_roles, auth_epoch, device, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
     select gen_random_uuid(), $2, m.user_id, '{merchant}', u.auth_epoch, 'race', now(), now(), now() + interval '1 day', now() + interval '1 day'
     from skus s join products p on p.id = s.product_id join memberships m on m.organisation_id = p.shop_id join users u on u.id = m.user_id
       join user_roles r on r.user_id = u.id and r.role = 'merchant'
     where s.id = $1 and (m.is_owner or m.permissions @> '{order.ship,order.manage}') limit 1`,
    [skuId, sha256(token)],
  )
  return { token }
}
