import { block, frontOf, onFace, rightOf, topOf } from '../kit/camera.ts'
import type { Camera, Point3 } from '../kit/camera.ts'
import { darken, mix } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { extrude } from '../kit/extrude.ts'
import { wood, woodTile } from '../kit/material.ts'
import type { Shape } from '../kit/material.ts'
import { fibres } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { livingRoom } from '../kit/room.ts'
import { shaded } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, plain } from '../kit/studio.ts'
import { d, group, path, rect, times } from '../kit/svg.ts'
import type { Box, Point } from '../kit/svg.ts'

const board =
  (box: Box): Shape =>
  (paint) =>
    rect(box, { ...paint })
const isPale = (pen: Pen): boolean => ['white', 'ivory', 'light-grey', 'grey'].includes(pen.hue)
/** Greys are wood too here: washed oak. */
const timber = (pen: Pen): string => (isPale(pen) ? mix(pen.tone.base, '#b49a7c', 0.22) : pen.tone.base)

/** A fan of sample boards, from above, with the click groove along one edge. */
function fan(pen: Pen): string {
  const one = (index: number): string => {
    const box: Box = [505, 130, 190, 880]
    const colour = mix(timber(pen), index % 2 === 0 ? '#ffffff' : '#3b2a1c', index % 2 === 0 ? 0.08 : 0.05)
    const light = pen.linear(
      [0, 0, 1, 0.4],
      [
        [0, '#fff', 0.3],
        [0.5, '#fff', 0.04],
        [1, '#000', 0.12],
      ],
    )
    const parts = [
      cast(rect(box, {}), [10, 14]),
      rect([498, 130, 10, 880], { fill: '#b98f5f' }),
      rect([498, 130, 3, 880], { fill: '#6e4f30' }),
      rect(box, { fill: woodTile(pen, box, { colour, along: 'y', shift: index * 5, scale: 0.9 }) }),
      rect(box, { fill: light }),
      rect([box[0], box[1], 3, box[3]], { fill: '#fff', opacity: 0.4 }),
      rect([box[0] + box[2] - 3, box[1], 3, box[3]], { fill: '#000', opacity: 0.3 }),
      rect([box[0], box[1] + box[3] - 8, box[2], 8], { fill: darken(colour, 0.45) }),
    ]
    return group({ transform: `rotate(${-27 + index * 18} 600 1180)` }, parts)
  }
  return plain(pen) + times(4, one).join('')
}

function boards(pen: Pen, rows: number, scale: number): string {
  const height = 1200 / rows
  return times(rows, (index) => {
    const box: Box = [-20, index * height, 1240, height - 3]
    return (
      wood(pen, board(box), { colour: mix(timber(pen), '#ffffff', (index % 3) * 0.05), shift: index * 7, scale }) +
      rect([-20, index * height, 1240, 3], { fill: '#fff', opacity: 0.3 })
    )
  }).join('')
}

const boardsDetail = (pen: Pen): string =>
  rect([0, 0, 1200, 1200], { fill: darken(timber(pen), 0.72) }) +
  boards(pen, 4, 1.6) +
  rect([742, 0, 3, 300], { fill: darken(timber(pen), 0.7) }) +
  rect([328, 600, 3, 300], { fill: darken(timber(pen), 0.7) }) +
  rect([0, 0, 1200, 1200], {
    fill: pen.linear(
      [0, 0, 1, 1],
      [
        [0, '#fff', 0.34],
        [0.5, '#fff', 0.02],
        [1, '#000', 0.16],
      ],
    ),
  })

const floorScene = (pen: Pen): string =>
  livingRoom(pen, {
    floor: (shape) => wood(pen, shape, { colour: timber(pen), scale: 1.2 }),
    joint: { colour: darken(timber(pen), 0.55), across: 460, isStaggered: true },
    gloss: 0.3,
    wall: '#ece8e1',
  })

interface Bones {
  readonly width: number
  /** Half the side of the square round (600, 600) that they cover. */
  readonly reach: number
}

