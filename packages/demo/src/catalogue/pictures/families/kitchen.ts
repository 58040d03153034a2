import { block, frontOf, onFace, topOf } from '../kit/camera.ts'
import type { Block } from '../kit/camera.ts'
import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { rectShape, wood } from '../kit/material.ts'
import { brush } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, plate, tube } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, contact, plain } from '../kit/studio.ts'
import { d, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'

/** A folded steel sink from above: deck, steep walls, drain. */
function sink(pen: Pen): string {
  const { base } = pen.tone
  const deck: Box = [110, 250, 980, 720]
  const wall = (points: readonly (readonly [number, number])[], colour: string): string =>
    poly(points, { fill: colour })
  const [a, b, c, e] = [
    [190, 330],
    [1010, 330],
    [1010, 830],
    [190, 830],
  ] as const
  const [f, g, h, i] = [
    [270, 440],
    [930, 440],
    [930, 770],
    [270, 770],
  ] as const
  return (
    plain(pen) +
    cast(rect(deck, { rx: 24 }), [24, 34]) +
    plate(pen, deck, { tone: pen.tone, radius: 24 }) +
    rect(deck, { rx: 24, ...brush(pen), opacity: 0.8 }) +
    wall([a, b, g, f], darken(base, 0.5)) +
    wall([b, c, h, g], darken(base, 0.12)) +
    wall([c, e, i, h], lighten(base, 0.5)) +
    wall([e, a, f, i], darken(base, 0.34)) +
    poly([a, b, c, e], {
      fill: pen.down([
        [0, '#000', 0.4],
        [0.3, '#000', 0.06],
        [0.7, '#fff', 0.1],
        [1, '#fff', 0.3],
      ]),
    }) +
    rect([270, 440, 660, 330], {
      rx: 14,
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, darken(base, 0.3)],
          [0.4, base],
          [0.6, lighten(base, 0.4)],
          [1, darken(base, 0.12)],
        ],
      ),
    }) +
    rect([270, 440, 660, 330], { ...brush(pen), opacity: 0.7 }) +
    [a, b, c, e]
      .map(([x, y], index) =>
        path(d`M${x} ${y}L${[f, g, h, i][index]?.[0] ?? 0} ${[f, g, h, i][index]?.[1] ?? 0}`, {
          stroke: lighten(base, 0.7),
          'stroke-width': 4,
          opacity: 0.7,
        }),
      )
      .join('') +
    rect([188, 328, 824, 504], { fill: 'none', stroke: lighten(base, 0.8), 'stroke-width': 5 }) +
    oval([600, 600, 96, 76], { fill: darken(base, 0.45) }) +
    oval([600, 596, 90, 70], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(base, 0.9)],
          [0.4, base],
          [0.6, lighten(base, 0.6)],
          [1, darken(base, 0.4)],
        ],
      ),
    }) +
    oval([600, 598, 62, 46], { fill: darken(base, 0.5) }) +
    times(12, (index) =>
      oval([600 + Math.cos(index * 0.5236) * 40, 598 + Math.sin(index * 0.5236) * 28, 8, 6], { fill: '#0c0d0e' }),
    ).join('') +
    oval([600, 594, 20, 14], { fill: lighten(base, 0.5) }) +
    oval([600, 290, 30, 20], { fill: darken(base, 0.6) }) +
    oval([600, 288, 26, 16], { fill: darken(base, 0.85) }) +
    oval([860, 290, 20, 13], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff'],
          [1, darken(base, 0.4)],
        ],
      ),
    }) +
    path('M110 250H700L300 970H110Z', { fill: '#fff', opacity: 0.12 })
  )
}

