import { block, frontOf, onFace, rightOf, topOf } from '../kit/camera.ts'
import type { Block, Camera } from '../kit/camera.ts'
import { darken, lighten, mix } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { extrude } from '../kit/extrude.ts'
import { letter } from '../kit/lettering.ts'
import { rectShape, wood } from '../kit/material.ts'
import { grains, tooth } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { shaded } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { rect, times } from '../kit/svg.ts'
import type { Box, Point } from '../kit/svg.ts'

/** Paper of the face, chalky core at the cut edges. */
function gypsumSheet(pen: Pen, view: Camera, { body, isTop }: { body: Block; isTop: boolean }): string {
  const [w, depth, h] = body.size
  const face = mix(pen.tone.base, '#ffffff', 0.2)
  const core =
    onFace(view, frontOf(body), [
      rect([0, 0, w, h], { fill: face }),
      rect([0, h * 0.14, w, h * 0.72], { fill: '#f4f3f0' }),
      rect([0, h * 0.14, w, h * 0.72], { fill: grains(pen, { colour: '#e3e1dc', scale: 0.6 }).fill, opacity: 0.6 }),
      rect([0, h - 2, w, 2], { fill: '#6d675f' }),
    ]) +
    onFace(view, rightOf(body), [
      rect([0, 0, depth, h], { fill: shaded(face, 0.3) }),
      rect([0, h - 2, depth, 2], { fill: '#4d4841' }),
    ])
  const box: Box = [0, 0, w, depth]
  const top = isTop
    ? onFace(view, topOf(body), [
        rect(box, { fill: face }),
        rect(box, { fill: tooth(pen, 0.1).fill }),
        rect(box, {
          fill: pen.linear(
            [0, 0, 1, 1],
            [
              [0, '#fff', 0.5],
              [1, '#000', 0.1],
            ],
          ),
        }),
        rect([0, 0, w, 26], { fill: '#fff', opacity: 0.3 }),
        rect([0, depth - 26, w, 26], { fill: '#000', opacity: 0.06 }),
        letter('9.5 · 1200 · 2400', { at: [w * 0.16, depth * 0.46], size: 24, colour: darken(face, 0.4) }),
      ])
    : ''
  return block(view, body, { front: face, top: face, side: shaded(face, 0.3) }) + core + top
}

function gypsum(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -36, pitch: 32, size: [560, 860, 190] })
  return (
    ground +
    times(5, (index) =>
      gypsumSheet(pen, view, {
        body: { at: [(index * 7) % 9, (index * 5) % 12, index * 38], size: [550, 850, 36] },
        isTop: index === 4,
      }),
    ).join('')
  )
}

const PLIES = 9

function plySheet(pen: Pen, view: Camera, { body, shift }: { body: Block; shift: number }): string {
  const [w, depth, h] = body.size
  const colour = mix(pen.tone.base, '#ffffff', 0.06)
  const ply = (width: number, dim: number): string[] =>
    times(PLIES, (index) =>
      rect([0, (h * index) / PLIES, width, h / PLIES + 0.3], {
        fill: shaded(index % 2 === 0 ? lighten(colour, 0.2) : darken(colour, 0.32), dim),
      }),
    )
  const box: Box = [0, 0, w, depth]
  return (
    block(view, body, { front: colour, top: colour, side: shaded(colour, 0.3) }) +
    onFace(view, frontOf(body), ply(w, 0.04)) +
    onFace(view, rightOf(body), ply(depth, 0.3)) +
    onFace(view, topOf(body), [
      wood(pen, rectShape(box), { colour, along: 'y', shift, scale: 1.3, octaves: 1 }),
      rect(box, {
        fill: pen.linear(
          [0, 0, 1, 1],
          [
            [0, '#fff', 0.4],
            [0.6, '#fff', 0],
            [1, '#000', 0.12],
          ],
        ),
      }),
    ])
  )
}

