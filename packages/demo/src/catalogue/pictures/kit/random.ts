import type { Random } from '#seeded.ts'

export { randomFrom, type Random } from '#seeded.ts'

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()