/** A run of fitted units: wall units, splashback, worktop, drawers and doors. */
function cabinet(pen: Pen): string {
  const colour = pen.tone.base
  const isTimber = ['maple', 'oak', 'smoked-oak', 'walnut', 'cherry'].includes(pen.hue)
  const leaf = (box: Box): string =>
    (isTimber ? wood(pen, rectShape(box), { colour, along: 'y', shift: box[0] }) : rect(box, { fill: colour })) +
    rect(box, {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.28],
          [0.5, '#fff', 0.02],
          [1, '#000', 0.14],
        ],
      ),
    }) +
    rect([box[0] + 1.5, box[1] + 1.5, box[2] - 3, box[3] - 3], {
      fill: 'none',
      stroke: darken(colour, 0.5),
      'stroke-width': 3,
      opacity: 0.6,
    })
  const pull = (x: number, y: number, w: number): string =>
    rect([x, y + 5, w, 10], { rx: 5, fill: '#000', opacity: 0.25 }) +
    rect([x, y, w, 10], {
      rx: 5,
      fill: pen.down([
        [0, '#e9d7b4'],
        [0.5, '#b99459'],
        [1, '#7c5e33'],
      ]),
    })
  const upper = times(
    3,
    (index) => leaf([110 + index * 327, 130, 322, 290]) + pull(110 + index * 327 + 110, 396, 100),
  ).join('')
  const lower =
    leaf([110, 740, 322, 270]) +
    pull(220, 764, 100) +
    times(3, (index) => leaf([437, 740 + index * 90, 322, 88]) + pull(548, 756 + index * 90, 100)).join('') +
    leaf([764, 740, 322, 270]) +
    pull(874, 764, 100)
  const splash = times(33, (index) =>
    rect([110 + (index % 11) * 89, 430 + Math.floor(index / 11) * 82, 86, 79], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#ffffff'],
          [1, '#e3e0da'],
        ],
      ),
    }),
  ).join('')
  return (
    plain(pen) +
    rect([0, 1040, 1200, 160], {
      fill: pen.down([
        [0, '#cfccc6'],
        [1, '#e9e7e3'],
      ]),
    }) +
    contact(pen, [600, 1046, 480, 20]) +
    rect([110, 426, 980, 250], { fill: '#cdc9c2' }) +
    splash +
    rect([110, 420, 980, 60], {
      fill: pen.down([
        [0, '#1f1b17', 0.4],
        [1, '#1f1b17', 0],
      ]),
    }) +
    rect([110, 420, 980, 12], { fill: '#ffe9bd' }) +
    cast(rect([110, 130, 980, 290], {}), [8, 18]) +
    upper +
    rect([124, 1010, 950, 36], { fill: '#2b2826' }) +
    lower +
    rect([96, 676, 1008, 44], {
      rx: 4,
      fill: pen.down([
        [0, '#fdfcfb'],
        [0.3, '#efedea'],
        [1, '#bdb9b2'],
      ]),
    }) +
    rect([110, 720, 980, 22], { fill: '#1f1b17', opacity: 0.4 }) +
    tube('M300 676V570C300 530 360 530 360 574V590', { width: 17, tone: toneOf('chrome') }) +
    rect([830, 664, 190, 14], { rx: 4, fill: '#1d1f21' }) +
    pot(pen)
  )
}

const pot = (pen: Pen): string =>
  rect([868, 606, 116, 60], { rx: 10, fill: pen.across(bodyStops(toneOf('nickel'))) }) +
  rect([860, 598, 132, 13], { rx: 6, fill: pen.across(bodyStops(toneOf('chrome'))) }) +
  rect([916, 584, 20, 15], { rx: 5, fill: '#26282a' })

/** A side-draught hood: duct, sloped body, dark glass, lit strip. */
function rangeHood(pen: Pen): string {
  const { tone } = pen
  const body = 'M250 540H950L1040 640V690H160V640Z'
  const glass = 'M210 690H990L930 1000C928 1014 918 1020 906 1020H294C282 1020 272 1014 270 1000Z'
  const louvre = times(6, (index) =>
    path(d`M${330 - index * 3} ${950 - index * 26}H${870 + index * 3}`, {
      stroke: '#4e5560',
      'stroke-width': 7,
      opacity: 0.5 - index * 0.05,
    }),
  )
  return (
    plain(pen) +
    cast(rect([420, 130, 360, 420], {}) + path(body, {}) + path(glass, {}), [26, 34]) +
    bar(pen, [420, 130, 360, 420], { tone }) +
    rect([420, 130, 360, 420], { ...brush(pen, 'y'), opacity: 0.5 }) +
    rect([420, 330, 360, 3], { fill: '#000', opacity: 0.4 }) +
    path(body, {
      fill: pen.down([
        [0, lighten(tone.base, 0.5)],
        [0.5, tone.base],
        [0.66, lighten(tone.base, 0.7)],
        [1, darken(tone.base, 0.45)],
      ]),
    }) +
    path(body, { ...brush(pen), opacity: 0.6 }) +
    path(glass, {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#4b525b'],
          [0.3, '#191c20'],
          [0.31, '#3a4048'],
          [0.5, '#16181b'],
          [1, '#0c0d0f'],
        ],
      ),
    }) +
    louvre.join('') +
    path('M240 720H960', { stroke: '#8d959d', 'stroke-width': 3, opacity: 0.6 }) +
    rect([380, 1004, 440, 9], { rx: 4, fill: '#fff2cf' }) +
    rect([330, 1012, 540, 160], {
      fill: pen.down([
        [0, '#fff0c8', 0.5],
        [1, '#fff0c8', 0],
      ]),
    }) +
    times(5, (index) =>
      oval([504 + index * 48, 666, 10, 10], { fill: index === 0 ? '#bfe0ff' : '#e8ebed', opacity: 0.9 }),
    ).join('')
  )
}

