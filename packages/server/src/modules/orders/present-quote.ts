import type { z } from 'zod'
import type { quote, quotedAddress, quotedLine } from '@zhujia/contract/orders/schemas.ts'
import type { quotedFreight } from '@zhujia/contract/shops/freight.ts'
import type { AddressCopy } from '../addresses/index.ts'
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

/** The larger end of a range, where it has two. */
const mostOf = (leastFen: number, mostFen: number): number | null => (mostFen > leastFen ? mostFen : null)

function presentFreight({ template, items, load, range }: QuotedFreight): z.output<typeof quotedFreight> {
  const { name, measure } = template
  const { leastFen, mostFen } = range ?? { leastFen: 0, mostFen: 0 }
  return {
    name,
    measure,
    amount: amountOf(measure, load),
    skuIds: [...new Set(items.map(({ line }) => line.sku.skuId))],
    freightFen: leastFen,
    mostFreightFen: mostOf(leastFen, mostFen),
  }
}

function presentAddress(id: string, address: AddressCopy): z.output<typeof quotedAddress> {
  const { name, phone, districtCode, province, city, district, detail, floor, hasElevator } = address
  return { id, name, phone, districtCode, province, city, district, detail, floor, hasElevator }
}

export const presentQuote = ({ address, addressId, shops, totalFen, token }: Quote): z.output<typeof quote> => ({
  address: address && addressId !== null ? presentAddress(addressId, address) : null,
  shops: shops.map(({ shop, lines, goodsFen, freight, freightFen, mostFreightFen, totalFen }) => ({
    shop: { id: shop.id, name: shop.name },
    lines: lines.map(presentPriced),
    goodsFen,
    freightFen,
    mostFreightFen: mostOf(freightFen, mostFreightFen),
    freight: freight.map(presentFreight),
    totalFen,
  })),
  totalFen,
  quoteToken: token,
})
