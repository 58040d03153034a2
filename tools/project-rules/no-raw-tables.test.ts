import { noRawTables } from './no-raw-tables.ts'
import { prove } from './proving.ts'

const path = 'packages/server/src/modules/favourites/repository.ts'
const text = [
  'sql`update products set from_fen = 1 where id = ${id}`',
  'sql`insert into ${favouriteProducts} select id from "products" where id in (${ids})`',
  "db.execute('delete from only parcels')",
  'sql`with done as (select 1) select * from ${saved} join order_lines l on l.id = ${id}`',
  'sql.raw("truncate facts")',
].join('\n')

prove(noRawTables, {
  'every way of naming it': { path, text, lines: [1, 2, 3, 4, 5] },
  'tests bring about what no command can': { path: path.replace('.ts', '.test.ts'), text, lines: [] },
  'beside the areas': { path: 'packages/server/src/platform/db/migrate.ts', text, lines: [] },
  'imported tables, its own, and columns and names of the statement that are called like tables': {
    path,
    text: [
      'sql`update ${products} set from_fen = 1`',
      'sql`select 1 from favourite_products`',
      'sql`select word, products from counted where orders > 0`',
      'sql`select saved.id from ${favouriteShops} saved where saved.shop_id = shops.id`',
    ].join('\n'),
    lines: [],
  },
})
