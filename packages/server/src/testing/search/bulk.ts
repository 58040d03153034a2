import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'

/** How many copies one statement makes: the sessions' limit on its time holds here too. */
const BATCH = 1000

/**
 * Fills the catalogue up with copies of the products that are there, each with a price, sales and an age of its own, one
 * SKU and one picture: a large catalogue in which common words are as common as in a small one.
 */
export async function growCatalogue(db: Db, total: number): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from products order by id`)
  const originals = rows.map(({ id }) => id)
  for (let made = originals.length; made < total; made += BATCH) await copyProducts(db, originals, { from: made, count: Math.min(BATCH, total - made) })
  await db.execute(sql`vacuum analyze search_documents`)
  await db.execute(sql`analyze products, skus`)
}

async function copyProducts(db: Db, originals: readonly string[], { from, count }: { from: number; count: number }): Promise<void> {
  // hashint4 spreads numbers evenly and always alike, so that every run measures the same catalogue.
  await db.execute(sql`
    with originals as (
      select row_number() over (order by p.id) - 1 as nth, count(*) over () as many, p.*, d.version as made_by, d.tokens, d.title as folded, d.facets as counted
      from products p join search_documents d on d.product_id = p.id where p.id = any(${`{${originals.join(',')}}`}::uuid[])
    ), copies as (
      select o.*, uuidv7() as copy, n, (hashint4(n) & 65535)::bigint as spread, abs(hashint4(n + 1)) % 40 as likeness
      from generate_series(${from}::int, ${from + count - 1}::int) n join originals o on o.nth = n % o.many
    ), product as (
      insert into products (id, shop_id, category, brand, status, title, subtitle, unit_step, unit_step_thousandths, unit_base, unit_min_steps,
        spec_groups, parameters, facets, description, return_rule, guarantees, warranty_months, warranty_text, delivery, from_fen, to_fen, sold_count, listed_at)
      select copy, shop_id, category, brand, 'onSale', title || ' ' || n, subtitle, unit_step, unit_step_thousandths, unit_base, unit_min_steps,
        spec_groups, parameters, facets, description, return_rule, guarantees, warranty_months, warranty_text, delivery,
        from_fen * (50 + likeness * 5) / 100 + 1, to_fen * (50 + likeness * 5) / 100 + 1, spread * spread / 100000, listed_at - make_interval(mins => n)
      from copies
    ), sku as (
      insert into skus (id, product_id, position, code, spec, price_fen, picture_file_id, pieces, area_cm2, weight_grams, volume_cm3, on_hand)
      select uuidv7(), copy, 0, 'bulk-' || n, s.spec, s.price_fen, s.picture_file_id, s.pieces, s.area_cm2, s.weight_grams, s.volume_cm3, case when n % 20 = 0 then 0 else 1000 end
      from copies c join skus s on s.product_id = c.id and s.position = 0
    ), picture as (
      insert into product_pictures (product_id, position, file_id) select copy, 0, file_id from copies c join product_pictures f on f.product_id = c.id and f.position = 0
    )
    insert into search_documents (product_id, version, tokens, title, facets, least, from_fen, sold_count, listed_at, class)
    select copy, made_by, tokens || array_to_tsvector(array[n::text]), folded || ' ' || n, counted, unit_min_steps,
      from_fen * (50 + likeness * 5) / 100 + 1, spread * spread / 100000, listed_at - make_interval(mins => n),
      -- The shares of 3,000, 9,000 and 27,000 in 100,000.
      case when spread > 63569 then 1 when spread > 57671 then 2 when spread > 39976 then 3 else 4 end
    from copies`)
}
