import type { z } from 'zod'
import type { quote, quotedFreight, quotedLine } from '@zhujia/contract/orders/schemas.ts'
import { picturesOf } from '../files/index.ts'
import { amountOf } from '../shops/index.ts'
import type { PricedLine, QuotedFreight } from './pricing.ts'
import type { Quote } from './quote.ts'

function presentPriced({ sku, measures, sold, quantity, totalFen }: PricedLine): z.output<typeof quotedLine> {
  const { skuId, productId, title, spec, returnRule, leadDays } = sku
  const { unit, priceFen } = sold
  return {
    skuId,
    productId,
    title,
    spec,
    measures,
    picture: picturesOf(sku.pictureFileId),
    unit,
    quantity,
    priceFen,
    totalFen,
    returnRule,
    leadDays,
  }
}

function presentFreight({ template, items, load, freightFen }: QuotedFreight): z.output<typeof quotedFreight> {
  const { name, measure } = template
  return {
    name,
    measure,
    amount: amountOf(measure, load),
    skuIds: [...new Set(items.map(({ sku }) => sku.skuId))],
    freightFen: freightFen ?? 0,
  }
}

export const presentQuote = ({ shops, totalFen, token }: Quote): z.output<typeof quote> => ({
  shops: shops.map(({ shop, lines, goodsFen, freight, freightFen, totalFen }) => ({
    shop: { id: shop.id, name: shop.name },
    lines: lines.map(presentPriced),
    goodsFen,
    freightFen,
    freight: freight.map(presentFreight),
    totalFen,
  })),
  totalFen,
  quoteToken: token,
})
