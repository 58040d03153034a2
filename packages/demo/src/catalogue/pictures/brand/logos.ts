import { el, group, oval, path, rect, times } from '../kit/svg.ts'
import type { LogoKey } from '../subjects.ts'

interface Logo {
  readonly ground: string
  readonly ink: string
  /** Drawn on a 100 × 100 grid, inside 18–82. */
  readonly mark: (ink: string, ground: string) => readonly string[]
}

// One entry a shop: a ground, an ink and a mark of a few shapes.
const LOGOS: Readonly<Record<LogoKey, Logo>> = {
  // Four tiles laid so that their quarter rounds meet in a leaf.
  yanye: {
    ground: '#2f3b3a',
    ink: '#f3eee3',
    mark: (ink) => [
      path('M22 48A26 26 0 0 1 48 22V48Z', { fill: ink }),
      path('M52 22H78V48A26 26 0 0 1 52 22Z', { fill: ink, opacity: 0.55 }),
      path('M22 52A26 26 0 0 0 48 78H22Z', { fill: ink, opacity: 0.55 }),
      path('M52 52H78A26 26 0 0 1 52 78Z', { fill: '#c98f5a' }),
    ],
  },
  // A drop standing on courses of brick.
  muqi: {
    ground: '#1f5f73',
    ink: '#ffffff',
    mark: (ink) => [
      path('M50 18C60 32 66 39 66 48A16 16 0 0 1 34 48C34 39 40 32 50 18Z', { fill: ink }),
      path('M42 49A8 8 0 0 0 50 57', { fill: 'none', stroke: '#1f5f73', 'stroke-width': 3, 'stroke-linecap': 'round' }),
      ...times(3, (index) => rect([22 + index * 20, 70, 17, 6], { rx: 1, fill: ink, opacity: 0.9 })),
      ...times(2, (index) => rect([32 + index * 20, 79, 17, 6], { rx: 1, fill: ink, opacity: 0.6 })),
    ],
  },
  // A try-square over stacked goods.
  jiangcai: {
    ground: '#c4642b',
    ink: '#fff7ec',
    mark: (ink) => [
      path('M24 22H36V66H78V78H24Z', { fill: ink }),
      ...times(4, (index) => rect([24, 30 + index * 9, 6, 2], { fill: '#c4642b' })),
      rect([44, 44, 15, 15], { fill: ink, opacity: 0.75 }),
      rect([62, 44, 15, 15], { fill: ink, opacity: 0.55 }),
      rect([53, 26, 15, 15], { fill: ink, opacity: 0.9 }),
    ],
  },
  // Three tiles in perspective, the lowest in the colour of fired clay.
  taomo: {
    ground: '#7a3b2e',
    ink: '#fbefe2',
    mark: (ink) => [
      path('M50 20L80 35L50 50L20 35Z', { fill: ink }),
      path('M20 45L50 60L80 45V52L50 67L20 52Z', { fill: ink, opacity: 0.7 }),
      path('M20 62L50 77L80 62V69L50 84L20 69Z', { fill: '#e0a06a' }),
    ],
  },
  // A cut stone with a vein, and the cloud it is named after.
  yunshi: {
    ground: '#dfe3e0',
    ink: '#3c4a4f',
    mark: (ink) => [
      path('M22 70L34 34L62 24L78 52L70 76Z', { fill: ink }),
      path('M30 62Q44 52 50 40T66 30', {
        fill: 'none',
        stroke: '#dfe3e0',
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
      path('M44 70Q56 60 72 56', {
        fill: 'none',
        stroke: '#dfe3e0',
        'stroke-width': 2,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
    ],
  },
  // Hexagons in a corner, one of them another glaze.
  jiyu: {
    ground: '#f4e9d8',
    ink: '#2f6f73',
    mark: (ink) => [
      path('M50 18L64 26V42L50 50L36 42V26Z', { fill: ink }),
      path('M34 46L48 54V70L34 78L20 70V54Z', { fill: ink, opacity: 0.6 }),
      path('M66 46L80 54V70L66 78L52 70V54Z', { fill: '#d9774a' }),
    ],
  },
  // A sheaf tied at the waist.
  heshu: {
    ground: '#3f5a3c',
    ink: '#f2e6c4',
    mark: (ink) => [
      ...times(5, (index) =>
        path(`M50 56Q${50 + (index - 2) * 6} 40 ${50 + (index - 2) * 13} 20`, {
          fill: 'none',
          stroke: ink,
          'stroke-width': 5,
          'stroke-linecap': 'round',
        }),
      ),
      rect([38, 54, 24, 7], { rx: 3, fill: '#d8a24c' }),
      path('M42 64L32 82H68L58 64Z', { fill: ink, opacity: 0.8 }),
    ],
  },
  // Boards that click into each other.
  qianshi: {
    ground: '#38516b',
    ink: '#e9f0f4',
    mark: (ink) => [
      path('M20 26H62V36H68V42H62V46H20Z', { fill: ink }),
      path('M38 54H80V74H38V66H32V60H38Z', { fill: '#8fb8c9' }),
      rect([66, 26, 14, 8], { fill: ink, opacity: 0.4 }),
      rect([20, 66, 10, 8], { fill: '#8fb8c9', opacity: 0.5 }),
    ],
  },
  // A brush stroke that turns into an ear of grain.
  sehuo: {
    ground: '#fdf6ec',
    ink: '#d2543a',
    mark: (ink) => [
      path('M22 72Q34 40 78 24Q70 60 34 76Z', { fill: ink }),
      path('M26 80Q42 62 62 40', { fill: 'none', stroke: '#2d4a57', 'stroke-width': 4, 'stroke-linecap': 'round' }),
      oval([72, 70, 8, 8], { fill: '#e8b13c' }),
    ],
  },
  // Warp and weft.
  zhijing: {
    ground: '#5a4a63',
    ink: '#f1e4ea',
    mark: (ink) => [
      ...times(4, (index) =>
        rect([24 + index * 14, 20, 8, 60], { rx: 4, fill: ink, opacity: index % 2 === 0 ? 0.95 : 0.6 }),
      ),
      ...times(3, (index) => rect([20, 30 + index * 16, 60, 7], { rx: 3.5, fill: '#d8a48f', opacity: 0.85 })),
    ],
  },
  // A bowl on the water, a bay around it.
  yubu: {
    ground: '#e3eef4',
    ink: '#28698a',
    mark: (ink) => [
      path('M24 38H76A26 26 0 0 1 24 38Z', { fill: ink }),
      path('M20 74Q30 66 40 74T60 74T80 74', {
        fill: 'none',
        stroke: ink,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      oval([50, 26, 6, 6], { fill: '#e39b4b' }),
    ],
  },
  // A spout and what falls from it.
  lanting: {
    ground: '#0f4c4a',
    ink: '#e8f4f0',
    mark: (ink) => [
      path('M26 80V44A20 20 0 0 1 66 44V50H56V44A10 10 0 0 0 36 44V80Z', { fill: ink }),
      path('M61 56C66 63 69 67 69 71A8 8 0 0 1 53 71C53 67 56 63 61 56Z', { fill: '#7fc6b8' }),
    ],
  },
  // A flame under a lid.
  zaoli: {
    ground: '#1f1f22',
    ink: '#f6f1ea',
    mark: (ink) => [
      path('M24 40Q50 14 76 40Z', { fill: ink }),
      rect([20, 42, 60, 5], { rx: 2.5, fill: ink }),
      path('M50 52C60 62 64 68 60 76A11 11 0 0 1 40 76C38 70 44 68 44 62C47 64 49 60 50 52Z', { fill: '#ef7b3a' }),
    ],
  },
  // Doors of a cabinet, one ajar.
  shanshi: {
    ground: '#e9dfce',
    ink: '#6a4a34',
    mark: (ink, ground) => [
      rect([22, 22, 56, 56], { rx: 3, fill: ink }),
      path('M27 27H49V73H27Z', { fill: ground }),
      path('M53 27L71 33V79L53 73Z', { fill: '#c98f5a' }),
      rect([44, 46, 2.5, 9], { rx: 1, fill: ink }),
      rect([56, 48, 2.5, 9], { rx: 1, fill: ink }),
    ],
  },
  // A bird in a window.
  mingqi: {
    ground: '#2b4a3f',
    ink: '#eef3e8',
    mark: (ink) => [
      path('M22 80V46A28 28 0 0 1 78 46V80Z', { fill: 'none', stroke: ink, 'stroke-width': 5 }),
      rect([48, 20, 4, 60], { fill: ink, opacity: 0.5 }),
      path('M30 62Q40 48 54 54L70 46L62 58Q56 70 38 68Z', { fill: '#e6b54a' }),
    ],
  },
  // A door of solid wood, its years in the grain.
  muqiao: {
    ground: '#8a5a34',
    ink: '#fbf1e2',
    mark: (ink, ground) => [
      rect([32, 18, 36, 64], { rx: 2, fill: ink }),
      ...times(3, (index) =>
        path(`M${38 + index * 5} 24Q${44 + index * 7} 50 ${38 + index * 5} 76`, {
          fill: 'none',
          stroke: ground,
          'stroke-width': 2,
          opacity: 0.7,
        }),
      ),
      oval([62, 52, 2.6, 2.6], { fill: ground }),
    ],
  },
  // A keyhole in the dusk.
  shouxi: {
    ground: '#31335a',
    ink: '#f5d9a6',
    mark: (ink, ground) => [
      oval([50, 50, 31, 31], { fill: ink }),
      oval([50, 42, 10, 10], { fill: ground }),
      path('M45 46H55L59 68H41Z', { fill: ground }),
    ],
  },
  // A hammer over a grindstone.
  lichui: {
    ground: '#f2b51d',
    ink: '#26282b',
    mark: (ink) => [
      path('M26 26H60L70 34L60 42H26Z', { fill: ink }),
      path('M40 44H49V80H40Z', { fill: ink }),
      path('M60 80A16 16 0 0 1 80 64V80Z', { fill: ink, opacity: 0.55 }),
    ],
  },
  // A bend of pipe.
  quanluo: {
    ground: '#e6f1ee',
    ink: '#1d7a5f',
    mark: (ink) => [
      path('M24 24H42V46A12 12 0 0 0 54 58H76V76H54A30 30 0 0 1 24 46Z', { fill: ink }),
      rect([20, 20, 26, 8], { rx: 2, fill: '#3ba98a' }),
      rect([72, 54, 8, 26], { rx: 2, fill: '#3ba98a' }),
    ],
  },
  // Coils under a floor, warm at one end.
  nuanjing: {
    ground: '#c8452f',
    ink: '#fff3e6',
    mark: (ink) => [
      path('M24 26H66A10 10 0 0 1 66 46H34A10 10 0 0 0 34 66H76', {
        fill: 'none',
        stroke: ink,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
      oval([76, 78, 5, 5], { fill: '#ffd08a' }),
    ],
  },
  // Paths on which current runs.
  dianmo: {
    ground: '#173b6c',
    ink: '#f7f9fc',
    mark: (ink) => [
      path('M54 18L30 54H47L42 82L70 44H52Z', { fill: '#ffd23f' }),
      path('M20 30H32M20 42H28M72 60H80M66 72H80', {
        fill: 'none',
        stroke: ink,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
    ],
  },
  // A cone of light over an island.
  guangyu: {
    ground: '#22262e',
    ink: '#ffe9b8',
    mark: (ink) => [
      rect([42, 18, 16, 12], { rx: 3, fill: '#9aa3ad' }),
      path('M42 32H58L78 72H22Z', { fill: ink, opacity: 0.9 }),
      oval([50, 76, 28, 6], { fill: '#d9a441' }),
    ],
  },
  // Courses of brick with a trowel's edge.
  tutuo: {
    ground: '#b5583a',
    ink: '#fcefe4',
    mark: (ink) => [
      ...times(3, (index) =>
        rect([20 + (index % 2) * 10, 50 + index * 10, 24, 8], { rx: 1, fill: ink, opacity: 0.9 - index * 0.15 }),
      ),
      ...times(3, (index) =>
        rect([47 + (index % 2) * 10, 50 + index * 10, 24, 8], { rx: 1, fill: ink, opacity: 0.75 - index * 0.15 }),
      ),
      path('M30 44L50 18L70 44Z', { fill: '#3c4146' }),
    ],
  },
  // Plies and the tree they came from.
  banzhang: {
    ground: '#f3ead9',
    ink: '#5b3d22',
    mark: (ink) => [
      ...times(4, (index) =>
        path(
          `M20 ${58 + index * 7}L50 ${70 + index * 7 - 6}L80 ${58 + index * 7}V${62 + index * 7}L50 ${74 + index * 7 - 6}L20 ${62 + index * 7}Z`,
          { fill: index % 2 === 0 ? ink : '#c39a66' },
        ),
      ),
      path('M50 16C64 26 66 40 52 52H48C34 40 36 26 50 16Z', { fill: '#5f7a4d' }),
      rect([48.5, 40, 3, 20], { fill: ink }),
    ],
  },
}

/** A shop's mark as the text of a 512 × 512 SVG. */
export function drawLogo(key: LogoKey): string {
  const { ground, ink, mark } = LOGOS[key]
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 512, height: 512, viewBox: '0 0 100 100' },
    rect([0, 0, 100, 100], { fill: ground }) + group({}, mark(ink, ground)),
  )
}
