import type { z } from 'zod'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import { measureFaults, type Measures, pieceFen } from '@zhujia/contract/catalogue/made-to-measure.ts'
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
      ? compareListings(
          { ...bought, pack, priceFen: line.priceFen },
          offerOf(today.content, priceToday(line.measures, today)),
        )
      : [],
  }
}

/** What the same costs today: the same piece of what is made to measure; null when it is not to be had any more. */
function priceToday(
  measures: Measures | null,
  { content, priceFen }: NonNullable<KeptVersion['today']>,
): number | null {
  const rule = content.madeToMeasure ?? null
  if (priceFen === null || measureFaults(rule, measures).length > 0) return null
  return rule && measures ? pieceFen(rule, priceFen, measures) : priceFen
}
