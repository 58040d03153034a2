import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Tone } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, plate, tube } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'

interface Run {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly tone: Tone
  /** Wall as a share of the radius. */
  readonly wall: number
  readonly stripe?: string
}

const REACH: readonly [number, number] = [560, -470]

/** A length of pipe running away to the upper right, its cut end towards us. */
export function pipe(pen: Pen, { x, y, radius, tone, wall, stripe }: Run): string {
  const line = d`M${x} ${y}l${REACH[0]} ${REACH[1]}`
  const end = (share: number, fill: string): string =>
    oval([x, y, radius * share * 0.86, radius * share], { fill, transform: `rotate(-40 ${x} ${y})` })
  const mark =
    stripe === undefined
      ? ''
      : path(d`M${x - radius * 0.16} ${y - radius * 0.3}l${REACH[0]} ${REACH[1]}`, {
          stroke: stripe,
          'stroke-width': radius * 0.16,
          opacity: 0.9,
        })
  return (
    tube(line, { width: radius * 2, tone }) +
    mark +
    end(
      1,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.7)],
          [1, darken(tone.base, 0.2)],
        ],
      ),
    ) +
    end(
      1 - wall,
      pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#141210'],
          [0.6, darken(tone.base, 0.62)],
          [1, darken(tone.base, 0.2)],
        ],
      ),
    )
  )
}

/** A pyramid of pipes: rows from the ground up, far ones first. */
function stack(
  pen: Pen,
  { rows, one }: { readonly rows: readonly number[]; readonly one: Omit<Run, 'x' | 'y'> },
): string {
  const step = one.radius * 2.06
  return rows
    .map((count, row) =>
      times(count, (index) => {
        const place = count - 1 - index
        return pipe(pen, {
          ...one,
          tone: { ...one.tone, base: mix(one.tone.base, '#ffffff', ((place * 3 + row) % 4) * 0.02) },
          x: 600 - 290 + (place - (count - 1) / 2) * step * 0.86 + 20,
          y: 930 - row * step * 0.8 + (place - (count - 1) / 2) * step * 0.34,
        })
      }).join(''),
    )
    .join('')
}

const pprPipe = (pen: Pen): string =>
  studio(pen) +
  group({ transform: 'translate(20 0)' }, [
    path('M140 960L760 440L1080 560L520 1060Z', { fill: '#241f1b', opacity: 0.3, filter: pen.blur(30) }),
    stack(pen, { rows: [4, 3, 2], one: { radius: 58, tone: pen.tone, wall: 0.34, stripe: '#b93a32' } }),
  ])

const pprDetail: readonly [number, number, number] = [130, 640, 460]

/** Socket fittings: elbow, tee with a brass insert, straight coupler. */
function pprFitting(pen: Pen): string {
  const { tone } = pen
  const mouth = (x: number, y: number, rx: number): string =>
    oval([x, y, rx, rx * 0.32], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.8)],
          [1, darken(tone.base, 0.14)],
        ],
      ),
    }) +
    oval([x, y, rx * 0.66, rx * 0.21], {
      fill: pen.down([
        [0, '#181512'],
        [1, darken(tone.base, 0.5)],
      ]),
    })
  const collar = (box: readonly [number, number, number, number], lies: 'upright' | 'level'): string =>
    bar(pen, box, { tone, lies, radius: 8 })
  const side = (x: number, y: number): string =>
    oval([x, y, 28, 88], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.7)],
          [1, darken(tone.base, 0.2)],
        ],
      ),
    }) +
    oval([x, y, 18, 58], {
      fill: pen.across([
        [0, '#2a2520'],
        [1, darken(tone.base, 0.4)],
      ]),
    })
  const tee =
    collar([170, 680, 460, 150], 'level') +
    collar([160, 664, 90, 182], 'level') +
    collar([560, 664, 90, 182], 'level') +
    bar(pen, [326, 540, 150, 190], { tone }) +
    collar([312, 500, 178, 80], 'upright') +
    bar(pen, [330, 440, 142, 66], { tone: toneOf('brass') }) +
    times(5, (index) => rect([330, 448 + index * 12, 142, 4], { fill: '#5e431a', opacity: 0.6 })).join('') +
    oval([401, 440, 71, 21], { fill: '#e8cf9a' }) +
    oval([401, 440, 52, 15], { fill: '#3b2a10' }) +
    side(650, 755)
  const elbow =
    tube('M860 980V790C860 730 880 700 950 700H1010', { width: 140, tone }) +
    bar(pen, [776, 900, 168, 110], { tone, radius: 8 }) +
    collar([960, 616, 90, 168], 'level') +
    side(1050, 700)
  const coupler =
    bar(pen, [640, 300, 190, 240], { tone, radius: 10 }) +
    bar(pen, [630, 300, 210, 60], { tone, radius: 8 }) +
    bar(pen, [630, 480, 210, 60], { tone, radius: 8 }) +
    mouth(735, 304, 104)
  return (
    studio(pen) +
    contact(pen, [735, 548, 110, 18], 0.6) +
    coupler +
    contact(pen, [400, 850, 250, 22]) +
    contact(pen, [860, 1014, 92, 18]) +
    tee +
    elbow
  )
}

