/** The carriers. This file is without zod, because pages load it at once. */
export const CARRIERS = ['sf', 'yto', 'zto', 'sto', 'yunda', 'jd', 'deppon', 'ems', 'ownTruck'] as const
export type Carrier = (typeof CARRIERS)[number]

/** The public hotlines of the carriers. */
export const HOTLINES: Readonly<Partial<Record<Carrier, string>>> = {
  sf: '95338',
  yto: '95554',
  zto: '95311',
  sto: '95543',
  yunda: '95546',
  jd: '950616',
  deppon: '95353',
  ems: '11183',
}

/** Carrier and tracking number of a parcel; for the shop's own truck the plate or the driver's name, and perhaps their phone. */
export interface Waybill {
  carrier: Carrier
  trackingNumber: string
  driverPhone?: string | undefined
}

export interface Correction {
  before: Waybill
  after: Waybill
}

const written = ({ carrier, trackingNumber }: Waybill): string => `${carrier}/${trackingNumber}`

/** A correction as an order's history stores and sends it: `sf/SF12 > zto/ZT34`. No number contains `/` or `>`. A driver's phone is not kept in it. */
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
