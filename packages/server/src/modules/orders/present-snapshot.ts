import type { z } from 'zod'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { snapshot } from '@zhujia/contract/orders/snapshot.ts'
import type { orderLines, orders } from '#tables/orders.ts'
import { type KeptVersion, packIn, presentListing } from '../catalogue/index.ts'
import { compareListings, type Offer } from './compare-listings.ts'
import { presentLine } from './present.ts'

interface SnapshotParts {
  order: Pick<typeof orders.$inferSelect, 'id' | 'number' | 'placedAt'>
  line: typeof orderLines.$inferSelect
  kept: KeptVersion
}

export function presentSnapshot({ order, line, kept }: SnapshotParts, locale: Locale): z.output<typeof snapshot> {
  const offerOf = (content: KeptVersion['content'], priceFen: number | null): Offer => ({
    said: presentListing(content, kept.labels, locale),
    pack: packIn(content, line.spec) ?? null,
    priceFen,
    shop: content.shop,
  })
  const bought = offerOf(kept.content, line.priceFen)
  const { pack } = bought
  if (!pack) throw new Error(`order line ${line.id} is of no SKU of its version`)
  const { today } = kept
  return {
    order: { id: order.id, number: order.number, placedAt: order.placedAt.toISOString() },
    line: presentLine(line),
    hash: line.versionHash,
    isIntact: kept.isIntact,
    listing: { ...bought.said, pack, shop: kept.content.shop },
    today: today ? (today.isOnSale ? 'onSale' : 'offSale') : 'gone',
    differences: today
      ? compareListings({ ...bought, pack, priceFen: line.priceFen }, offerOf(today.content, today.priceFen))
      : [],
  }
}
