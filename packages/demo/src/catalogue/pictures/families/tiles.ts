import { block, frontOf, onFace, topOf } from '../kit/camera.ts'
import type { Block, Camera, Point3 } from '../kit/camera.ts'
import { darken, lighten, mix } from '../kit/colour.ts'
import type { Drawing, Family } from '../kit/drawing.ts'
import { clouds, marble, speckle, wood } from '../kit/material.ts'
import type { Shape } from '../kit/material.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { livingRoom } from '../kit/room.ts'
import { shaded } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, plain } from '../kit/studio.ts'
import { d, group, path, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'

const sheet =
  (box: Box, radius = 0): Shape =>
  (paint) =>
    rect(box, { rx: radius, ...paint })

interface Panel {
  readonly body: Block
  readonly face: (shape: Shape, box: Box) => string
  readonly edge: string
}

/** A tile that stands upright: its edges, its surface, the light sliding over it. */
function standing(pen: Pen, view: Camera, { body, face, edge }: Panel): string {
  const box: Box = [0, 0, body.size[0], body.size[2]]
  const sheen = pen.linear(
    [0, 0, 1, 1],
    [
      [0, '#fff', 0.5],
      [0.26, '#fff', 0.1],
      [0.4, '#fff', 0.02],
      [0.41, '#fff', 0.2],
      [0.56, '#fff', 0.1],
      [0.57, '#fff', 0],
      [1, '#000', 0.1],
    ],
  )
  const rim = rect([1.5, 1.5, box[2] - 3, box[3] - 3], {
    fill: 'none',
    stroke: lighten(edge, 0.6),
    'stroke-width': 3,
    opacity: 0.7,
  })
  return (
    block(view, body, { front: edge, top: lighten(edge, 0.35), side: shaded(edge, 0.38) }) +
    onFace(view, frontOf(body), [face(sheet(box), box), rect(box, { fill: sheen }), rim])
  )
}

const BISCUIT = '#cfc6b8'

function floorTile(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -24, pitch: 9, size: [760, 150, 650] })
  const face = (shape: Shape): string => marble(pen, shape, { colour: pen.tone.base })
  const behind = (shape: Shape): string =>
    shape({ fill: pen.tone.base }) + marble(pen, sheet([500, 0, 140, 640]), { colour: pen.tone.base, shift: 40 })
  const edge = mix(BISCUIT, pen.tone.base, 0.55)
  return (
    ground +
    standing(pen, view, { body: { at: [120, 120, 0], size: [640, 26, 640] }, face: behind, edge: darken(edge, 0.12) }) +
    standing(pen, view, { body: { at: [0, 0, 0], size: [640, 26, 640] }, face, edge })
  )
}

function joints(pen: Pen): string {
  const gap = 9
  const parts: readonly Box[] = [
    [-8, -8, 468, 428],
    [460 + gap, -8, 740, 428],
    [-8, 420 + gap, 468, 780],
    [460 + gap, 420 + gap, 740, 780],
  ]
  const one = (box: Box, index: number): string => {
    const light = pen.linear(
      [0, 0, 1, 1],
      [
        [0, '#fff', 0.34],
        [0.5, '#fff', 0.02],
        [1, '#000', 0.08],
      ],
    )
    return (
      marble(pen, sheet(box, 5), {
        colour: mix(pen.tone.base, '#ffffff', index * 0.03),
        shift: index * 17,
        scale: 1.3,
        isFine: false,
      }) +
      rect(box, { rx: 5, fill: light }) +
      rect(box, { rx: 5, fill: 'none', stroke: '#fff', 'stroke-width': 2.5, opacity: 0.55 })
    )
  }
  const glare = rect([0, 0, 1200, 1200], { fill: band(pen, 0.22) })
  return rect([0, 0, 1200, 1200], { fill: shaded(pen.tone.base, 0.42) }) + parts.map(one).join('') + glare
}

function floorScene(pen: Pen): string {
  return livingRoom(pen, {
    floor: (shape) => marble(pen, shape, { colour: pen.tone.base, scale: 1.1, squeeze: 3, octaves: 3, isFine: false }),
    joint: { colour: darken(pen.tone.base, 0.34), across: 190, isStaggered: false },
    gloss: 0.5,
  })
}

/** Slightly wavy glaze: broad light that does not run straight. */
const glaze = (pen: Pen, shape: Shape, shift: number): string =>
  shape({
    fill: pen.linear(
      [0, 0, 1, 1],
      [
        [0, lighten(pen.tone.base, 0.3)],
        [0.5, pen.tone.base],
        [1, darken(pen.tone.base, 0.1)],
      ],
    ),
  }) + clouds(pen, shape, { frequency: [0.004, 0.011], light: 0.28, shade: 0.1, shift })