/** Two burners on black glass. */
function gasHob(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -18, pitch: 46, size: [900, 560, 90] })
  const body: Block = { at: [0, 0, 0], size: [900, 560, 26] }
  const ring = (x: number, y: number): string[] => [
    oval([x, y, 142, 142], { fill: '#2e3236' }),
    oval([x, y, 132, 132], {
      fill: pen.radial(
        [0.4, 0.3, 0.9],
        [
          [0, '#5b6167'],
          [1, '#24282b'],
        ],
      ),
    }),
    oval([x, y, 92, 92], {
      fill: pen.radial(
        [0.35, 0.3, 0.9],
        [
          [0, '#e0bd7a'],
          [0.6, '#a67d3c'],
          [1, '#5e431a'],
        ],
      ),
    }),
    ...times(28, (index) =>
      rect([x - 3, y - 92, 6, 22], { fill: '#2c2110', transform: d`rotate(${(index * 360) / 28} ${x} ${y})` }),
    ),
    oval([x, y, 62, 62], {
      fill: pen.radial(
        [0.35, 0.3, 0.9],
        [
          [0, '#6b6f73'],
          [1, '#141618'],
        ],
      ),
    }),
    oval([x, y, 28, 28], { fill: '#a67d3c' }),
    oval([x, y, 18, 18], { fill: '#2b2f33' }),
    ...times(4, (index) =>
      rect([x - 11, y - 178, 22, 108], {
        rx: 6,
        fill: pen.across([
          [0, '#0b0c0d'],
          [0.4, '#54585c'],
          [1, '#0b0c0d'],
        ]),
        transform: `rotate(${45 + index * 90} ${x} ${y})`,
      }),
    ),
    oval([x, y, 172, 172], { fill: 'none', stroke: '#16181a', 'stroke-width': 15 }),
    oval([x, y, 172, 172], { fill: 'none', stroke: '#62676b', 'stroke-width': 4, opacity: 0.8 }),
  ]
  const glass = rect([0, 0, 900, 560], {
    rx: 14,
    fill: pen.linear(
      [0, 0, 1, 1],
      [
        [0, '#51575d'],
        [0.26, '#1c1f22'],
        [0.27, '#373c41'],
        [0.44, '#141618'],
        [1, '#08090a'],
      ],
    ),
  })
  const knob = (x: number): string =>
    oval([x + 4, 500, 40, 40], { fill: '#000', opacity: 0.6 }) +
    oval([x, 492, 38, 38], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fafbfb'],
          [0.5, '#a9aeb2'],
          [1, '#5b6064'],
        ],
      ),
    }) +
    rect([x - 5, 458, 10, 40], { rx: 4, fill: '#3d4246' })
  return (
    ground +
    block(view, body, { front: '#8e9397', top: '#111', side: '#4c5054' }) +
    onFace(view, frontOf(body), [rect([0, 0, 900, 26], { fill: pen.down(bodyStops(toneOf('nickel'))) })]) +
    onFace(view, topOf(body), [
      glass,
      rect([3, 3, 894, 554], { rx: 12, fill: 'none', stroke: '#b9bec2', 'stroke-width': 5, opacity: 0.8 }),
      ...ring(240, 240),
      ...ring(660, 240),
      knob(380),
      knob(520),
    ])
  )
}

export const KITCHEN: Family<'kitchen-sink' | 'cabinet' | 'range-hood' | 'gas-hob'> = {
  'kitchen-sink': { hue: 'nickel', front: sink, detail: [420, 430, 440] },
  cabinet: { hue: 'sage', front: cabinet, detail: [430, 640, 440] },
  'range-hood': { hue: 'gunmetal', front: rangeHood, detail: [380, 590, 450] },
  'gas-hob': { hue: 'black', front: gasHob, detail: [150, 430, 480] },
}
