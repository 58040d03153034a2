/** The carriers. This file is without zod, because pages load it at once. */
export const CARRIERS = ['sf', 'yto', 'zto', 'sto', 'yunda', 'jd', 'deppon', 'ems', 'ownTruck'] as const
export type Carrier = (typeof CARRIERS)[number]

/** Carrier and tracking number of a parcel; for the shop's own truck the plate or the driver's name. */
export interface Waybill {
  carrier: Carrier
  trackingNumber: string
}

export interface Correction {
  before: Waybill
  after: Waybill
}

const written = ({ carrier, trackingNumber }: Waybill): string => `${carrier}/${trackingNumber}`

/** A correction as an order's history stores and sends it: `sf/SF12 > zto/ZT34`. No number contains `/` or `>`. */
export const encodeCorrection = ({ before, after }: Correction): string => `${written(before)} > ${written(after)}`

function readWaybill(text: string | undefined): Waybill | undefined {
  const [name, trackingNumber] = text?.split('/') ?? []
  const carrier = CARRIERS.find((known) => known === name)
  return carrier && trackingNumber ? { carrier, trackingNumber } : undefined
}

/** Decodes it; undefined when a newer server names an unknown carrier. */
export function decodeCorrection(stored: string): Correction | undefined {
  const [before, after] = stored.split(' > ').map(readWaybill)
  return before && after ? { before, after } : undefined
}
