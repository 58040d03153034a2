import type { FreightRule, FreightTemplate } from '@zhujia/server/modules/shops/index.ts'

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

/** Small goods by parcel, by weight: the first two kilograms, each further one, and what travels free. */
const parcels = (firstFen: number, nextFen: number, freeFromFen: number | null): Template => ({
  name: '小件快递',
  measure: 'weight',
  rules: [
    rule({ regions: FAR, firstAmount: 2 * KG, firstFen: firstFen * 2, nextAmount: KG, nextFen: nextFen * 3 }),
    rule({ firstAmount: 2 * KG, firstFen, nextAmount: KG, nextFen, freeFromFen }),
  ],
})

interface Haul {
  name: string
  /** Where the shop's own lorry goes, and for how much it goes there free. */
  near: readonly string[]
  nearFen: number
  freeFromFen: number
  /** The first 200 kg to anywhere else, and each further 100 kg. */
  firstFen: number
  nextFen: number
}

/** Heavy goods by lorry, by weight; not to where no line goes. */
const lorry = ({ name, near, nearFen, freeFromFen, firstFen, nextFen }: Haul): Template => ({
  name,
  measure: 'weight',
  rules: [
    rule({
      regions: [...near],
      firstAmount: 500 * KG,
      firstFen: nearFen,
      nextAmount: 100 * KG,
      nextFen: Math.round(nearFen / 8),
      freeFromFen,
    }),
    rule({ regions: FAR, isDelivered: false }),
    rule({ firstAmount: 200 * KG, firstFen, nextAmount: 100 * KG, nextFen }),
  ],
})

/** Large and light goods by lorry, by volume. */
const bulky = ({ name, near, nearFen, freeFromFen, firstFen, nextFen }: Haul): Template => ({
  name,
  measure: 'volume',
  rules: [
    rule({
      regions: [...near],
      firstAmount: CUBIC_METRE / 2,
      firstFen: nearFen,
      nextAmount: CUBIC_METRE / 10,
      nextFen: Math.round(nearFen / 8),
      freeFromFen,
    }),
    rule({ regions: ['54', '65'], isDelivered: false }),
    rule({ firstAmount: CUBIC_METRE / 2, firstFen, nextAmount: CUBIC_METRE / 10, nextFen }),
  ],
})

