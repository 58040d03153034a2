import { block, frontOf, onFace } from '../kit/camera.ts'
import type { Block } from '../kit/camera.ts'
import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { rectShape, wood } from '../kit/material.ts'
import { brush } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { floorOf, plant, wallOf } from '../kit/room.ts'
import { bar, plate, screwHead, shaded, tube } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, contact, plain } from '../kit/studio.ts'
import { d, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'

const isTimber = (pen: Pen): boolean => ['maple', 'oak', 'smoked-oak', 'walnut', 'cherry'].includes(pen.hue)

/** Lacquer or veneer over a flat leaf. */
const leaf = (pen: Pen, box: Box, shift = 0): string =>
  (isTimber(pen)
    ? wood(pen, rectShape(box), { colour: pen.tone.base, along: 'y', shift, octaves: 1 })
    : rect(box, { fill: pen.tone.base })) +
  rect(box, {
    fill: pen.linear(
      [0, 0, 1, 1],
      [
        [0, '#fff', 0.34],
        [0.5, '#fff', 0.03],
        [1, '#1d1813', 0.16],
      ],
    ),
  })

/** A sunk groove: dark where the light cannot reach, bright on the far lip. */
const groove = ([x, y, w, h]: Box): string =>
  rect([x, y, w, h], { fill: 'none', stroke: '#1d1813', 'stroke-width': 4, opacity: 0.34 }) +
  rect([x + 3, y + 3, w, h], { fill: 'none', stroke: '#fff', 'stroke-width': 2.5, opacity: 0.5 })

const lever = (pen: Pen, [x, y]: readonly [number, number]): string =>
  oval([x, y + 3, 17, 17], { fill: '#000', opacity: 0.3 }) +
  oval([x, y, 16, 16], {
    fill: pen.radial(
      [0.35, 0.3, 0.9],
      [
        [0, '#d9dcdf'],
        [1, '#4a4e52'],
      ],
    ),
  }) +
  tube(d`M${x} ${y}H${x - 58}`, { width: 11, tone: toneOf('gunmetal'), cap: 'round' }) +
  oval([x, y + 46, 9, 12], { fill: '#5b5f63' })

/** Leaf in its frame, drawn flat: 420 × 900. */
function doorFace(pen: Pen): string[] {
  const frame = (box: Box): string => leaf(pen, box, 9) + groove(box)
  return [
    frame([0, 0, 420, 46]),
    frame([0, 46, 46, 854]),
    frame([374, 46, 46, 854]),
    rect([46, 46, 328, 854], { fill: '#1d1813' }),
    leaf(pen, [51, 51, 318, 845]),
    ...[
      [92, 100, 236, 250],
      [92, 390, 236, 460],
    ].map(([x, y, w, h]) => groove([x ?? 0, y ?? 0, w ?? 0, h ?? 0])),
    rect([51, 51, 8, 845], { fill: '#000', opacity: 0.18 }),
    lever(pen, [346, 500]),
  ]
}

function interiorDoor(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -26, pitch: 6, size: [420, 110, 900] })
  const body: Block = { at: [0, 0, 0], size: [420, 110, 900] }
  return (
    ground +
    block(view, body, { front: pen.tone.dark, top: lighten(pen.tone.base, 0.3), side: shaded(pen.tone.base, 0.4) }) +
    onFace(view, frontOf(body), doorFace(pen))
  )
}

function doorScene(pen: Pen): string {
  const hung = `<g transform="translate(360 -40) scale(.82)">${doorFace(pen).join('')}</g>`
  return (
    wallOf(
      pen,
      '#e3ded5',
      rect([760, 190, 190, 240], { fill: '#f8f6f2', stroke: '#a88e6c', 'stroke-width': 7 }) +
        path('M790 400q70-160 130 0z', { fill: '#97a699' }),
    ) +
    floorOf(pen, {
      floor: (shape) => wood(pen, shape, { colour: '#bb976c', scale: 1.2 }),
      joint: { colour: '#66502f', across: 460, isStaggered: true },
      gloss: 0.35,
    }) +
    cast(rect([360, 0, 344, 698], {}), [10, 4]) +
    hung +
    contact(pen, [532, 700, 176, 8], 0.8) +
    plant(pen, [890, 620], 1.05)
  )
}

