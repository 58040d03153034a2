import { z } from 'zod'

/** The characters of a unified social credit code in the order of their values (GB 32100-2015): no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** The weight of each place is three times that of the one before it, modulo 31; the check character has weight 1. */
const WEIGHT = 3
const LENGTH = 18

/** Whether a unified social credit code (统一社会信用代码) is well formed and its last character is the check on the others. */
export function isCreditCode(code: string): boolean {
  const values = [...code].map((character) => CHARACTERS.indexOf(character))
  if (values.length !== LENGTH || values.includes(-1)) return false
  const sum = values.reduce((whole, value, place) => whole + value * (place === LENGTH - 1 ? 1 : WEIGHT ** place), 0)
  return sum % CHARACTERS.length === 0
}

/** What a shop's business licence says, as the shop has entered it. The law asks sellers to show it to everybody. */
export const businessLicence = z.strictObject({
  company: z.string().min(1).max(100),
  creditCode: z.string().refine(isCreditCode, { error: 'not a unified social credit code' }),
})
