import type { SaleUnit, UnitCode } from '../types.ts'
import type { Sale } from './series.ts'

const by = (step: UnitCode, base: UnitCode = step, minSteps = 1): SaleUnit => ({
  step,
  stepThousandths: 1000,
  base,
  minSteps,
})
const tenth = (step: UnitCode, minSteps: number): SaleUnit => ({ step, stepThousandths: 100, base: step, minSteps })
const parcel = {
  per: 'unit',
  returnRule: 'seven-days',
  guarantees: ['genuine', 'invoice'],
  delivery: 'express',
} as const
const truck = {
  per: 'unit',
  returnRule: 'seven-days',
  guarantees: ['breakage', 'upstairs', 'invoice'],
  delivery: 'large',
} as const
const wholePacks = { ...truck, returnRule: 'whole-pack-only', guarantees: ['upstairs', 'leftover', 'invoice'] } as const
const toMeasure = { ...truck, returnRule: 'custom-no-return', guarantees: ['breakage', 'upstairs', 'invoice'] } as const

/** The ways in which the goods of the demo world are sold. */
export const SALES = {
  /** Tiles: by the box, priced by the piece, compared by the ㎡. */
  tiles: {
    ...wholePacks,
    unit: by('box', 'sqm'),
    per: 'piece',
    guarantees: ['same-batch', 'breakage', 'upstairs', 'leftover', 'invoice'],
  },
  /** Boards of a floor: by the box, priced and compared by the ㎡. */
  floors: {
    ...wholePacks,
    unit: by('box', 'sqm', 2),
    per: 'sqm',
    guarantees: ['same-batch', 'upstairs', 'leftover', 'invoice'],
  },
  /** Mosaics: by the sheet of small tiles, compared by the ㎡. */
  pieces: { ...parcel, unit: by('piece', 'sqm', 5), guarantees: ['same-batch', 'breakage'] },
  bags: { ...wholePacks, unit: by('bag', 'bag', 2) },
  buckets: { ...parcel, unit: by('bucket'), returnRule: 'seven-days-unopened' },
  heavyBuckets: {
    ...truck,
    unit: by('bucket'),
    returnRule: 'seven-days-unopened',
    guarantees: ['genuine', 'leftover', 'invoice'],
  },
  tubes: {
    ...parcel,
    unit: by('tube', 'tube', 2),
    returnRule: 'seven-days-unopened',
    guarantees: ['genuine', 'leftover'],
  },
  /** Pipes, profiles and mouldings: by the length, compared by the metre. */
  lengths: { ...truck, unit: by('root', 'metre', 4), per: 'metre', guarantees: ['genuine', 'leftover', 'invoice'] },
  /** The same laid side by side, therefore compared by the ㎡. */
  planks: { ...truck, unit: by('root', 'sqm', 4), per: 'metre', guarantees: ['upstairs', 'leftover', 'invoice'] },
  sheets: { ...wholePacks, unit: by('sheet', 'sqm'), guarantees: ['upstairs', 'genuine', 'invoice'] },
  panels: { ...wholePacks, unit: by('sheet', 'sqm', 2), guarantees: ['upstairs', 'breakage', 'leftover'] },
  cables: {
    ...parcel,
    unit: by('roll', 'metre'),
    returnRule: 'seven-days-unopened',
    guarantees: ['genuine', 'leftover', 'invoice'],
  },
  papers: {
    ...parcel,
    unit: by('roll', 'sqm'),
    returnRule: 'seven-days-unopened',
    guarantees: ['same-batch', 'invoice'],
  },
  rolls: { ...parcel, unit: by('roll') },
  heavyRolls: { ...wholePacks, unit: by('roll', 'sqm') },
  items: { ...parcel, unit: by('item') },
  manyItems: { ...parcel, unit: by('item', 'item', 4) },
  heavyItems: { ...wholePacks, unit: by('item', 'item', 20) },
  sets: { ...parcel, unit: by('set') },
  /** Large ceramics and furniture. */
  largeSets: { ...truck, unit: by('set') },
  /** Appliances: refused once fitted. */
  appliances: {
    ...truck,
    unit: by('set'),
    returnRule: 'seven-days-unopened',
    guarantees: ['genuine', 'upstairs', 'invoice'],
  },
  madeSets: { ...toMeasure, unit: by('set') },
  /** Made to measure, priced by the ㎡ or the metre: what is asked and charged is the series' rule. */
  measuredAreas: { ...toMeasure, unit: by('sqm') },
  measuredLengths: { ...toMeasure, unit: by('metre'), guarantees: ['breakage', 'invoice'] },
  measuredCloths: { ...toMeasure, unit: by('metre'), delivery: 'express', guarantees: ['invoice'] },
  /** By the tenth of a metre, cut to length. */
  cutLengths: { ...truck, unit: tenth('metre', 10), returnRule: 'cut-no-return', guarantees: ['breakage', 'invoice'] },
  cutCloths: {
    ...parcel,
    unit: { ...tenth('metre', 10), base: 'sqm' },
    returnRule: 'cut-no-return',
    guarantees: ['same-batch', 'invoice'],
  },
} as const satisfies Readonly<Record<string, Sale>>