/** Sky, a far line of trees and the room mirrored in the pane. */
const pane = (pen: Pen, [x, y, w, h]: Box): string =>
  rect([x, y, w, h], {
    fill: pen.down([
      [0, '#c7dcea'],
      [0.5, '#e4eef3'],
      [0.7, '#dfe7e2'],
      [0.72, '#a9bdae'],
      [1, '#8fa796'],
    ]),
  }) +
  poly(
    [
      [x, y],
      [x + w * 0.6, y],
      [x, y + h * 0.7],
    ],
    { fill: '#fff', opacity: 0.35 },
  ) +
  poly(
    [
      [x + w * 0.7, y],
      [x + w * 0.86, y],
      [x, y + h],
      [x, y + h * 0.84],
    ],
    { fill: '#fff', opacity: 0.25 },
  ) +
  rect([x, y, w, h], { fill: 'none', stroke: '#2a2e31', 'stroke-width': 7 }) +
  rect([x + 7, y + 7, w - 14, h - 14], { fill: 'none', stroke: '#c9ced1', 'stroke-width': 4, opacity: 0.9 })

function windowFront(pen: Pen): string {
  const { tone } = pen
  const rail = (box: Box, lies: 'upright' | 'level'): string =>
    rect(box, {
      fill:
        lies === 'level'
          ? pen.down([
              [0, lighten(tone.base, 0.5)],
              [0.2, tone.base],
              [0.8, darken(tone.base, 0.14)],
              [1, darken(tone.base, 0.5)],
            ])
          : pen.across([
              [0, lighten(tone.base, 0.5)],
              [0.2, tone.base],
              [0.8, darken(tone.base, 0.14)],
              [1, darken(tone.base, 0.5)],
            ]),
    })
  const sash = ([x, y, w, h]: Box): string =>
    rail([x, y, w, 48], 'level') +
    rail([x, y + h - 48, w, 48], 'level') +
    rail([x, y, 48, h], 'upright') +
    rail([x + w - 48, y, 48, h], 'upright') +
    pane(pen, [x + 48, y + 48, w - 96, h - 96])
  const grip = (x: number): string =>
    rect([x + 4, 566, 24, 150], { rx: 12, fill: '#000', opacity: 0.35 }) +
    plate(pen, [x, 600, 24, 60], { tone: toneOf('gunmetal'), radius: 8 }) +
    bar(pen, [x + 3, 560, 18, 130], { tone: toneOf('nickel'), radius: 9 })
  return (
    plain(pen) +
    cast(rect([170, 150, 860, 900], {}), [26, 34]) +
    rect([170, 150, 860, 900], { fill: tone.dark }) +
    rail([170, 150, 860, 44], 'level') +
    rail([170, 1006, 860, 44], 'level') +
    rail([170, 150, 44, 900], 'upright') +
    rail([986, 150, 44, 900], 'upright') +
    sash([216, 196, 382, 808]) +
    sash([602, 196, 382, 808]) +
    grip(560) +
    grip(616) +
    rect([140, 1044, 920, 34], {
      rx: 4,
      fill: pen.down([
        [0, '#fff'],
        [1, '#bcb8b1'],
      ]),
    })
  )
}

