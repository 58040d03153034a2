import { darken, lighten, mix } from './colour.ts'
import type { Shape } from './material.ts'
import { tooth } from './pattern.ts'
import type { Pen } from './pen.ts'
import { contact } from './studio.ts'
import { d, group, oval, path, poly, rect, times } from './svg.ts'
import type { Point } from './svg.ts'

const VANISH: Point = [640, 470]
const HORIZON = 690

interface FloorPlan {
  readonly floor: (shape: Shape) => string
  readonly joint: { readonly colour: string; readonly across: number; readonly isStaggered: boolean }
  /** How much of the room the floor mirrors, 0–1. */
  readonly gloss: number
  readonly wall?: string
}

/** Where a point of the floor falls: `x` in picture units at the front edge, `near` 0 at the wall … 1 at the viewer. */
const onFloor = (x: number, near: number): Point => {
  const y = HORIZON + (1260 - HORIZON) * near
  const spread = (y - VANISH[1]) / (1260 - VANISH[1])
  return [VANISH[0] + (x - VANISH[0]) * spread, y]
}

/** Rows get narrower towards the wall as they do for the eye. */
const rowAt = (index: number, count: number): number => {
  const far = (HORIZON - VANISH[1]) / (1260 - VANISH[1])
  const depth = 1 / far + (1 - 1 / far) * (index / count)
  return (1 / depth - far) / (1 - far)
}

function jointLines({ colour, across, isStaggered }: FloorPlan['joint']): string {
  const rows = isStaggered ? 14 : 7
  const line = (from: Point, to: Point): string => d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  const columns = times(isStaggered ? 0 : 31, (index) =>
    line(onFloor(VANISH[0] + (index - 15) * across, 0), onFloor(VANISH[0] + (index - 15) * across, 1)),
  )
  const cross = times(rows + 1, (index) => line(onFloor(-4000, rowAt(index, rows)), onFloor(5200, rowAt(index, rows))))
  const butts = isStaggered
    ? times(rows * 12, (index) => {
        const [row, at] = [Math.floor(index / 12), (index % 12) - 5]
        const x = VANISH[0] + (at + ((row * 37) % 10) / 10) * across
        return line(onFloor(x, rowAt(row, rows)), onFloor(x, rowAt(row + 1, rows)))
      })
    : []
  return path([...columns, ...cross, ...butts].join(''), {
    fill: 'none',
    stroke: colour,
    'stroke-width': 2.2,
    opacity: 0.55,
  })
}

function windowLight(pen: Pen): string {
  const pane = (x: number): string =>
    poly([onFloor(x, 0.18), onFloor(x + 260, 0.18), onFloor(x - 60, 0.8), onFloor(x - 360, 0.8)], {
      fill: '#fff7e6',
      opacity: 0.34,
    })
  return group({ filter: pen.blur(12, [0, HORIZON, 1200, 1200 - HORIZON]) }, [pane(420), pane(760)])
}

/** A low sofa, seen from the front; the warmth of the room. */
export function sofa(pen: Pen, at: Point, colour: string): string {
  const body = pen.down([
    [0, lighten(colour, 0.16)],
    [1, darken(colour, 0.2)],
  ])
  const seat = pen.down([
    [0, lighten(colour, 0.3)],
    [0.4, lighten(colour, 0.08)],
    [1, darken(colour, 0.18)],
  ])
  const cushion = pen.linear(
    [0, 0, 1, 1],
    [
      [0, lighten(colour, 0.34)],
      [1, darken(colour, 0.1)],
    ],
  )
  const parts = [
    path('M70 0h500a34 34 0 0 1 34 34v160H36V34A34 34 0 0 1 70 0z', { fill: body }),
    path('M44 26a22 22 0 0 1 22-18h226a20 20 0 0 1 20 20v128H44z', { fill: cushion }),
    path('M328 28a20 20 0 0 1 20-20h226a22 22 0 0 1 22 18v130H328z', { fill: cushion }),
    rect([40, 132, 276, 66], { rx: 18, fill: seat }),
    rect([324, 132, 276, 66], { rx: 18, fill: seat }),
    rect([0, 78, 62, 160], {
      rx: 26,
      fill: pen.across([
        [0, darken(colour, 0.1)],
        [0.5, lighten(colour, 0.2)],
        [1, darken(colour, 0.16)],
      ]),
    }),
    rect([578, 78, 62, 160], {
      rx: 26,
      fill: pen.across([
        [0, darken(colour, 0.1)],
        [0.5, lighten(colour, 0.14)],
        [1, darken(colour, 0.26)],
      ]),
    }),
    rect([40, 190, 560, 50], { rx: 10, fill: darken(colour, 0.24) }),
    rect([60, 238, 16, 26], { fill: '#4a3527' }),
    rect([564, 238, 16, 26], { fill: '#4a3527' }),
    path('M90 62q50-26 112 2q-8 46 4 78q-60 14-116 0q8-40 0-80z', {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#e9dfcd'],
          [1, '#c3b297'],
        ],
      ),
    }),
  ]
  return (
    contact(pen, [at[0] + 320, at[1] + 262, 330, 26], 0.8) + group({ transform: `translate(${at[0]} ${at[1]})` }, parts)
  )
}

