import { addSeconds, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { actingAs } from '@zhujia/server/platform/make-ctx.ts'
import { changePrices } from '@zhujia/server/modules/catalogue/commands/change-prices.ts'
import { type Edit, editProduct } from '@zhujia/server/modules/catalogue/commands/edit-product.ts'
import { priceLines } from '@zhujia/server/modules/catalogue/queries/price-lines.ts'

interface DemoEdit {
  /** A SKU of the product, by its code. */
  sku: string
  edit: Edit
  /** What that SKU costs from then on. */
  priceFen?: number
}

/** Edits of products after they were bought: the orders' snapshots show the earlier version. */
export const DEMO_EDITS: readonly DemoEdit[] = [
  {
    sku: 'tile-yunling-01',
    edit: {
      subtitle: '倒角磨边不露白底，柔光面不晃眼，800 规格 3 片一箱，新增 16 面随机连纹',
      warranty: { months: 72, text: '坯体裂纹、釉面脱落质保 6 年' },
    },
  },
  {
    sku: 'mosaic-boguang-01',
    edit: { returnRule: 'whole-pack-only', guarantees: ['same-batch', 'breakage', 'invoice'] },
    priceFen: 1380,
  },
]

const EDITED_AGO = 5 * MINUTE

/** Makes the edits, after the demo orders were placed. */
export async function seedEdits(ctx: Ctx<never, Actor>, skuIds: ReadonlyMap<string, string>): Promise<void> {
  const clock = { now: () => addSeconds(ctx.clock.now(), -EDITED_AGO) }
  const editing = actingAs(ctx, { actor: ctx.actor, clock })
  for (const { sku, edit, priceFen } of DEMO_EDITS) {
    const [known] = await priceLines(ctx, [skuIds.get(sku) ?? ''])
    if (!known) throw new Error(`the demo world has no ${sku}`)
    await editProduct(editing, known.productId, edit)
    if (priceFen !== undefined) await changePrices(editing, [{ skuId: known.skuId, priceFen }])
  }
}