/** Large white pipe, a branch and a trap bend. */
function drainPipe(pen: Pen): string {
  const { tone } = pen
  const socket = (box: readonly [number, number, number, number]): string => bar(pen, box, { tone, radius: 10 })
  const mouth = (x: number, y: number, rx: number): string =>
    oval([x, y, rx, rx * 0.26], { fill: lighten(tone.base, 0.6) }) +
    oval([x, y, rx * 0.86, rx * 0.22], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#1f1c19'],
          [0.6, '#6a655f'],
          [1, '#a9a49d'],
        ],
      ),
    })
  const branch =
    tube('M500 800C560 760 640 700 720 590', { width: 150, tone }) +
    group({ transform: 'translate(752 548) rotate(36)' }, [socket([-92, -70, 184, 110]), mouth(0, -68, 92)])
  return (
    studio(pen) +
    contact(pen, [440, 1010, 150, 30]) +
    contact(pen, [900, 1014, 150, 26]) +
    branch +
    bar(pen, [340, 330, 200, 640], { tone }) +
    socket([322, 900, 236, 110]) +
    socket([322, 290, 236, 120]) +
    mouth(440, 292, 118) +
    letter('DN110', { at: [370, 610], size: 26, colour: '#7a7f86' }) +
    tube('M790 990V900C790 800 1010 800 1010 900V990', { width: 130, tone }) +
    socket([712, 940, 156, 80]) +
    socket([932, 940, 156, 80])
  )
}

/** A flat storage heater on the wall, its display lit. */
function waterHeater(pen: Pen): string {
  const { base } = pen.tone
  const shell = rect([130, 380, 940, 400], { rx: 120 })
  const feed = (x: number, colour: string): string =>
    bar(pen, [x, 770, 34, 190], { tone: toneOf('nickel') }) +
    rect([x - 6, 800, 46, 34], { rx: 6, fill: colour }) +
    bar(pen, [x - 8, 940, 50, 40], { tone: toneOf('chrome'), radius: 6 })
  return (
    plain(pen) +
    cast(shell, [28, 44]) +
    feed(420, '#c0392b') +
    feed(746, '#3f6f9f') +
    rect([130, 380, 940, 400], {
      rx: 120,
      fill: pen.down([
        [0, darken(base, 0.1)],
        [0.1, lighten(base, 0.6)],
        [0.3, lighten(base, 0.95)],
        [0.55, base],
        [0.85, darken(base, 0.24)],
        [1, darken(base, 0.4)],
      ]),
    }) +
    rect([130, 380, 150, 400], {
      rx: 120,
      fill: pen.across([
        [0, '#2a2622', 0.3],
        [1, '#2a2622', 0],
      ]),
    }) +
    rect([920, 380, 150, 400], {
      rx: 120,
      fill: pen.across([
        [0, '#2a2622', 0],
        [1, '#2a2622', 0.34],
      ]),
    }) +
    path('M262 384V776M938 384V776', { stroke: '#2a2622', 'stroke-width': 3, opacity: 0.3 }) +
    rect([470, 520, 260, 130], {
      rx: 24,
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#3d444b'],
          [0.5, '#14171a'],
          [1, '#07080a'],
        ],
      ),
    }) +
    letter('60', { at: [540, 548], size: 70, colour: '#dff1ff', weight: 0.7 }) +
    oval([650, 556, 8, 8], { fill: 'none', stroke: '#dff1ff', 'stroke-width': 4 }) +
    rect([300, 430, 560, 20], { rx: 10, fill: '#fff', opacity: 0.7, filter: pen.blur(6, [260, 400, 640, 80]) }) +
    plate(pen, [860, 560, 60, 60], { tone: toneOf('chrome'), radius: 30 })
  )
}

/** Column radiator with its valves. */
function radiator(pen: Pen): string {
  const { tone } = pen
  const column = (index: number): string =>
    bar(pen, [214 + index * 80, 230, 66, 690], { tone, radius: 30 }) +
    rect([228 + index * 80, 320, 12, 510], { rx: 6, fill: darken(tone.base, 0.3), opacity: 0.5 }) +
    rect([242 + index * 80, 320, 4, 510], { fill: '#fff', opacity: 0.6 })
  const outline = rect([200, 230, 810, 690], { rx: 30 })
  return (
    plain(pen) +
    cast(outline, [34, 40]) +
    bar(pen, [190, 268, 830, 44], { tone, lies: 'level', radius: 10 }) +
    bar(pen, [190, 838, 830, 44], { tone, lies: 'level', radius: 10 }) +
    times(10, column).join('') +
    bar(pen, [110, 838, 90, 44], { tone: toneOf('chrome'), lies: 'level', radius: 6 }) +
    bar(pen, [116, 880, 40, 180], { tone: toneOf('chrome') }) +
    bar(pen, [96, 780, 80, 70], { tone: toneOf('white'), radius: 10 }) +
    bar(pen, [1012, 838, 80, 44], { tone: toneOf('chrome'), lies: 'level', radius: 6 }) +
    bar(pen, [1050, 880, 40, 180], { tone: toneOf('chrome') }) +
    path('M214 290H1004', { stroke: '#fff', 'stroke-width': 5, opacity: 0.5 })
  )
}

/** Thin coloured conduit in a strapped bundle. */
export function conduit(pen: Pen): string {
  return (
    studio(pen) +
    path('M120 940L720 440L1120 600L560 1080Z', { fill: '#241f1b', opacity: 0.3, filter: pen.blur(30) }) +
    group({ transform: 'translate(40 20)' }, [
      stack(pen, { rows: [7, 6, 5, 4], one: { radius: 34, tone: pen.tone, wall: 0.16 } }),
    ])
  )
}

export const PLUMBING: Family<'ppr-pipe' | 'ppr-fitting' | 'drain-pipe' | 'water-heater' | 'radiator'> = {
  'ppr-pipe': { hue: 'grey', front: pprPipe, detail: pprDetail },
  'ppr-fitting': { hue: 'white', front: pprFitting, detail: [130, 400, 440] },
  'drain-pipe': { hue: 'white', front: drainPipe, detail: [290, 230, 440] },
  'water-heater': { hue: 'white', front: waterHeater, detail: [420, 430, 380] },
  radiator: { hue: 'white', front: radiator, detail: [80, 620, 420] },
}
