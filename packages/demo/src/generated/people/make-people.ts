import { pickFrom, wholeBetween, type Random } from '#seeded.ts'
import { FAMILY_NAMES, GIVEN_NAMES, NICKNAMES, SHOPKEEPERS } from './names.data.ts'

/** A generated person. */
export interface MadePerson {
  phone: string
  name: string
  nickname: string
  joinedDaysAgo: number
}

/** Orders go back ninety days, and their buyers joined before. */
const JOINED_DAYS = [95, 700] as const

/**
 * The phones of generated people are this prefix and four digits. Nobody is called or sent anything: the demo's messages stay
 * in the simulator.
 */
const BUYER_PHONES = '1990000'
const MERCHANT_PHONES = '1990001'
/** More buyers than a block of four digits holds come with `npm run seed`. */
export const BULK_PHONES = '1991'

const phoneAfter = (prefix: string, index: number): string =>
  prefix + String(index + 1).padStart(11 - prefix.length, '0')

export const makeBuyers = (
  random: Random,
  { count, from = 0, prefix = BUYER_PHONES }: { count: number; from?: number; prefix?: string },
): MadePerson[] =>
  Array.from({ length: count }, (_, index) =>
    makePerson(random, { phone: phoneAfter(prefix, from + index), nicknames: NICKNAMES }),
  )

export const makeMerchants = (random: Random, count: number): MadePerson[] =>
  Array.from({ length: count }, (_, index) =>
    makePerson(random, { phone: phoneAfter(MERCHANT_PHONES, index), nicknames: SHOPKEEPERS }),
  )

function makePerson(random: Random, { phone, nicknames }: { phone: string; nicknames: readonly string[] }): MadePerson {
  const family = pickFrom(random, FAMILY_NAMES)
  const given = pickFrom(random, GIVEN_NAMES)
  const nickname = pickFrom(random, nicknames).replace('%%', given).replace('%', family)
  return { phone, name: family + given, nickname, joinedDaysAgo: wholeBetween(random, ...JOINED_DAYS) }
}
