import { defineArea } from '#platform/area.ts'
import { stockInvariants } from './invariants.ts'

export const stockArea = defineArea({
  invariants: stockInvariants,
  tables: { insertOnly: ['stock_moves'], neverDeleted: { sku_lots: 'any' } },
})
