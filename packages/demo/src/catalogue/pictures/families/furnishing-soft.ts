import { block, onFace, topOf } from '../kit/camera.ts'
import type { Block } from '../kit/camera.ts'
import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, falling, glowing, lit, slanting, softLine } from '../kit/light.ts'
import { rectShape, woven } from '../kit/material.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { floorOf, plant, sofa, wallOf } from '../kit/room.ts'
import { bar, bodyStops, plate, screwHead, tube } from '../kit/solid.ts'
import { footprint, stage } from '../kit/stage.ts'
import { cast, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'

/** A blind on its tube, let down two thirds before a bright window. */
function blind(pen: Pen, [x, y, w, h]: Box): string {
  const { base } = pen.tone
  const drop: Box = [x + 30, y + 60, w - 60, h * 0.66]
  const cloth = rectShape(drop)
  const pane: Box = [x + 40, y + 60, w - 80, h - 80]
  return (
    rect(pane, { fill: falling(pen, '#cfe3f0', '#eef6f8', '#dfe9e2') }) +
    path(d`M${x + w / 2} ${y + 60}V${y + h - 20}M${x + 40} ${y + h * 0.52}H${x + w - 40}`, {
      stroke: '#fbfaf8',
      'stroke-width': 22,
    }) +
    rect(pane, { fill: 'none', stroke: '#fbfaf8', 'stroke-width': 28 }) +
    rect([x + 40, drop[1] + drop[3], w - 80, 60], { fill: falling(pen, ['#1d1813', 0.3], ['#1d1813', 0]) }) +
    cloth({ fill: base }) +
    woven(pen, cloth, { colour: base, scale: 0.7 }) +
    cloth({
      fill: pen.down([
        [0, '#1d1813', 0.4],
        [0.06, '#fff', 0.1],
        [0.3, '#fff', 0.2],
        [1, '#fff', 0.04],
      ]),
    }) +
    cloth({ fill: across(pen, ['#1d1813', 0.14], ['#fff', 0.1], ['#fff', 0], ['#1d1813', 0.16]) }) +
    bar(pen, [drop[0] - 6, drop[1] + drop[3] - 8, drop[2] + 12, 30], {
      tone: toneOf('light-grey'),
      lies: 'level',
      radius: 8,
    }) +
    rect([x, y, w, 84], { rx: 16, fill: falling(pen, '#ffffff', '#f0efec', '#d3d1cc', '#aaa7a1') }) +
    rect([x, y, 26, 84], { rx: 10, fill: falling(pen, '#e9e8e5', '#b9b6b0') }) +
    rect([x + w - 26, y, 26, 84], { rx: 10, fill: falling(pen, '#e9e8e5', '#b9b6b0') })
  )
}

function rollerBlind(pen: Pen): string {
  const bead = times(
    44,
    (index) =>
      oval([1032, 230 + index * 13.5, 5, 5], { fill: '#f7f6f3', stroke: '#9b9790', 'stroke-width': 1.6 }) +
      oval([1052, 236 + index * 13.5, 5, 5], { fill: '#e9e7e2', stroke: '#9b9790', 'stroke-width': 1.6 }),
  ).join('')
  return (
    plain(pen) +
    cast(rect([170, 150, 860, 900], {}), [20, 26]) +
    blind(pen, [150, 140, 900, 920]) +
    bead +
    oval([1042, 840, 18, 24], { fill: glowing(pen, '#ffffff', '#d3d0ca', '#a5a29b') }) +
    rect([130, 1050, 940, 34], { rx: 4, fill: falling(pen, '#fff', '#bcb8b1') })
  )
}

/** Cloth, bottom bar and bead chain near to. */
function blindDetail(pen: Pen): string {
  const { base } = pen.tone
  const cloth = rectShape([0, 0, 900, 820])
  return (
    rect([0, 0, 1200, 1200], { fill: falling(pen, '#dcebf3', '#f4f8f8', '#e3ebe2') }) +
    rect([0, 880, 900, 90], { fill: falling(pen, ['#1d1813', 0.3], ['#1d1813', 0]) }) +
    cloth({ fill: base }) +
    woven(pen, cloth, { colour: base, scale: 2.3 }) +
    lit(pen, cloth, 0.24) +
    rect([0, 790, 916, 96], { rx: 18, fill: pen.down(bodyStops(toneOf('light-grey'))) }) +
    rect([880, 782, 46, 112], { rx: 14, fill: falling(pen, '#f4f3f0', '#c9c6c0', '#9b9890') }) +
    times(
      15,
      (index) =>
        oval([1010, index * 84 + 30, 30, 30], {
          fill: pen.once('bead', () => glowing(pen, '#ffffff', '#e3e0da', '#a9a59d')),
        }) + rect([1006, index * 84 + 60, 8, 24], { fill: '#b3afa7' }),
    ).join('') +
    times(
      15,
      (index) =>
        oval([1110, index * 84 + 66, 30, 30], { fill: pen.once('bead', () => '#e3e0da') }) +
        rect([1106, index * 84 + 96, 8, 24], { fill: '#b3afa7' }),
    ).join('')
  )
}

/** The pattern of a rug: borders, a field of diamonds. */
function pile(pen: Pen, [x, y, w, h]: Box): string[] {
  const { base } = pen.tone
  const [pale, dark, warm] = [mix(base, '#f6f0e4', 0.66), darken(base, 0.36), mix(base, '#c08a5a', 0.5)]
  const band = (inset: number, wide: number, colour: string): string =>
    rect([x + inset + wide / 2, y + inset + wide / 2, w - inset * 2 - wide, h - inset * 2 - wide], {
      fill: 'none',
      stroke: colour,
      'stroke-width': wide,
    })
  const diamond = (cx: number, cy: number, r: number): string =>
    [
      [1, pale],
      [0.78, dark],
      [0.56, warm],
      [0.3, pale],
    ]
      .map(([share, colour]) =>
        path(
          d`M${cx - r * Number(share)} ${cy}L${cx} ${cy - r * 0.8 * Number(share)}L${cx + r * Number(share)} ${cy}L${cx} ${cy + r * 0.8 * Number(share)}Z`,
          {
            fill: String(colour),
          },
        ),
      )
      .join('')
  const [columns, rows] = [5, 4]
  const [cw, ch] = [(w - 140) / columns, (h - 140) / rows]
  return [
    rect([x, y, w, h], { fill: base }),
    band(18, 8, pale),
    band(34, 20, dark),
    band(62, 5, pale),
    ...times(columns * rows, (index) =>
      diamond(
        x + 70 + cw * ((index % columns) + 0.5),
        y + 70 + ch * (Math.floor(index / columns) + 0.5),
        Math.min(cw, ch) * 0.56,
      ),
    ),
  ]
}

function rug(pen: Pen): string {
  const { view } = stage(pen, { yaw: -27, pitch: 44, size: [940, 640, 16], frame: [50, 150, 1100, 900] })
  const body: Block = { at: [40, 0, 0], size: [860, 620, 16] }
  const whole: Box = [0, 0, 860, 620]
  const fringe = (x: number, way: number): string =>
    times(62, (index) => {
      const y = 6 + index * 9.9
      const [from, to] = [
        view.project([x, y, 6]),
        view.project([x + way * between(pen.random, 26, 40), y + between(pen.random, -5, 5), 0]),
      ]
      return path(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, {
        stroke: index % 2 === 0 ? '#f3ead9' : '#d3c6ae',
        'stroke-width': 4.4,
        'stroke-linecap': 'round',
      })
    }).join('')
  const tufts = rectShape(whole)
  return (
    studio(pen) +
    footprint(view, { at: [40, 0, 0], size: [860, 620, 1] }) +
    fringe(40, -1) +
    fringe(900, 1) +
    block(view, body, { front: darken(pen.tone.base, 0.3), top: pen.tone.base, side: darken(pen.tone.base, 0.44) }) +
    onFace(view, topOf(body), [
      ...pile(pen, whole),
      woven(pen, tufts, { colour: pen.tone.base, scale: 0.6 }),
      rect(whole, { fill: slanting(pen, ['#fff', 0.26], ['#fff', 0], ['#1d1813', 0.2]) }),
    ])
  )
}

const rugDetail = (pen: Pen): string => {
  const whole = rectShape([0, 0, 1200, 1200])
  return (
    group({ transform: 'translate(-140 -120) scale(2.2)' }, pile(pen, [40, 40, 860, 800])) +
    woven(pen, whole, { colour: pen.tone.base, scale: 2.4 }) +
    times(2, () => woven(pen, whole, { colour: darken(pen.tone.base, 0.2), scale: 1.7 })).join('') +
    lit(pen, whole, 0.3)
  )
}

/** Before the sofa, as the floor runs away from the eye. */
function rugScene(pen: Pen): string {
  const flat = group({ transform: 'translate(170 850) skewX(-14) scale(1 .36)' }, pile(pen, [60, 0, 860, 620]))
  const fringes = [0, 1]
    .map((side) =>
      times(40, (index) =>
        path(d`M${(side === 0 ? 230 : 1090) - index * 1.38} ${853 + index * 5.5}h${side === 0 ? -24 : 24}`, {
          stroke: index % 2 === 0 ? '#f3ead9' : '#d3c6ae',
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }),
      ).join(''),
    )
    .join('')
  return (
    wallOf(
      pen,
      '#e6e0d5',
      rect([480, 140, 220, 270], { fill: '#f7f4ee', stroke: '#a88a64', 'stroke-width': 8 }) +
        path('M510 380q70-170 160 0z', { fill: '#a7a08d' }) +
        oval([630, 240, 32, 32], { fill: '#c98f6b' }),
    ) +
    floorOf(pen, {
      floor: (shape) => shape({ fill: '#c3a27a' }),
      joint: { colour: '#755a38', across: 460, isStaggered: true },
      gloss: 0.25,
    }) +
    sofa(pen, [270, 470], '#b9b2a4') +
    plant(pen, [1050, 610], 1.1) +
    poly(
      [
        [232, 858],
        [1100, 858],
        [1046, 1092],
        [172, 1092],
      ],
      { fill: '#1d1813', opacity: 0.28, filter: pen.blur(10, [100, 800, 1080, 360]) },
    ) +
    fringes +
    flat +
    poly(
      [
        [230, 850],
        [1090, 850],
        [1034, 1074],
        [174, 1074],
      ],
      { fill: slanting(pen, ['#fff', 0.2], ['#fff', 0], ['#1d1813', 0.2]) },
    )
  )
}

/** A pair of rods on their brackets, with finials and rings. */
function curtainRod(pen: Pen): string {
  const { tone } = pen
  const ball = (x: number, y: number, r: number): string =>
    rect([x - r * 0.3, y - r * 0.5, r * 0.6, r], { fill: pen.down(bodyStops(tone)) }) +
    oval([x, y, r, r], {
      fill: glowing(pen, lighten(tone.base, 0.95), lighten(tone.base, 0.3), tone.base, darken(tone.base, 0.6)),
    }) +
    oval([x - r * 0.34, y - r * 0.4, r * 0.2, r * 0.13], {
      fill: '#fff',
      opacity: 0.85,
      transform: d`rotate(-34 ${x - r * 0.34} ${y - r * 0.4})`,
    })
  const rod = (y: number, [left, right]: readonly [number, number], thick: number): string =>
    bar(pen, [left, y - thick / 2, right - left, thick], { tone, lies: 'level', radius: 6 }) +
    bar(pen, [left - 18, y - thick * 0.7, 34, thick * 1.4], { tone, lies: 'level', radius: 8 }) +
    bar(pen, [right - 16, y - thick * 0.7, 34, thick * 1.4], { tone, lies: 'level', radius: 8 }) +
    ball(left - 46, y, thick * 0.86) +
    ball(right + 46, y, thick * 0.86)
  const ring = (x: number, y: number): string =>
    path(d`M${x} ${y - 44}A40 62 0 1 1 ${x - 0.1} ${y - 44}Z`, {
      fill: 'none',
      stroke: darken(tone.base, 0.5),
      'stroke-width': 13,
    }) +
    path(d`M${x} ${y - 44}A40 62 0 1 1 ${x - 0.1} ${y - 44}Z`, { fill: 'none', stroke: tone.base, 'stroke-width': 9 }) +
    path(d`M${x - 30} ${y - 6}A40 62 0 0 1 ${x} ${y - 44}`, {
      fill: 'none',
      stroke: lighten(tone.base, 0.8),
      'stroke-width': 4,
    }) +
    oval([x, y + 90, 9, 12], { fill: 'none', stroke: darken(tone.base, 0.3), 'stroke-width': 5 })
  const bracket = (x: number): string =>
    plate(pen, [x - 46, 300, 92, 300], { tone, radius: 40 }) +
    screwHead(pen, [x, 336], 15) +
    screwHead(pen, [x, 564], 15) +
    tube(d`M${x} 430V560`, { width: 34, tone }) +
    path(d`M${x - 52} 380C${x - 52} 470 ${x + 52} 470 ${x + 52} 380`, {
      fill: 'none',
      stroke: darken(tone.base, 0.4),
      'stroke-width': 22,
    }) +
    path(d`M${x - 52} 380C${x - 52} 470 ${x + 52} 470 ${x + 52} 380`, {
      fill: 'none',
      stroke: lighten(tone.base, 0.2),
      'stroke-width': 14,
    })
  return (
    plain(pen) +
    softLine('M130 470H1090', 66, 0.4) +
    softLine('M150 850H1070', 56, 0.34) +
    [290, 910].map(bracket).join('') +
    rod(380, [140, 1060], 58) +
    [390, 470, 550, 650, 730, 810].map((x) => ring(x, 380)).join('') +
    rod(760, [150, 1050], 44) +
    [300, 900]
      .map(
        (x) =>
          tube(d`M${x} 700V820`, { width: 26, tone }) +
          plate(pen, [x - 34, 800, 68, 120], { tone, radius: 30 }) +
          screwHead(pen, [x, 884], 13),
      )
      .join('') +
    rod(760, [150, 1050], 44) +
    [420, 600, 780]
      .map(
        (x) =>
          oval([x, 1010, 40, 40], { fill: 'none', stroke: darken(tone.base, 0.4), 'stroke-width': 12 }) +
          oval([x - 1, 1008, 40, 40], { fill: 'none', stroke: lighten(tone.base, 0.34), 'stroke-width': 6 }),
      )
      .join('')
  )
}

export const FURNISHING_SOFT: Family<'roller-blind' | 'rug' | 'curtain-rod'> = {
  'roller-blind': { hue: 'light-grey', front: rollerBlind, detail: blindDetail },
  rug: { hue: 'terracotta', front: rug, detail: rugDetail, scene: rugScene },
  'curtain-rod': { hue: 'black', front: curtainRod, detail: [60, 260, 440] },
}
