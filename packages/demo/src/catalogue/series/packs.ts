import type { Pack } from '../types.ts'

type Size = readonly [length: number, width: number, thickness: number]
type Coverage = NonNullable<Pack['coverage']>

/** To ten grams, as packs are weighed. */
const grams = (kg: number): number => Math.max(10, Math.round(kg * 100) * 10)
const litres = ([length, width, thickness]: Size): number => (length * width * thickness) / 1_000_000
/** Whole cm³ around some body of mm³, with a share of air in per cent. */
const around = ([length, width, thickness]: Size, pieces: number, percent: number): number =>
  Math.ceil((length * width * thickness * pieces * (100 + percent)) / 100_000)
const tenths = ([length, width, thickness]: Size): [number, number, number] => [
  length * 10,
  width * 10,
  Math.round(thickness * 10),
]
const covering = (squareMetres: number, basis: string): Coverage => ({
  areaCm2: Math.round(squareMetres * 10_000),
  basis,
})

/** Equal flat pieces in one carton; millimetres, and kilograms a litre. */
export function boxOf(pieces: number, size: Size, density = 2.35): Pack {
  return {
    pieces,
    pieceTenthMm: tenths(size),
    areaCm2: Math.round((pieces * size[0] * size[1]) / 100),
    weightGrams: grams(litres(size) * pieces * density + 0.4),
    volumeCm3: around(size, pieces, 8),
  }
}

/** One sheet, sold as it is. */
export const sheetOf = (size: Size, density: number): Pack => ({
  pieces: 1,
  pieceTenthMm: tenths(size),
  areaCm2: Math.round((size[0] * size[1]) / 100),
  weightGrams: grams(litres(size) * density),
  volumeCm3: around(size, 1, 1),
})

/** A length of a profile or pipe; kilograms a metre, and the outer width and height. */
export const lengthOf = (lengthMm: number, kgPerMetre: number, [width, height]: readonly [number, number]): Pack => ({
  pieces: 1,
  lengthMm,
  weightGrams: grams((kgPerMetre * lengthMm) / 1000),
  volumeCm3: around([lengthMm, width, height], 1, 0),
})

/** The same with a face that is laid, as wide as the length: a plank of a terrace. */
export const plankOf = (lengthMm: number, kgPerMetre: number, section: readonly [number, number]): Pack => ({
  ...lengthOf(lengthMm, kgPerMetre, section),
  areaCm2: Math.round((lengthMm * section[0]) / 100),
})

/** Goods in a sack. A powder covers some ㎡. */
export const bagOf = (
  kg: number,
  volumeLitres: number,
  coverage?: readonly [squareMetres: number, basis: string],
): Pack => ({
  pieces: 1,
  contentGrams: kg * 1000,
  weightGrams: kg * 1000 + 150,
  volumeCm3: Math.round(volumeLitres * 1000),
  ...(coverage === undefined ? {} : { coverage: covering(...coverage) }),
})

/** A liquid in a bucket: litres, kilograms a litre, and what it covers. */
export const canOf = (
  volumeLitres: number,
  density: number,
  coverage?: readonly [squareMetres: number, basis: string],
): Pack => ({
  pieces: 1,
  contentMl: Math.round(volumeLitres * 1000),
  weightGrams: grams(volumeLitres * density * 1.06 + 0.1),
  volumeCm3: Math.round(volumeLitres * 1350),
  ...(coverage === undefined ? {} : { coverage: covering(...coverage) }),
})

/** The same sold by weight. */
export const pailOf = (kg: number, coverage?: readonly [squareMetres: number, basis: string]): Pack => ({
  pieces: 1,
  contentGrams: kg * 1000,
  weightGrams: grams(kg * 1.06 + 0.1),
  volumeCm3: Math.round(kg * 1080),
  ...(coverage === undefined ? {} : { coverage: covering(...coverage) }),
})

/** Anything in a carton: its gross weight and the carton's millimetres. */
export const itemOf = (kg: number, carton: Size, pieces = 1): Pack => ({
  pieces,
  weightGrams: grams(kg),
  volumeCm3: around(carton, 1, 0),
})

/** Cloth, film or membrane on a roll: metres, width in millimetres, kilograms and litres of the roll. */
export const rollOf = (metres: number, widthMm: number, [kg, volumeLitres]: readonly [number, number]): Pack => ({
  pieces: 1,
  lengthMm: metres * 1000,
  areaCm2: Math.round(metres * widthMm * 10),
  weightGrams: grams(kg),
  volumeCm3: Math.round(volumeLitres * 1000),
})

/** Cable or pipe on a roll: metres, kilograms and litres of the roll. */
export const coilOf = (metres: number, [kg, volumeLitres]: readonly [number, number]): Pack => ({
  pieces: 1,
  lengthMm: metres * 1000,
  weightGrams: grams(kg),
  volumeCm3: Math.round(volumeLitres * 1000),
})

/** A square metre of something made to measure: kilograms and millimetres of thickness. */
export const sqmOf = (kgPerSqm: number, thicknessMm: number): Pack => ({
  pieces: 1,
  areaCm2: 10_000,
  weightGrams: grams(kgPerSqm),
  volumeCm3: thicknessMm * 1000,
})

/** A metre of something made to measure: kilograms a metre, and its width and thickness in millimetres. */
export const metreOf = (kgPerMetre: number, [widthMm, thicknessMm]: readonly [number, number]): Pack => ({
  pieces: 1,
  lengthMm: 1000,
  areaCm2: widthMm * 10,
  weightGrams: grams(kgPerMetre),
  volumeCm3: around([1000, widthMm, thicknessMm], 1, 0),
})

/** A tenth of a metre from the roll: kilograms a metre, and the roll's width in millimetres. */
export const tenthMetreOf = (kgPerMetre: number, [widthMm, thicknessMm]: readonly [number, number]): Pack => ({
  pieces: 1,
  lengthMm: 100,
  areaCm2: Math.round(widthMm),
  weightGrams: grams(kgPerMetre / 10),
  volumeCm3: around([100, widthMm, thicknessMm], 1, 0),
})
