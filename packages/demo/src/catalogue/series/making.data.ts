import type {
  MakingOption,
  MakingRule,
  OptionRule,
  OptionValue,
  Size,
  SizeRule,
} from '@zhujia/contract/catalogue/made-to-measure.ts'

type Bounds = readonly [minMm: number, maxMm: number, stepMm?: number]
type Oversize = readonly [aboveMm: number, stepMm: number, fen: number]

const size = (name: Size, [minMm, maxMm, stepMm = 1]: Bounds, over?: Oversize): SizeRule => ({
  size: name,
  minMm,
  maxMm,
  stepMm,
  ...(over && { oversize: { aboveMm: over[0], stepMm: over[1], fen: over[2] } }),
})
/** Values that cost no more, and values with what they cost more by the piece or by the unit. */
const option = (
  name: MakingOption,
  values: Readonly<Partial<Record<OptionValue, 0 | readonly [extraFen: number, per: 'piece' | 'unit']>>>,
): OptionRule => ({
  option: name,
  values: Object.entries(values).map(([value, extra]) => ({
    value: value as OptionValue,
    extraFen: extra === 0 ? 0 : extra[0],
    per: extra === 0 ? 'piece' : extra[1],
  })),
})
const side = option('side', { left: 0, right: 0 })
const swing = option('opening', { inward: 0, outward: 0 })
/** By the hundredth of a ㎡. */
const area = (leastCm2: number): MakingRule['charge'] => ({ by: 'area', stepCm2: 100, leastCm2 })

/** How the goods of the demo world are made to measure. */
export const MAKING = {
  woodDoor: {
    measured: 'opening',
    handing: 'hingesOutside',
    sizes: [size('width', [600, 1200], [900, 100, 5000]), size('height', [1800, 2700], [2100, 100, 6000])],
    options: [side, swing],
    charge: { by: 'piece' },
    piece: 'set',
  },
  solidDoor: {
    measured: 'opening',
    handing: 'hingesOutside',
    sizes: [size('width', [600, 1200], [900, 10, 1200]), size('height', [1800, 2700], [2100, 10, 1200])],
    options: [side, swing],
    charge: { by: 'piece' },
    piece: 'set',
  },
  entryDoor: {
    measured: 'opening',
    handing: 'hingesOutside',
    sizes: [size('width', [800, 1200], [960, 10, 3000]), size('height', [1900, 2400], [2050, 10, 2000])],
    options: [side, swing],
    charge: { by: 'piece' },
    piece: 'set',
  },
  slidingDoor: {
    measured: 'piece',
    handing: 'leafInside',
    sizes: [size('width', [1200, 4800]), size('height', [1800, 2800])],
    options: [side],
    charge: area(20_000),
    piece: 'set',
  },
  glass: {
    measured: 'piece',
    sizes: [size('width', [300, 4000]), size('height', [600, 3000])],
    options: [option('edge', { straight: 0, polished: [2800, 'unit'], bevelled: [6800, 'unit'] })],
    charge: area(10_000),
    piece: 'piece',
  },
  window: {
    measured: 'opening',
    handing: 'hingesInside',
    sizes: [size('width', [400, 3600]), size('height', [400, 2600])],
    options: [side, option('opening', { outward: 0, inward: 0, tilt: [12_000, 'piece'] })],
    charge: area(10_000),
    piece: 'set',
  },
  windowScreen: {
    measured: 'piece',
    handing: 'screenInside',
    sizes: [size('width', [300, 2400]), size('height', [300, 2400])],
    options: [side],
    charge: area(8000),
    piece: 'piece',
  },
  wardrobeFront: {
    measured: 'piece',
    handing: 'hingesFront',
    sizes: [size('width', [200, 1200]), size('height', [300, 2700])],
    options: [side],
    charge: area(3000),
    piece: 'piece',
  },
  showerScreen: {
    measured: 'piece',
    handing: 'leafOutside',
    sizes: [size('width', [700, 2400]), size('height', [1700, 2200])],
    options: [side],
    charge: area(15_000),
    piece: 'set',
  },
  rollerBlind: {
    measured: 'piece',
    handing: 'chainInside',
    sizes: [size('width', [300, 3000]), size('height', [300, 3000])],
    options: [side],
    charge: area(15_000),
    piece: 'set',
  },
  curtain: {
    measured: 'piece',
    sizes: [size('width', [500, 8000, 10]), size('height', [1000, 2750, 10])],
    options: [],
    charge: { by: 'length', stepMm: 100, leastMm: 1000 },
    piece: 'set',
  },
  sill: {
    measured: 'piece',
    sizes: [size('length', [200, 2900]), size('depth', [80, 600])],
    options: [option('edge', { straight: 0, rounded: [1800, 'piece'], bevelled: [2400, 'piece'] })],
    charge: area(2000),
    piece: 'piece',
  },
  stoneSill: {
    measured: 'piece',
    sizes: [size('length', [200, 2400]), size('depth', [80, 300])],
    options: [option('edge', { straight: 0, rounded: [2000, 'unit'] })],
    charge: { by: 'length', stepMm: 10, leastMm: 500 },
    piece: 'piece',
  },
  cabinet: {
    sizes: [size('length', [300, 6000])],
    options: [],
    charge: { by: 'length', stepMm: 10, leastMm: 600 },
    piece: 'set',
  },
  counter: {
    measured: 'piece',
    sizes: [size('length', [300, 3000]), size('depth', [400, 650])],
    options: [option('edge', { straight: 0, rounded: [6000, 'unit'], waterfall: [18_000, 'unit'] })],
    charge: { by: 'length', stepMm: 10, leastMm: 1000 },
    piece: 'piece',
  },
} as const satisfies Readonly<Record<string, MakingRule>>