function wallTile(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -22, pitch: 12, size: [690, 290, 770] })
  const face =
    (shift: number) =>
    (shape: Shape): string =>
      glaze(pen, shape, shift)
  const edge = mix('#d9b49a', pen.tone.base, 0.3)
  return (
    ground +
    standing(pen, view, { body: { at: [310, 250, 0], size: [380, 30, 760] }, face: face(8), edge: darken(edge, 0.1) }) +
    standing(pen, view, { body: { at: [160, 150, 0], size: [380, 30, 760] }, face: face(4), edge }) +
    standing(pen, view, { body: { at: [0, 0, 0], size: [620, 30, 310] }, face: face(0), edge })
  )
}

/** A broad soft reflection from corner to corner. */
const band = (pen: Pen, strength: number): string =>
  pen.linear(
    [0, 0.1, 1, 0.9],
    [
      [0, '#fff', strength * 0.3],
      [0.22, '#fff', strength],
      [0.36, '#fff', strength * 0.8],
      [0.5, '#fff', 0],
      [0.8, '#fff', strength * 0.3],
      [1, '#000', strength * 0.4],
    ],
  )

function wallDetail(pen: Pen): string {
  const boxes = Array.from({ length: 12 }, (_, index): Box => [
    (index % 3) * 640 - (Math.floor(index / 3) % 2) * 320 - 200,
    Math.floor(index / 3) * 326 - 40,
    630,
    316,
  ])
  const shade = pen.linear(
    [0, 0, 1, 1],
    [
      [0, lighten(pen.tone.base, 0.34)],
      [0.5, pen.tone.base],
      [1, darken(pen.tone.base, 0.12)],
    ],
  )
  const all: Shape = (paint) => path(boxes.map(([x, y, w, h]) => d`M${x} ${y}h${w}v${h}h${-w}z`).join(''), { ...paint })
  return (
    rect([0, 0, 1200, 1200], { fill: shaded(pen.tone.light, 0.3) }) +
    boxes.map((box) => rect(box, { rx: 8, fill: shade })).join('') +
    clouds(pen, all, { frequency: [0.004, 0.011], light: 0.28, shade: 0.1 }) +
    boxes.map((box) => rect(box, { rx: 8, fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.6 })).join('') +
    rect([0, 0, 1200, 1200], { fill: band(pen, 0.34) })
  )
}

function plankTile(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -24, pitch: 10, size: [700, 140, 860] })
  const one = (at: Point3, shift: number): string =>
    standing(pen, view, {
      body: { at, size: [170, 24, 860] },
      edge: mix(BISCUIT, pen.tone.base, 0.3),
      face: (shape) =>
        wood(pen, shape, { colour: mix(pen.tone.base, '#ffffff', (shift % 3) * 0.06), along: 'y', shift, scale: 0.85 }),
    })
  return ground + one([520, 110, 0], 9) + one([345, 70, 0], 6) + one([172, 34, 0], 3) + one([0, 0, 0], 0)
}

function plankDetail(pen: Pen): string {
  const one = (index: number): string => {
    const box: Box = [-30, index * 310 - 60, 1260, 303]
    return (
      wood(pen, sheet(box, 3), {
        colour: mix(pen.tone.base, '#ffffff', (index % 2) * 0.07),
        shift: index * 13,
        scale: 1.7,
      }) + rect([box[0], box[1], box[2], 4], { fill: '#fff', opacity: 0.35 })
    )
  }
  return (
    rect([0, 0, 1200, 1200], { fill: shaded(pen.tone.dark, 0.5) }) +
    times(5, one).join('') +
    rect([0, 0, 1200, 1200], { fill: band(pen, 0.2) })
  )
}

const granite = (pen: Pen, shape: Shape, scale: number): string => speckle(pen, shape, { colour: pen.tone.base, scale })

