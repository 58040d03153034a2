import { el, group, path, rect, times } from '../kit/svg.ts'
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
