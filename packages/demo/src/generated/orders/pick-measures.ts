import type { MakingRule, Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { pickFrom, wholeBetween, type Random } from '#seeded.ts'

/** The part of the possible range that orders lie in, as shares of it; people measure to 10 mm. */
const SHARE = { from: 0.15, to: 0.6 } as const
const TAPE_MM = 10

/** Believable measures for goods made to measure. */
export function pickMeasures(random: Random, { sizes, options }: MakingRule): Measures {
  const taken = sizes.map(({ size, minMm, maxMm, stepMm }) => {
    const step = Math.max(stepMm, TAPE_MM)
    const steps = (maxMm - minMm) / step
    const above = wholeBetween(random, Math.ceil(steps * SHARE.from), Math.floor(steps * SHARE.to))
    return [size, minMm + above * step] as const
  })
  const chosen = options.map(({ option, values }) => [option, pickFrom(random, values).value] as const)
  return Object.assign({}, Object.fromEntries(taken), Object.fromEntries(chosen))
}