function paving(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -34, pitch: 30, size: [590, 590, 240] })
  const slab = (at: Point3, isTop: boolean): string => {
    const body: Block = { at, size: [590, 590, 74] }
    const light = pen.linear(
      [0, 0, 1, 1],
      [
        [0, '#fff', 0.3],
        [1, '#000', 0.12],
      ],
    )
    return (
      block(view, body, { front: shaded(pen.tone.base, 0.16), top: pen.tone.base, side: shaded(pen.tone.base, 0.42) }) +
      (isTop
        ? onFace(view, topOf(body), [
            granite(pen, sheet([0, 0, 590, 590], 4), 3.2),
            rect([0, 0, 590, 590], { fill: light }),
          ])
        : '') +
      onFace(view, frontOf(body), [
        speckle(pen, sheet([0, 0, 590, 74]), { colour: shaded(pen.tone.base, 0.14), scale: 2 }),
      ])
    )
  }
  const gap = (z: number): string =>
    block(view, { at: [0, 0, z], size: [590, 590, 5] }, { front: '#2a2725', top: '#2a2725', side: '#1b1917' })
  return ground + slab([0, 0, 0], false) + gap(74) + slab([0, 0, 79], false) + gap(153) + slab([0, 0, 158], true)
}

function chips(pen: Pen, [x, y, side, count]: Box): string {
  const step = side / count
  const face = pen.linear(
    [0, 0, 1, 1],
    [
      [0, '#fff', 0.62],
      [0.2, '#fff', 0.12],
      [0.6, '#fff', 0],
      [1, '#000', 0.22],
    ],
  )
  return times(count * count, (index) => {
    const shade = mix(lighten(pen.tone.base, between(pen.random, 0, 0.42)), pen.tone.deep, between(pen.random, 0, 0.4))
    const box: Box = [
      x + (index % count) * step + step * 0.03,
      y + Math.floor(index / count) * step + step * 0.03,
      step * 0.94,
      step * 0.94,
    ]
    return rect(box, { rx: step * 0.05, fill: shade }) + rect(box, { rx: step * 0.05, fill: face })
  }).join('')
}

function mosaic(pen: Pen): string {
  const net = rect([190, 190, 820, 820], { rx: 4, fill: '#dcd8d0' })
  return (
    plain(pen) +
    group({ transform: 'rotate(-7 600 600)' }, [
      cast(net, [26, 34]),
      net,
      chips(pen, [190, 190, 820, 8]),
      path('M190 190L700 190L190 820Z', { fill: '#fff', opacity: 0.13 }),
    ])
  )
}

function slab(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -20, pitch: 10, size: [830, 340, 650] })
  const face =
    (shift: number) =>
    (shape: Shape): string =>
      marble(pen, shape, { colour: pen.tone.base, shift, scale: 1.25 })
  return (
    ground +
    standing(pen, view, { body: { at: [60, 280, 0], size: [760, 44, 640] }, face: face(0), edge: pen.tone.light }) +
    standing(pen, view, { body: { at: [0, 0, 0], size: [820, 150, 60] }, face: face(7), edge: pen.tone.light }) +
    onFace(view, topOf({ at: [0, 0, 0], size: [820, 150, 60] }), [
      marble(pen, sheet([0, 0, 820, 150]), { colour: pen.tone.light, shift: 19, octaves: 3 }),
    ])
  )
}

const slabDetail: Drawing['detail'] = (pen) =>
  marble(pen, sheet([0, 0, 1200, 1200]), { colour: pen.tone.base, scale: 1.5, shift: 3, isFine: false }) +
  path(d`M${-40} ${900}L${1240} ${700}L1240 1240L-40 1240Z`, {
    fill: pen.down([
      [0, '#fff', 0.5],
      [0.06, '#fff', 0.1],
      [1, '#000', 0.34],
    ]),
  }) +
  rect([0, 0, 1200, 1200], { fill: band(pen, 0.24) })

export const TILES: Family<'floor-tile' | 'wall-tile' | 'wood-tile' | 'paving-tile' | 'mosaic' | 'stone-slab'> = {
  'floor-tile': { hue: 'light-grey', front: floorTile, detail: joints, scene: floorScene },
  'wall-tile': { hue: 'white', front: wallTile, detail: wallDetail },
  'wood-tile': { hue: 'oak', front: plankTile, detail: plankDetail },
  'paving-tile': {
    hue: 'grey',
    front: paving,
    detail: (pen) =>
      granite(pen, sheet([0, 0, 1200, 1200]), 5) +
      rect([0, 0, 1200, 1200], {
        fill: pen.linear(
          [0, 0, 1, 1],
          [
            [0, '#fff', 0.35],
            [1, '#000', 0.25],
          ],
        ),
      }),
  },
  mosaic: {
    hue: 'teal',
    front: mosaic,
    detail: (pen) =>
      rect([0, 0, 1200, 1200], { fill: '#d6d2c9' }) +
      chips(pen, [-60, -60, 1320, 4]) +
      rect([0, 0, 1200, 1200], { fill: band(pen, 0.2) }),
  },
  'stone-slab': { hue: 'white', front: slab, detail: slabDetail },
}