function plywood(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -34, pitch: 34, size: [600, 820, 260] })
  const plain = (index: number): string => {
    const body: Block = { at: [(index * 11) % 14, (index * 17) % 26, index * 62], size: [580, 790, 54] }
    const colour = mix(pen.tone.base, '#ffffff', 0.06)
    const ply = (width: number, dim: number): string[] =>
      times(PLIES, (line) =>
        rect([0, 6 * line, width, 6.3], {
          fill: shaded(line % 2 === 0 ? lighten(colour, 0.2) : darken(colour, 0.32), dim),
        }),
      )
    return (
      block(view, body, { front: colour, top: darken(colour, 0.3), side: shaded(colour, 0.3) }) +
      onFace(view, frontOf(body), ply(580, 0.05)) +
      onFace(view, rightOf(body), ply(790, 0.3))
    )
  }
  return (
    ground +
    times(3, plain).join('') +
    plySheet(pen, view, { body: { at: [6, 8, 186], size: [580, 790, 54] }, shift: 4 })
  )
}

const CHANNEL: readonly Point[] = [
  [0, 0],
  [120, 0],
  [120, 12],
  [114, 12],
  [114, 5],
  [5, 5],
  [5, 82],
  [22, 82],
  [22, 88],
  [0, 88],
]
const TRACK: readonly Point[] = [
  [0, 0],
  [96, 0],
  [96, 70],
  [91, 70],
  [91, 5],
  [5, 5],
  [5, 70],
  [0, 70],
]

function studs(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -38, pitch: 26, size: [430, 900, 190] })
  const one = (profile: readonly Point[], x: number, z: number): string =>
    extrude(pen, view, {
      profile,
      at: [x, 0, z],
      length: 900 - x * 0.16 - z * 0.3,
      colour: pen.tone.light,
      isMetal: true,
    })
  return (
    ground + one(TRACK, 20, 0) + one(TRACK, 130, 0) + one(CHANNEL, 250, 0) + one(TRACK, 76, 92) + one(CHANNEL, 196, 92)
  )
}

/** A square clip-in panel: bevelled edge, faint print, upturned rim with catches. */
function panelFace(pen: Pen, side: number): string[] {
  const petal = (index: number): string => {
    const [cx, cy] = [side * (0.25 + (index % 2) * 0.5), side * (0.25 + Math.floor(index / 2) * 0.5)]
    return times(
      4,
      (turn) =>
        `<ellipse cx="${cx}" cy="${cy - side * 0.1}" rx="${side * 0.032}" ry="${side * 0.085}" transform="rotate(${45 + turn * 90} ${cx} ${cy})" fill="${darken(pen.tone.base, 0.2)}" opacity="0.28"/>`,
    ).join('')
  }
  return [
    rect([0, 0, side, side], { fill: mix(pen.tone.base, '#ffffff', 0.3) }),
    rect([0, 0, side, side], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.9],
          [0.4, '#fff', 0.1],
          [0.5, '#fff', 0.5],
          [0.62, '#fff', 0],
          [1, '#4b5055', 0.2],
        ],
      ),
    }),
    ...times(4, petal),
    rect([9, 9, side - 18, side - 18], { fill: 'none', stroke: '#fff', 'stroke-width': 5, opacity: 0.9 }),
    rect([3, 3, side - 6, side - 6], {
      fill: 'none',
      stroke: darken(pen.tone.base, 0.3),
      'stroke-width': 3,
      opacity: 0.6,
    }),
  ]
}

function ceilingPanel(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -28, pitch: 14, size: [640, 300, 600] })
  const one = (x: number, y: number): string => {
    const body: Block = { at: [x, y, 0], size: [560, 44, 560] }
    return (
      block(view, body, { front: pen.tone.base, top: lighten(pen.tone.base, 0.3), side: shaded(pen.tone.base, 0.42) }) +
      onFace(
        view,
        rightOf(body),
        times(3, (index) => rect([8, 80 + index * 170, 22, 44], { fill: darken(pen.tone.base, 0.6), opacity: 0.6 })),
      ) +
      onFace(view, frontOf(body), panelFace(pen, 560))
    )
  }
  return ground + one(80, 240) + one(40, 120) + one(0, 0)
}

export const BOARDS: Family<'gypsum-board' | 'plywood' | 'steel-stud' | 'ceiling-panel'> = {
  'gypsum-board': { hue: 'ivory', front: gypsum, detail: [330, 660, 400] },
  plywood: { hue: 'maple', front: plywood, detail: [290, 560, 520] },
  'steel-stud': { hue: 'nickel', front: studs, detail: [100, 560, 440] },
  'ceiling-panel': { hue: 'white', front: ceilingPanel, detail: [560, 250, 460] },
}