/** The boards that lie one way. */
function bones(isUpright: boolean, { width, reach }: Bones): readonly Box[] {
  const length = width * 4
  const place = (step: number, across: number): Box => {
    const [x, y] = [step * width + across * 2 * length, step * width]
    return isUpright ? [x + length, y + width - length, width, length] : [x, y, length, width]
  }
  const all = Array.from({ length: 46 * 7 }, (_, index) => place((index % 46) - 16, Math.floor(index / 46) - 3))
  return all
    .filter(([x, y, w, h]) => x < 600 + reach && x + w > 600 - reach && y < 600 + reach && y + h > 600 - reach)
    .map(([x, y, w, h]): Box => [x + 1.5, y + 1.5, w - 3, h - 3])
}

/** Herringbone round (600, 600): each board of its own shade; near to, the rings of the cut show too. */
function herringbone(pen: Pen, { width, reach }: Bones, isNear: boolean): string {
  const colour = timber(pen)
  const lay = (isUpright: boolean): string => {
    const all = bones(isUpright, { width, reach })
    const whole: Shape = (paint) =>
      path(all.map(([x, y, w, h]) => d`M${x} ${y}h${w}v${h}h${-w}z`).join(''), { ...paint })
    const grain = { colour, along: isUpright ? 'y' : 'x', scale: Math.max(1, width / 90) } as const
    const base = isNear
      ? wood(pen, whole, { ...grain, octaves: 1, shift: isUpright ? 8 : 1 })
      : whole({ fill: colour }) + whole(fibres(pen, grain))
    return (
      base +
      all
        .map((box) =>
          rect(box, {
            fill: pen.random() > 0.5 ? '#fff' : '#2b1c0e',
            opacity: between(pen.random, 0, 0.16) + (isUpright ? 0 : 0.03),
          }),
        )
        .join('')
    )
  }
  const ground: Box = [600 - reach, 600 - reach, reach * 2, reach * 2]
  const sheen = pen.linear(
    [0, 0, 1, 1],
    [
      [0, '#fff', 0.3],
      [0.5, '#fff', 0],
      [1, '#000', 0.12],
    ],
  )
  return rect(ground, { fill: darken(colour, 0.68) }) + lay(false) + lay(true) + rect(ground, { fill: sheen })
}

function herringboneFront(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -30, pitch: 52, size: [760, 760, 34] })
  const body = { at: [0, 0, 0] as Point3, size: [760, 760, 34] as const }
  const own = pen.clip(rect([0, 0, 760, 760], {}))
  const core =
    onFace(
      view,
      frontOf(body),
      times(5, (index) =>
        rect([0, index * 7, 760, 7], { fill: index === 0 ? timber(pen) : index % 2 === 0 ? '#c9a87c' : '#a98858' }),
      ),
    ) +
    onFace(
      view,
      rightOf(body),
      times(5, (index) =>
        rect([0, index * 7, 760, 7], {
          fill: shaded(index === 0 ? timber(pen) : index % 2 === 0 ? '#b8976b' : '#98784b', 0.3),
        }),
      ),
    )
  return (
    ground +
    block(view, body, { front: '#c9a87c', top: timber(pen), side: '#93764f' }) +
    core +
    onFace(view, topOf(body), [
      group({ 'clip-path': own }, [
        group({ transform: 'translate(-220 -220) rotate(45 600 600)' }, [
          herringbone(pen, { width: 84, reach: 540 }, false),
        ]),
      ]),
    ])
  )
}

/** The click edge of a stone-plastic plank: wear film, core, cork-coloured foam. */
const LAYERS: readonly (readonly [number, string])[] = [
  [0, '#4b4038'],
  [5, '#9a9894'],
  [26, '#83817d'],
  [30, '#2f6a72'],
  [38, '#24545b'],
]

