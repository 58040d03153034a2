import type { FreightRule, FreightTemplate } from '../../shops/index.ts'

type Template = Omit<FreightTemplate, 'id'>

const rule = (change: Partial<FreightRule>): FreightRule => ({
  regions: [],
  isDelivered: true,
  firstAmount: 1,
  firstFen: 0,
  nextAmount: 1,
  nextFen: 0,
  freeFromFen: null,
  freeFromPieces: null,
  ...change,
})

const KG = 1000
const CUBIC_METRE = 1_000_000
/** Inner Mongolia, Tibet, Qinghai, Ningxia, Xinjiang: far for a truck. */
const FAR = ['15', '54', '63', '64', '65']
/** Guangdong, Guangxi, Fujian, Hunan, Jiangxi, Hainan. */
const SOUTH = ['44', '45', '35', '43', '36', '46']

/** How each demo shop reckons freight: what most of its goods go by first, then what its other goods do. */
export const FREIGHT: Readonly<Record<string, { rest: Template; express?: Template; large?: Template }>> = {
  'yanye-tile': {
    rest: {
      name: '瓷砖地板专线',
      measure: 'weight',
      rules: [
        rule({ regions: ['4401', '4406'], firstAmount: 500 * KG, firstFen: 8000, nextAmount: 100 * KG, nextFen: 1200, freeFromFen: 300_000 }),
        rule({ regions: SOUTH, firstAmount: 300 * KG, firstFen: 12_000, nextAmount: 100 * KG, nextFen: 2800, freeFromFen: 800_000 }),
        rule({ regions: FAR, isDelivered: false }),
        rule({ firstAmount: 200 * KG, firstFen: 16_000, nextAmount: 100 * KG, nextFen: 4500 }),
      ],
    },
    express: {
      name: '墙纸样片快递',
      measure: 'piece',
      rules: [
        rule({ regions: FAR, firstFen: 2500, nextFen: 800 }),
        rule({ firstAmount: 4, firstFen: 1200, nextAmount: 2, nextFen: 300, freeFromFen: 29_900 }),
      ],
    },
  },
  'muqi-bath': {
    rest: {
      name: '五金快递',
      measure: 'weight',
      rules: [
        rule({ regions: FAR, firstAmount: 3 * KG, firstFen: 3500, nextAmount: KG, nextFen: 1200 }),
        rule({ firstAmount: 3 * KG, firstFen: 1500, nextAmount: KG, nextFen: 300, freeFromFen: 29_900 }),
      ],
    },
    large: {
      name: '卫浴大件物流',
      measure: 'volume',
      rules: [
        rule({ regions: ['35'], firstAmount: CUBIC_METRE / 2, firstFen: 6000, nextAmount: CUBIC_METRE / 10, nextFen: 1000 }),
        rule({ regions: ['54', '65'], isDelivered: false }),
        rule({ firstAmount: CUBIC_METRE / 2, firstFen: 12_000, nextAmount: CUBIC_METRE / 10, nextFen: 1800, freeFromFen: 500_000 }),
      ],
    },
  },
  'jiangcai-aux': {
    rest: {
      name: '工地整车配送',
      measure: 'weight',
      rules: [
        rule({ regions: ['4401'], firstAmount: 1000 * KG, firstFen: 6000, nextAmount: 100 * KG, nextFen: 500, freeFromFen: 80_000, freeFromPieces: 30 }),
        rule({ regions: ['44'], firstAmount: 500 * KG, firstFen: 12_000, nextAmount: 100 * KG, nextFen: 1800 }),
        rule({ regions: FAR, isDelivered: false }),
        rule({ firstAmount: 200 * KG, firstFen: 15_000, nextAmount: 100 * KG, nextFen: 4200 }),
      ],
    },
    express: {
      name: '小件快递',
      measure: 'weight',
      rules: [
        rule({ regions: FAR, firstAmount: KG, firstFen: 2000, nextAmount: KG, nextFen: 1000 }),
        rule({ firstAmount: KG, firstFen: 800, nextAmount: KG, nextFen: 250, freeFromFen: 19_900 }),
      ],
    },
  },
}
