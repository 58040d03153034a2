import type { z } from 'zod'
import type { cart, cartLine } from '@zhujia/contract/cart/schemas.ts'
import { presentPack } from '../catalogue/index.ts'
import { picturesOf } from '../files/index.ts'
import { stateOf } from './policy.ts'
import type { CartRow } from './rows.ts'

type Line = z.output<typeof cartLine>
type Cart = z.output<typeof cart>

const presentLine = (row: CartRow): Line => ({
  id: row.id,
  skuId: row.skuId,
  productId: row.productId,
  title: row.title,
  spec: row.spec,
  picture: picturesOf(row.pictureFileId),
  unit: row.unit,
  quantity: row.quantity,
  priceFen: row.priceFen,
  addedPriceFen: row.addedPriceFen,
  available: row.available,
  pack: presentPack(row.pack),
  calculator: row.calculator,
  hasLots: row.hasLots,
  isSelected: row.isSelected,
  state: stateOf(row),
})

const isInvalid = (line: Line): boolean => line.state === 'soldOut' || line.state === 'offSale'

/** The cart by shop: the shop of the newest line first, lines in the order given. */
export function presentCart(rows: readonly CartRow[]): Cart {
  const shops = new Map<string, Cart['shops'][number]>()
  const invalid: Line[] = []
  const bought: Line[] = []
  for (const row of rows) {
    const line = presentLine(row)
    if (isInvalid(line)) {
      invalid.push(line)
      continue
    }
    const shop = shops.get(row.shopId) ?? { shop: { id: row.shopId, name: row.shopName }, lines: [] }
    shop.lines.push(line)
    shops.set(row.shopId, shop)
    if (line.isSelected && line.state === 'valid') bought.push(line)
  }
  return {
    shops: [...shops.values()],
    invalid,
    selectedCount: bought.length,
    selectedFen: bought.reduce((sum, line) => sum + line.priceFen * line.quantity, 0),
  }
}
