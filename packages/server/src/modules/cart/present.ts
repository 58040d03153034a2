import type { z } from 'zod'
import { soldAs } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { cart, cartLine } from '@zhujia/contract/cart/schemas.ts'
import { presentPack } from '../catalogue/index.ts'
import { picturesOf } from '../files/index.ts'
import { stateOf } from './policy.ts'
import { consign, hintOf, type FreightTemplate } from '../shops/index.ts'
import type { CartRow } from './rows.ts'

type Line = z.output<typeof cartLine>
type Cart = z.output<typeof cart>
type Templates = ReadonlyMap<string, FreightTemplate>

const presentLine = (row: CartRow): Line => ({
  id: row.id,
  skuId: row.skuId,
  productId: row.productId,
  title: row.title,
  spec: row.spec,
  measures: row.measures,
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

const isInvalid = ({ state }: Line): boolean => state !== 'valid' && state !== 'short'

/** The freight of one shop's ticked lines. */
function freightOf(rows: readonly CartRow[], templates: Templates): Cart['shops'][number]['freight'] {
  const goods = rows
    .filter(isBought)
    .map(({ freightTemplateId: templateId, quantity, weightGrams, volumeCm3, priceFen }) => ({
      templateId,
      load: {
        pieces: quantity,
        grams: quantity * weightGrams,
        cm3: quantity * volumeCm3,
        goodsFen: quantity * priceFen,
      },
    }))
  return goods.length === 0 ? null : hintOf(consign(goods, templates), rows[0]?.to ?? undefined, false)
}

const isBought = (row: CartRow): boolean => row.isSelected && stateOf(row) === 'valid'

/** How a line is counted, charged and carried; what is made to measure, by the piece if its measures are valid. */
const asSold = (row: CartRow): CartRow =>
  stateOf(row) === 'unmakeable' ? row : { ...row, ...soldAs(row, row.measures) }

/** The cart by shop: the shop of the newest line first, lines in the order given. */
export function presentCart(found: readonly CartRow[], templates: Templates): Cart {
  const rows = found.map(asSold)
  const isThere = (row: CartRow): boolean => !isInvalid(presentLine(row))
  const shops = [...Map.groupBy(rows.filter(isThere), ({ shopId }) => shopId)].map(([id, held]) => ({
    shop: { id, name: held[0]?.shopName ?? '' },
    lines: held.map(presentLine),
    freight: freightOf(held, templates),
  }))
  const bought = rows.filter(isBought)
  return {
    shops,
    invalid: rows.map(presentLine).filter(isInvalid),
    selectedCount: bought.length,
    selectedFen: bought.reduce((sum, line) => sum + line.priceFen * line.quantity, 0),
  }
}
