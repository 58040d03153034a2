import type { z } from 'zod'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import { measureFaults, type Measures, pieceFen } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Difference, snapshot } from '@zhujia/contract/orders/snapshot.ts'
import type { orderLines, orders } from '#tables/orders.ts'
import { optionLabel, type StoredVersion, packIn, presentListing } from '../catalogue/index.ts'
import { compareListings, type Offer } from './compare-listings.ts'
import { presentLine } from './present.ts'

interface SnapshotParts {
  order: Pick<typeof orders.$inferSelect, 'id' | 'number' | 'placedAt'>
  line: typeof orderLines.$inferSelect
  stored: StoredVersion
}

export function presentSnapshot({ order, line, stored }: SnapshotParts, locale: Locale): z.output<typeof snapshot> {
  const offerOf = (content: StoredVersion['content'], priceFen: number | null): Offer => ({
    said: presentListing(content, stored.labels, locale),
    pack: packIn(content, line.spec) ?? null,
    priceFen,
    shop: content.shop,
  })
  const bought = offerOf(stored.content, line.priceFen)
  const { pack } = bought
  if (!pack) throw new Error(`order line ${line.id} is of no SKU of its version`)
  const { today } = stored
  /** An option as the product's page calls it; what is stored and compared is the shop's own name. */
  const inWords = (one: Difference): Difference =>
    one.kind === 'text' && one.field === 'specGroup'
      ? { ...one, name: optionLabel(one.name, stored.labels.options, locale) ?? one.name }
      : one
  return {
    order: { id: order.id, number: order.number, placedAt: order.placedAt.toISOString() },
    line: presentLine(line),
    hash: line.versionHash,
    isIntact: stored.isIntact,
    listing: { ...bought.said, pack, shop: stored.content.shop },
    today: today ? (today.isOnSale ? 'onSale' : 'offSale') : 'gone',
    differences: today
      ? compareListings(
          { ...bought, pack, priceFen: line.priceFen },
          offerOf(today.content, priceToday(line.measures, today)),
        ).map(inWords)
      : [],
  }
}

/** Today's price of what was bought, in the same measures; null when it is no longer sold. */
function priceToday(
  measures: Measures | null,
  { content, priceFen }: NonNullable<StoredVersion['today']>,
): number | null {
  const rule = content.madeToMeasure ?? null
  if (priceFen === null || measureFaults(rule, measures).length > 0) return null
  return rule && measures ? pieceFen(rule, priceFen, measures) : priceFen
}