function spcPlank(
  pen: Pen,
  view: Camera,
  { at, shift, tilt, long }: { at: Point3; shift: number; tilt: number; long: number },
): string {
  const wide = 190
  const rise: Point3 = [0, -Math.cos(tilt), Math.sin(tilt)]
  const top = {
    from: [at[0], at[1] + wide * Math.cos(tilt), at[2] + 40] as Point3,
    right: [1, 0, 0] as Point3,
    down: rise,
  }
  const front = {
    from: [at[0], at[1], at[2] + 40 + wide * Math.sin(tilt)] as Point3,
    right: [1, 0, 0] as Point3,
    down: [0, 0, -1] as Point3,
  }
  const side = {
    from: [at[0] + long, at[1], at[2] + 40 + wide * Math.sin(tilt)] as Point3,
    right: [0, Math.cos(tilt), -Math.sin(tilt)] as Point3,
    down: [0, 0, -1] as Point3,
  }
  const layered = (width: number, dim: number): string[] =>
    LAYERS.map(([from, colour], index) =>
      rect([0, from, width, (LAYERS[index + 1]?.[0] ?? 42) - from], { fill: shaded(colour, dim) }),
    )
  const box: Box = [0, 0, long, wide]
  return (
    onFace(view, side, layered(wide, 0.34)) +
    onFace(view, front, layered(long, 0.06)) +
    onFace(view, top, [
      rect(box, {
        fill: woodTile(pen, box, { colour: mix(timber(pen), '#ffffff', (shift % 3) * 0.05), shift, octaves: 1 }),
      }),
      rect(box, {
        fill: pen.linear(
          [0, 0, 1, 1],
          [
            [0, '#fff', 0.34],
            [0.6, '#fff', 0],
            [1, '#000', 0.14],
          ],
        ),
      }),
      rect([0, wide - 3, long, 3], { fill: '#fff', opacity: 0.45 }),
    ])
  )
}

/** Three planks clicked together, the nearest still tilted; shorter pieces for the close-up. */
function spc(pen: Pen, long: number): string {
  const { view, ground } = stage(pen, { yaw: -26, pitch: 48, size: [long + 20, 600, 60] })
  return (
    ground +
    spcPlank(pen, view, { at: [20, 402, 0], shift: 2, tilt: 0, long }) +
    spcPlank(pen, view, { at: [0, 206, 0], shift: 7, tilt: 0, long }) +
    spcPlank(pen, view, { at: [-16, 8, 0], shift: 12, tilt: 0.3, long })
  )
}

const SKIRT: readonly Point[] = [
  [0, 0],
  [34, 0],
  [34, 96],
  [31, 112],
  [22, 124],
  [10, 130],
  [0, 130],
]
const LIP: readonly Point[] = [
  [0, 0],
  [150, 0],
  [150, 8],
  [70, 8],
  [70, 54],
  [104, 58],
  [124, 66],
  [122, 74],
  [96, 68],
  [54, 66],
  [40, 72],
  [22, 78],
  [16, 72],
  [40, 58],
  [60, 54],
  [60, 8],
  [0, 8],
]

function lengths(pen: Pen, profile: readonly Point[], isMetal: boolean): string {
  const { view, ground } = stage(pen, { yaw: -40, pitch: 24, size: isMetal ? [560, 700, 60] : [300, 700, 130] })
  const step = isMetal ? 190 : 92
  const one = (index: number): string =>
    extrude(pen, view, {
      profile,
      at: [(2 - index) * step, (2 - index) * 40 - 20, 0],
      length: 700 - index * 40,
      colour: mix(pen.tone.base, '#ffffff', index * 0.05),
      isMetal,
    })
  return ground + [2, 1, 0].map(one).join('')
}

export const FLOORS: Family<'wood-floor' | 'herringbone-floor' | 'spc-floor' | 'skirting' | 'edge-trim'> = {
  'wood-floor': { hue: 'oak', front: fan, detail: boardsDetail, scene: floorScene },
  'herringbone-floor': {
    hue: 'oak',
    front: herringboneFront,
    detail: (pen) => group({ transform: 'rotate(45 600 600)' }, [herringbone(pen, { width: 170, reach: 850 }, true)]),
  },
  'spc-floor': { hue: 'grey', front: (pen) => spc(pen, 880), detail: (pen) => spc(pen, 300) },
  skirting: { hue: 'white', front: (pen) => lengths(pen, SKIRT, false), detail: [110, 560, 460] },
  'edge-trim': { hue: 'brass', front: (pen) => lengths(pen, LIP, true), detail: [100, 600, 420] },
}