/** A leafy plant in a pot. */
export function plant(pen: Pen, at: Point, scale: number): string {
  const leaf = (index: number): string => {
    const turn = -70 + index * 17 + (pen.random() - 0.5) * 14
    const green = mix('#4c6b4a', '#88a078', pen.random())
    return group({ transform: `rotate(${turn.toFixed(1)})` }, [
      path('M0 0C-34 -70 -30 -150 0 -220C30 -150 34 -70 0 0z', {
        fill: pen.across([
          [0, darken(green, 0.2)],
          [0.5, lighten(green, 0.18)],
          [0.51, green],
          [1, darken(green, 0.28)],
        ]),
      }),
    ])
  }
  const pot = path('M-58 0h116l-16 116a10 10 0 0 1-10 8h-64a10 10 0 0 1-10-8z', {
    fill: pen.across([
      [0, '#c9c3b8'],
      [0.3, '#efebe4'],
      [1, '#9b948a'],
    ]),
  })
  return (
    contact(pen, [at[0], at[1] + 122 * scale, 70 * scale, 14 * scale], 0.8) +
    group({ transform: `translate(${at[0]} ${at[1]}) scale(${scale})` }, [
      group({ transform: 'translate(0 8)' }, times(9, leaf)),
      pot,
    ])
  )
}

/** A wall with its skirting; `dress` adds what hangs on it. */
export function wallOf(pen: Pen, colour: string, dress = ''): string {
  const light = pen.radial(
    [0.25, 0.3, 0.95],
    [
      [0, '#fff', 0.5],
      [0.6, '#fff', 0.05],
      [1, '#000', 0.14],
    ],
  )
  const area: Shape = (paint) => rect([0, 0, 1200, HORIZON], { ...paint })
  return (
    area({ fill: colour }) +
    area(tooth(pen, 0.05)) +
    area({ fill: light }) +
    dress +
    rect([0, HORIZON - 34, 1200, 34], {
      fill: pen.down([
        [0, '#fbfaf8'],
        [1, '#dedad4'],
      ]),
    })
  )
}

/** The floor in perspective with joints, mirrored light and the sun through a window. */
export function floorOf(pen: Pen, { floor, joint, gloss }: FloorPlan): string {
  const area: Shape = (paint) => rect([0, HORIZON, 1200, 1200 - HORIZON], { ...paint })
  const depth = pen.down([
    [0, '#2b2622', 0.3],
    [0.08, '#2b2622', 0.12],
    [0.5, '#fff', 0.06],
    [1, '#2b2622', 0.1],
  ])
  const mirror = pen.down([
    [0, '#fff', 0.5 * gloss],
    [0.35, '#fff', 0.22 * gloss],
    [1, '#fff', 0],
  ])
  return floor(area) + jointLines(joint) + area({ fill: depth }) + area({ fill: mirror }) + windowLight(pen)
}

export function livingRoom(pen: Pen, plan: FloorPlan): string {
  const art =
    rect([470, 150, 200, 260], { fill: '#f7f5f1', stroke: '#b59b78', 'stroke-width': 8 }) +
    oval([560, 262, 52, 52], { fill: '#c98f6b', opacity: 0.85 }) +
    path('M480 330q60-60 100-20t80-10v100h-180z', { fill: '#8b9a8c', opacity: 0.9 })
  return (
    wallOf(pen, plan.wall ?? '#e9e5de', art) +
    floorOf(pen, plan) +
    group(
      {
        opacity: 0.16 * plan.gloss,
        transform: 'matrix(1 0 0 -0.5 0 1165)',
        filter: pen.blur(10, [200, 500, 800, 320]),
      },
      [rect([270, 530, 640, 240], { fill: '#6d6a63' })],
    ) +
    sofa(pen, [270, 470], '#8d9490') +
    plant(pen, [1010, 610], 1.15)
  )
}