/** The corner cut open: two panes, their spacer, chambers of the frame and the break between in and out. */
function windowDetail(pen: Pen): string {
  const { tone } = pen
  const metal = (box: Box): string =>
    rect(box, {
      rx: 6,
      fill: pen.across([
        [0, lighten(tone.base, 0.4)],
        [0.4, tone.base],
        [1, darken(tone.base, 0.3)],
      ]),
    })
  const hollow = (box: Box): string =>
    rect(box, {
      rx: 5,
      fill: pen.down([
        [0, '#17191b'],
        [1, '#43474b'],
      ]),
    })
  const glass = (x: number): string =>
    rect([x, -20, 62, 800], {
      fill: pen.across([
        [0, '#8fc0b6', 0.95],
        [0.3, '#d8efe9', 0.85],
        [1, '#74aba0', 0.95],
      ]),
    }) + rect([x + 8, -20, 6, 800], { fill: '#fff', opacity: 0.8 })
  return (
    plain(pen) +
    rect([-20, -20, 700, 700], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#dfeaf0'],
          [1, '#c3d5cf'],
        ],
      ),
    }) +
    metal([180, 640, 330, 620]) +
    metal([690, 640, 360, 620]) +
    rect([510, 720, 180, 90], { fill: '#26282a' }) +
    rect([510, 960, 180, 90], { fill: '#26282a' }) +
    rect([530, 740, 140, 50], { fill: '#3a3d40' }) +
    rect([530, 980, 140, 50], { fill: '#3a3d40' }) +
    hollow([210, 680, 270, 210]) +
    hollow([210, 930, 270, 300]) +
    hollow([720, 680, 300, 210]) +
    hollow([720, 930, 300, 300]) +
    glass(330) +
    glass(700) +
    rect([392, 600, 308, 90], {
      fill: pen.across([
        [0, '#8d9296'],
        [0.5, '#e8eaec'],
        [1, '#7d8286'],
      ]),
    }) +
    times(9, (index) => oval([420 + index * 32, 645, 7, 7], { fill: '#5b6064' })).join('') +
    rect([392, 690, 308, 60], { fill: '#1c1e20' }) +
    rect([280, 640, 52, 150], { rx: 20, fill: '#151719' }) +
    rect([762, 640, 52, 150], { rx: 20, fill: '#151719' }) +
    rect([392, -20, 308, 620], { fill: '#eff6f7', opacity: 0.5 })
  )
}

function wardrobe(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -22, pitch: 7, size: [900, 330, 960] })
  const body: Block = { at: [0, 0, 0], size: [900, 330, 960] }
  const door = (index: number): string =>
    leaf(pen, [4 + index * 224, 4, 220, 920], index * 3) +
    groove([4 + index * 224, 4, 220, 920]) +
    times(5, (line) =>
      rect([44 + index * 224 + line * 34, 4, 3, 920], {
        fill: '#1d1813',
        opacity: index === 3 || index === 0 ? 0.2 : 0,
      }),
    ).join('') +
    rect([(index % 2 === 0 ? 194 : 12) + 7 + index * 224, 303, 16, 330], { rx: 5, fill: '#1d1813', opacity: 0.4 }) +
    rect([(index % 2 === 0 ? 194 : 12) + 4 + index * 224, 300, 14, 330], {
      rx: 5,
      fill: pen.across([
        [0, '#3a3d41'],
        [0.4, '#8c9197'],
        [1, '#2b2e31'],
      ]),
    })
  return (
    ground +
    block(view, body, { front: pen.tone.dark, top: lighten(pen.tone.base, 0.2), side: shaded(pen.tone.base, 0.34) }) +
    onFace(view, frontOf(body), [
      rect([0, 0, 900, 960], { fill: pen.tone.dark }),
      ...times(4, door),
      rect([0, 926, 900, 34], { fill: darken(pen.tone.base, 0.3) }),
    ])
  )
}

/** Lever on a long plate, with its key. */
function doorLock(pen: Pen): string {
  const { tone } = pen
  const back = rect([500, 190, 170, 780], { rx: 22 })
  const grip = 'M585 400L330 400C290 400 268 410 250 426'
  return (
    plain(pen) +
    cast(back + rect([240, 372, 350, 58], { rx: 28 }), [24, 32]) +
    plate(pen, [500, 190, 170, 780], { tone, radius: 22 }) +
    rect([500, 190, 170, 780], { rx: 22, ...brush(pen, 'y'), opacity: 0.5 }) +
    oval([588, 412, 66, 66], { fill: '#000', opacity: 0.3 }) +
    oval([585, 400, 62, 62], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.85)],
          [0.5, tone.base],
          [1, tone.deep],
        ],
      ),
    }) +
    path(grip, {
      fill: 'none',
      stroke: '#000',
      'stroke-width': 62,
      'stroke-linecap': 'round',
      opacity: 0.22,
      transform: 'translate(8 14)',
    }) +
    tube(grip, { width: 60, tone, cap: 'round' }) +
    oval([585, 740, 46, 46], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.8)],
          [0.5, tone.base],
          [1, tone.deep],
        ],
      ),
    }) +
    oval([585, 740, 32, 32], {
      fill: pen.radial(
        [0.4, 0.35, 0.8],
        [
          [0, '#f1dcae'],
          [1, '#9a7538'],
        ],
      ),
    }) +
    rect([580, 716, 10, 46], { rx: 3, fill: '#2b2118' }) +
    [
      [585, 236],
      [585, 924],
    ]
      .map(([x, y]) => screwHead(pen, [x ?? 0, y ?? 0], 15))
      .join('') +
    keys(pen)
  )
}

