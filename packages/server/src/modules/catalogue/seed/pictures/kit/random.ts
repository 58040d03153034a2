import type { Random } from '#platform/seeded.ts'

export { randomFrom, type Random } from '#platform/seeded.ts'

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()
