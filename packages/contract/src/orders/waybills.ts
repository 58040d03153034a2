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

/** A number as it is kept: plain characters in capitals. A driver's name, which has no digit, keeps its letters. */
export function writtenNumber(typed: string): string {
  const plain = typed.normalize('NFKC').trim()
  return /\d/.test(plain) ? plain.toUpperCase() : plain
}

/** Carrier and tracking number of a parcel; for the shop's own truck the plate or the driver's name, and perhaps their phone. */
export interface Waybill {
  carrier: Carrier
  trackingNumber: string
  driverPhone?: string | undefined
}

/**
 * Numbers that only one carrier writes so. The others write digits alone, of shapes that they share with each other and with older
 * numbers of these: such a number tells no carrier.
 */
const OWN_SHAPES: Readonly<Partial<Record<Carrier, RegExp>>> = {
  sf: /^SF\d{12,13}$/,
  yto: /^YT\d{13}$/,
  jd: /^JD[\dA-Z]{11,16}$/,
  deppon: /^DPK\d{12}$/,
  ems: /^E[A-Z]\d{9}CN$/,
}
/** What the numbers of all carriers have in common. */
const COMMON_SHAPE = /^(?=(?:.*\d){8})[\dA-Z]{10,20}$/

/** Why a number is doubted: it looks like one of another carrier, or (without `looksLike`) like none of the chosen one. */
export interface NumberDoubt {
  looksLike?: Carrier
}

/**
 * Whether a number does not look like one of the chosen carrier. This is for a hint and never refuses: carriers change their numbers.
 * Plates and drivers' names, of one's own truck, are doubted only where they look like a carrier's number.
 */
export function doubtNumber({
  carrier,
  trackingNumber,
}: Pick<Waybill, 'carrier' | 'trackingNumber'>): NumberDoubt | undefined {
  const number = writtenNumber(trackingNumber).replaceAll(/[\s-]/g, '')
  const looksLike = CARRIERS.find((known) => OWN_SHAPES[known]?.test(number))
  if (looksLike) return looksLike === carrier ? undefined : { looksLike }
  if (carrier === 'ownTruck' || number === '') return undefined
  const isLettered = /^[A-Z]/.test(number) && carrier in OWN_SHAPES
  return isLettered || !COMMON_SHAPE.test(number) ? {} : undefined
}

export interface Correction {
  before: Waybill
  after: Waybill
}

const written = ({ carrier, trackingNumber }: Waybill): string => `${carrier}/${trackingNumber}`

/** A correction as an order's history stores and sends it: `sf/SF12 > zto/ZT34`. No number contains `/` or `>`. A driver's phone is not kept in it. */
export const encodeCorrection = ({ before, after }: Correction): string => `${written(before)} > ${written(after)}`

/** What the history has as the reason when the phone of a driver alone was changed or removed: never the phone. */
export const PHONE_CHANGED = 'driverPhone'

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