function keys(pen: Pen): string {
  const blade = 'M0 0a58 58 0 1 1 40 56l0 190-24 20 14 18-20 22 12 20-22 26-22-20V56A58 58 0 0 1 0 0Z'
  const one = ([x, y, turn]: readonly [number, number, number]): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${cast(path(blade, {}), [8, 12])}${path(blade, {
      fill: pen.across([
        [0, '#a07c41'],
        [0.4, '#f2dfb4'],
        [1, '#8a6a35'],
      ]),
    })}${oval([14, -6, 17, 17], { fill: '#efeeec' })}</g>`
  return one([860, 560, 8]) + one([950, 610, -20])
}

/** Tall black slab: camera, touch digits, reader, lever. */
function smartLock(pen: Pen): string {
  const { tone } = pen
  const digits = times(12, (index) =>
    letter('123456789·0·'[index] ?? '', {
      at: [500 + (index % 3) * 62, 420 + Math.floor(index / 3) * 72],
      size: 26,
      colour: '#bfe0ff',
    }),
  ).join('')
  const outline = rect([440, 130, 260, 940], { rx: 40 })
  const lamp =
    oval([570, 220, 34, 34], { fill: '#0c0d0f' }) +
    oval([570, 220, 20, 20], {
      fill: pen.radial(
        [0.35, 0.3, 0.9],
        [
          [0, '#6b8fb5'],
          [1, '#0b1017'],
        ],
      ),
    })
  return (
    plain(pen) +
    cast(outline + rect([590, 770, 288, 60], { rx: 30 }), [28, 34]) +
    plate(pen, [440, 130, 260, 940], { tone, radius: 40 }) +
    rect([458, 148, 224, 560], {
      rx: 28,
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#454b52'],
          [0.3, '#15171a'],
          [0.31, '#2b2f34'],
          [0.5, '#0f1113'],
          [1, '#08090a'],
        ],
      ),
    }) +
    lamp +
    rect([520, 284, 100, 8], { rx: 4, fill: '#5fa8e6', opacity: 0.9 }) +
    digits +
    oval([570, 806, 64, 64], { fill: '#000', opacity: 0.35 }) +
    oval([570, 800, 60, 60], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.6)],
          [1, tone.deep],
        ],
      ),
    }) +
    tube('M570 800H850', { width: 56, tone: tone.isMetal ? tone : toneOf('gunmetal'), cap: 'round' }) +
    rect([780, 786, 56, 28], { rx: 12, fill: '#111315' }) +
    rect([786, 792, 44, 16], { rx: 8, fill: 'none', stroke: '#5fa8e6', 'stroke-width': 2.5 }) +
    oval([570, 990, 20, 20], { fill: '#1a1c1e' }) +
    rect([566, 978, 8, 26], { fill: '#5b5f63' })
  )
}

export const DOORS: Family<'interior-door' | 'window' | 'wardrobe' | 'door-lock' | 'smart-lock'> = {
  'interior-door': { hue: 'white', front: interiorDoor, detail: [560, 500, 330], scene: doorScene },
  window: { hue: 'dark-grey', front: windowFront, detail: windowDetail },
  wardrobe: { hue: 'maple', front: wardrobe, detail: [380, 380, 380] },
  'door-lock': { hue: 'gunmetal', front: doorLock, detail: [300, 250, 440] },
  'smart-lock': { hue: 'black', front: smartLock, detail: [420, 160, 420] },
}
