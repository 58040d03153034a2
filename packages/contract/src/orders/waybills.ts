/** By whom a parcel goes. Pages load this file at once: it stays without zod. */
export const CARRIERS = ['sf', 'yto', 'zto', 'sto', 'yunda', 'jd', 'deppon', 'ems', 'ownTruck'] as const
export type Carrier = (typeof CARRIERS)[number]

/** By whom a parcel goes, and under which number; for the shop's own truck the plate or the driver's name. */
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

/** The same read again; undefined where a newer server names a carrier that this program does not know. */
export function decodeCorrection(stored: string): Correction | undefined {
  const [before, after] = stored.split(' > ').map(readWaybill)
  return before && after ? { before, after } : undefined
}