/** How each demo shop reckons freight: what most of its goods go by first, then what its other goods do. */
export const FREIGHT: Readonly<Record<string, { rest: Template; express?: Template; large?: Template }>> = {
  'yanye-tile': {
    rest: {
      name: '瓷砖地板专线',
      measure: 'weight',
      rules: [
        rule({
          regions: ['4401', '4406'],
          firstAmount: 500 * KG,
          firstFen: 8000,
          nextAmount: 100 * KG,
          nextFen: 1200,
          freeFromFen: 300_000,
        }),
        rule({
          regions: SOUTH,
          firstAmount: 300 * KG,
          firstFen: 12_000,
          nextAmount: 100 * KG,
          nextFen: 2800,
          freeFromFen: 800_000,
        }),
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
        rule({
          regions: ['35'],
          firstAmount: CUBIC_METRE / 2,
          firstFen: 6000,
          nextAmount: CUBIC_METRE / 10,
          nextFen: 1000,
        }),
        rule({ regions: ['54', '65'], isDelivered: false }),
        rule({
          firstAmount: CUBIC_METRE / 2,
          firstFen: 12_000,
          nextAmount: CUBIC_METRE / 10,
          nextFen: 1800,
          freeFromFen: 500_000,
        }),
      ],
    },
  },
  'jiangcai-aux': {
    rest: {
      name: '工地整车配送',
      measure: 'weight',
      rules: [
        rule({
          regions: ['4401'],
          firstAmount: 1000 * KG,
          firstFen: 6000,
          nextAmount: 100 * KG,
          nextFen: 500,
          freeFromFen: 80_000,
          freeFromPieces: 30,
        }),
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
  'taomo-tile': {
    rest: lorry({
      name: '瓷砖专线',
      near: ['37'],
      nearFen: 9000,
      freeFromFen: 500_000,
      firstFen: 16_000,
      nextFen: 4200,
    }),
  },
  'yunshi-stone': {
    rest: lorry({
      name: '石材木架专线',
      near: ['44', '45'],
      nearFen: 15_000,
      freeFromFen: 800_000,
      firstFen: 26_000,
      nextFen: 6000,
    }),
  },
  'jiyu-mosaic': {
    rest: parcels(1500, 220, 39_900),
    large: lorry({
      name: '小砖托盘专线',
      near: ['44'],
      nearFen: 8000,
      freeFromFen: 300_000,
      firstFen: 15_000,
      nextFen: 4500,
    }),
  },
  'heshu-floor': {
    rest: lorry({
      name: '地板专线',
      near: ['31', '32', '33', '34'],
      nearFen: 8000,
      freeFromFen: 600_000,
      firstFen: 14_000,
      nextFen: 3800,
    }),
    express: parcels(1200, 300, 19_900),
  },
  'qianshi-floor': {
    rest: lorry({
      name: '石塑地板专线',
      near: ['31', '32', '33'],
      nearFen: 6000,
      freeFromFen: 300_000,
      firstFen: 12_000,
      nextFen: 3600,
    }),
    express: parcels(1200, 250, 29_900),
  },
  'sehuo-paint': {
    rest: parcels(1800, 200, 59_900),
    large: lorry({
      name: '整托水漆专线',
      near: ['44'],
      nearFen: 6000,
      freeFromFen: 200_000,
      firstFen: 12_000,
      nextFen: 3600,
    }),
  },
  'zhijing-soft': {
    rest: parcels(1000, 200, 19_900),
    large: bulky({
      name: '护墙线条专线',
      near: ['31', '32', '33'],
      nearFen: 6000,
      freeFromFen: 200_000,
      firstFen: 12_000,
      nextFen: 1800,
    }),
  },
  'yubu-bath': {
    rest: bulky({
      name: '洁具木架物流',
      near: ['44', '35'],
      nearFen: 6000,
      freeFromFen: 200_000,
      firstFen: 12_000,
      nextFen: 1600,
    }),
    express: parcels(1500, 300, 39_900),
  },
  'lanting-bath': {
    rest: parcels(800, 200, 9900),
    large: bulky({
      name: '浴缸浴柜物流',
      near: ['44'],
      nearFen: 8000,
      freeFromFen: 300_000,
      firstFen: 15_000,
      nextFen: 1800,
    }),
  },
  'zaoli-kitchen': {
    rest: {
      name: '厨电送装一体',
      measure: 'piece',
      rules: [
        rule({ regions: ['54', '65'], firstFen: 15_000, nextFen: 8000 }),
        rule({ regions: ['15', '63', '64'], firstFen: 6000, nextFen: 3000 }),
        rule({}),
      ],
    },
    express: parcels(1000, 200, 9900),
  },
  'shanshi-home': {
    rest: bulky({
      name: '定制家具专线',
      near: ['51', '50'],
      nearFen: 12_000,
      freeFromFen: 1_000_000,
      firstFen: 28_000,
      nextFen: 2600,
    }),
    express: parcels(1500, 300, 29_900),
  },
  'mingqi-door': {
    rest: bulky({
      name: '门窗木架专线',
      near: ['37'],
      nearFen: 15_000,
      freeFromFen: 1_000_000,
      firstFen: 26_000,
      nextFen: 2800,
    }),
    express: parcels(1500, 300, null),
  },
  'muqiao-door': {
    rest: bulky({
      name: '木门专线',
      near: ['33', '36'],
      nearFen: 9000,
      freeFromFen: 500_000,
      firstFen: 18_000,
      nextFen: 2200,
    }),
    express: parcels(1000, 200, 19_900),
  },
  'shouxi-lock': {
    rest: parcels(800, 150, 8800),
    large: lorry({
      name: '整箱五金专线',
      near: ['44'],
      nearFen: 5000,
      freeFromFen: 100_000,
      firstFen: 9000,
      nextFen: 3000,
    }),
  },
  'lichui-tool': {
    rest: parcels(800, 150, 12_900),
    large: lorry({
      name: '梯具电动工具专线',
      near: ['33'],
      nearFen: 4000,
      freeFromFen: 80_000,
      firstFen: 8000,
      nextFen: 3000,
    }),
  },
  'quanluo-pipe': {
    rest: lorry({
      name: '长件管材专线',
      near: ['33', '31', '32'],
      nearFen: 4500,
      freeFromFen: 80_000,
      firstFen: 9000,
      nextFen: 3600,
    }),
    express: parcels(800, 200, 9900),
  },
  'nuanjing-heat': {
    rest: bulky({
      name: '采暖设备物流',
      near: ['11', '12', '13'],
      nearFen: 5000,
      freeFromFen: 200_000,
      firstFen: 12_000,
      nextFen: 1500,
    }),
    express: parcels(1000, 250, 29_900),
  },
  'dianmo-electric': {
    rest: parcels(1000, 200, 19_900),
    large: lorry({
      name: '线管长件专线',
      near: ['33'],
      nearFen: 5000,
      freeFromFen: 100_000,
      firstFen: 10_000,
      nextFen: 3600,
    }),
  },
  'guangyu-light': {
    rest: parcels(1000, 250, 29_900),
    large: bulky({
      name: '灯具大件物流',
      near: ['44'],
      nearFen: 5000,
      freeFromFen: 100_000,
      firstFen: 10_000,
      nextFen: 1500,
    }),
  },
  'tutuo-masonry': {
    rest: lorry({
      name: '工地当日达',
      near: ['4201'],
      nearFen: 6000,
      freeFromFen: 150_000,
      firstFen: 15_000,
      nextFen: 4000,
    }),
    express: parcels(800, 250, 19_900),
  },
  'banzhang-board': {
    rest: lorry({
      name: '板材整车专线',
      near: ['37', '32'],
      nearFen: 9000,
      freeFromFen: 500_000,
      firstFen: 15_000,
      nextFen: 3800,
    }),
    express: parcels(1000, 200, 19_900),
  },
}
