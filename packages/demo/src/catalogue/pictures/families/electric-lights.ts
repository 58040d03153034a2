import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, falling, glowing, slanting } from '../kit/light.ts'
import { wood } from '../kit/material.ts'
import { tooth } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { floorOf, plant, wallOf } from '../kit/room.ts'
import { bar, bodyStops, plate } from '../kit/solid.ts'
import { cast, contact, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Box, Point } from '../kit/svg.ts'

const WARM = '#ffedc4'

/** A soft round light. */
const halo = (pen: Pen, [cx, cy, rx, ry]: Box, strength: number): string =>
  oval([cx, cy, rx, ry], {
    fill: pen.radial(
      [0.5, 0.5, 0.5],
      [
        [0, WARM, strength],
        [0.45, WARM, strength * 0.4],
        [1, WARM, 0],
      ],
    ),
  })

/** A wall in the half dark, on which light is to be seen. */
const duskWall = (pen: Pen, colour = '#b9b2a6'): string =>
  rect([0, 0, 1200, 1200], { fill: falling(pen, lighten(colour, 0.2), colour, darken(colour, 0.14)) }) +
  rect([0, 0, 1200, 1200], tooth(pen, 0.05))

/** A reel of strip light, its end led forward over the ground and lit. */
function strip(pen: Pen): string {
  const tall = 84
  const [cx, cy, rx, ry] = [470, 520, 330, 150] as const
  const tape = '#f3f1ec'
  const dot = ([x, y]: Point, wide: number): string =>
    oval([x, y, 46, 46], {
      fill: pen.once('spot', () =>
        pen.radial(
          [0.5, 0.5, 0.5],
          [
            [0, '#fff3cf', 0.95],
            [0.3, '#ffe2a0', 0.5],
            [1, '#ffd98a', 0],
          ],
        ),
      ),
    }) +
    rect([x - wide / 2, y - 19, wide, 38], { rx: 3, fill: '#fffaf0', stroke: '#d8c79a', 'stroke-width': 2 }) +
    oval([x, y, wide * 0.34, 12], { fill: '#ffd978' })
  const wall = d`M${cx - rx} ${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}v${tall}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy + tall}Z`
  const around = times(13, (index) => {
    const angle = 0.2 + (index * (Math.PI - 0.4)) / 12
    return dot([cx - Math.cos(angle) * rx, cy + Math.sin(angle) * ry + tall / 2], 8 + Math.sin(angle) * 20)
  })
  const rings = times(13, (index) => {
    const share = 1 - index * 0.042
    return oval([cx, cy, rx * share, ry * share], {
      fill: 'none',
      stroke: index % 2 === 0 ? lighten(tape, 0.6) : '#b3ab9c',
      'stroke-width': index % 2 === 0 ? 9 : 5,
    })
  })
  const run = (t: number): Point => [cx + 60 + t * 640, cy + ry - 6 + 250 * t + Math.sin(t * Math.PI * 1.6) * 90]
  const points = Array.from({ length: 25 }, (_, index) => run(index / 24))
  const edge = (drop: number): string =>
    points.map(([x, y], index) => d`${index === 0 ? 'M' : 'L'}${x} ${y + drop}`).join('')
  const back = [...points]
    .toReversed()
    .map(([x, y]) => d`L${x} ${y + tall}`)
    .join('')
  const hub = 0.46
  return (
    contact(pen, [cx, cy + tall + 12, rx * 0.98, ry * 0.98], 0.8) +
    halo(pen, [cx, cy + tall + ry + 20, 520, 130], 0.9) +
    halo(pen, [860, 1010, 430, 150], 0.9) +
    path(wall, { fill: across(pen, darken(tape, 0.24), tape, lighten(tape, 0.8), tape, darken(tape, 0.3)) }) +
    path(d`M${cx - rx} ${cy + tall - 16}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + tall - 16}`, {
      fill: 'none',
      stroke: '#c58a4a',
      'stroke-width': 7,
      opacity: 0.7,
    }) +
    around.join('') +
    oval([cx, cy, rx, ry], { fill: '#c9c2b4' }) +
    rings.join('') +
    oval([cx, cy, rx * hub, ry * hub], { fill: falling(pen, '#3b3f43', '#1b1d1f') }) +
    path(
      d`M${cx - rx * hub} ${cy}A${rx * hub} ${ry * hub} 0 0 1 ${cx + rx * hub} ${cy}A${rx * hub} ${ry * hub * 0.7} 0 0 0 ${cx - rx * hub} ${cy}Z`,
      {
        fill: '#6b7075',
      },
    ) +
    path(edge(0) + back + 'Z', { fill: across(pen, lighten(tape, 0.4), '#ffffff', tape, '#ffffff', tape) }) +
    path(edge(tall - 14), { fill: 'none', stroke: '#c58a4a', 'stroke-width': 7, opacity: 0.7 }) +
    path(edge(1), { fill: 'none', stroke: '#fff', 'stroke-width': 4 }) +
    times(12, (index) => dot([run((index + 0.5) / 12)[0], run((index + 0.5) / 12)[1] + tall / 2], 30)).join('')
  )
}

const ledStrip = (pen: Pen): string =>
  studio(pen) + group({ transform: 'translate(-74 -130) scale(1.1)' }, [strip(pen)])

/** A dome on its cord, its warm inside seen from a little below: local (0, 0) is the top of the dome. */
function dome(pen: Pen): string {
  const { base, isMetal } = pen.tone
  const shell = 'M-46 0C-52 30 -70 44 -110 62C-230 118 -296 226 -306 350H306C296 226 230 118 110 62C70 44 52 30 46 0Z'
  return (
    path(shell, {
      fill: isMetal
        ? pen.across(bodyStops(pen.tone))
        : across(
            pen,
            darken(base, 0.5),
            lighten(base, 0.06),
            lighten(base, 0.36),
            base,
            darken(base, 0.2),
            darken(base, 0.5),
          ),
    }) +
    path('M-218 176C-180 120 -140 96 -96 76', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 16,
      'stroke-linecap': 'round',
      opacity: 0.34,
    }) +
    oval([0, 350, 306, 74], { fill: darken(base, 0.3) }) +
    oval([0, 352, 294, 68], {
      fill: pen.radial(
        [0.5, 0.35, 0.6],
        [
          [0, '#fffdf4'],
          [0.35, '#ffeebd'],
          [0.75, '#edc778'],
          [1, '#b98b46'],
        ],
      ),
    }) +
    oval([0, 344, 74, 34], { fill: '#ffffff' }) +
    rect([-40, -62, 80, 66], { rx: 10, fill: pen.across(bodyStops(toneOf('brass'))) }) +
    rect([-26, -96, 52, 40], { rx: 8, fill: pen.across(bodyStops(toneOf('brass'))) })
  )
}

function pendantLamp(pen: Pen): string {
  const cone = pen.down([
    [0, '#fff0c8', 0.75],
    [1, '#fff0c8', 0],
  ])
  return (
    duskWall(pen, '#cfc8bb') +
    halo(pen, [600, 760, 760, 620], 0.8) +
    path('M300 800L60 1200H1140L900 800Z', { fill: cone, filter: pen.blur(24, [0, 740, 1200, 460]) }) +
    rect([500, 0, 200, 62], { rx: 12, fill: pen.across(bodyStops(pen.tone)) }) +
    path('M600 60V360', { stroke: '#1b1c1e', 'stroke-width': 9 }) +
    path('M597 60V360', { stroke: '#6d7074', 'stroke-width': 2.4 }) +
    group({ transform: 'translate(600 440)' }, [dome(pen)])
  )
}

/** Over a laid table. */
function pendantScene(pen: Pen): string {
  const top = '#b58a5a'
  const chair = (x: number): string =>
    rect([x, 700, 16, 190], { fill: '#3d352c' }) +
    rect([x + 130, 700, 16, 190], { fill: '#3d352c' }) +
    rect([x - 8, 560, 162, 120], { rx: 18, fill: falling(pen, '#a3a79c', '#7e8378') }) +
    rect([x - 10, 690, 166, 30], { rx: 10, fill: '#8d9186' })
  const bowl =
    path('M560 622H700C696 666 672 688 630 688S564 666 560 622Z', {
      fill: across(pen, '#d9d4c9', '#fbfaf6', '#a8a295'),
    }) + oval([630, 622, 70, 15], { fill: '#c7c0b2' })
  return (
    wallOf(
      pen,
      '#ddd5c6',
      rect([120, 180, 190, 250], { fill: '#f6f3ec', stroke: '#a88a64', 'stroke-width': 7 }) +
        path('M150 390q60-150 130 0z', { fill: '#9aa594' }),
    ) +
    floorOf(pen, {
      floor: (shape) => wood(pen, shape, { colour: '#b08a5e', scale: 1.2 }),
      joint: { colour: '#604a2c', across: 460, isStaggered: true },
      gloss: 0.25,
    }) +
    plant(pen, [1070, 620], 1.05) +
    chair(330) +
    chair(800) +
    contact(pen, [630, 1010, 380, 36], 0.6) +
    path('M300 730L270 1010H300L340 730ZM960 730L990 1010H960L920 730Z', { fill: '#5b4228' }) +
    path('M250 690H1010L1030 724H230Z', { fill: falling(pen, lighten(top, 0.5), top) }) +
    rect([230, 722, 800, 26], { fill: darken(top, 0.34) }) +
    bowl +
    halo(pen, [630, 700, 470, 80], 0.8) +
    halo(pen, [630, 420, 700, 460], 0.55) +
    path('M630 0V170', { stroke: '#1b1c1e', 'stroke-width': 5 }) +
    group({ transform: 'translate(630 205) scale(.56)' }, [dome(pen)]) +
    rect([0, 0, 1200, 1200], {
      fill: pen.radial(
        [0.52, 0.4, 0.8],
        [
          [0, '#ffefc4', 0.16],
          [0.6, '#ffefc4', 0],
          [1, '#201a12', 0.3],
        ],
      ),
    })
  )
}

/** One spot on a track: adaptor, yoke, barrel turned to where it is to shine. */
function spot(pen: Pen, { x, turn }: { readonly x: number; readonly turn: number }): string {
  const { tone } = pen
  const barrel = [
    path('M-96 330L-300 900H300L96 330Z', {
      fill: pen.once('ray', () =>
        pen.down([
          [0, '#fff0c8', 0.5],
          [1, '#fff0c8', 0],
        ]),
      ),
    }),
    rect([-88, -90, 176, 380], { rx: 16, fill: pen.across(bodyStops(tone)) }),
    ...times(6, (index) => rect([-88, -66 + index * 22, 176, 8], { fill: '#000', opacity: 0.28 })),
    rect([-96, 270, 192, 50], { rx: 8, fill: pen.across(bodyStops(tone)) }),
    oval([0, 320, 96, 32], { fill: darken(tone.base, 0.5) }),
    oval([0, 320, 84, 27], {
      fill: pen.radial(
        [0.5, 0.5, 0.55],
        [
          [0, '#ffffff'],
          [0.4, '#fff6da'],
          [0.8, '#eebf62'],
          [1, '#6d4d1b'],
        ],
      ),
    }),
  ]
  return group({ transform: d`translate(${x} 0)` }, [
    rect([-96, 216, 192, 60], { rx: 10, fill: pen.across(bodyStops(tone)) }),
    bar(pen, [-18, 270, 36, 90], { tone }),
    group({ transform: d`translate(0 450) rotate(${turn})` }, barrel),
    oval([0, 420, 30, 30], { fill: slanting(pen, lighten(tone.base, 0.5), tone.base, darken(tone.base, 0.5)) }),
    rect([-14, 350, 28, 74], { rx: 8, fill: pen.across(bodyStops(tone)) }),
  ])
}

const trackLight = (pen: Pen): string =>
  duskWall(pen, '#cdc7bb') +
  rect([0, 0, 1200, 170], { fill: falling(pen, '#e9e5dc', '#d9d4c9') }) +
  rect([0, 168, 1200, 6], { fill: '#a9a294', opacity: 0.7 }) +
  rect([40, 176, 1120, 30], { fill: '#1d1813', opacity: 0.22, transform: 'translate(6 20)' }) +
  rect([40, 160, 1120, 62], { rx: 6, fill: pen.down(bodyStops(pen.tone)) }) +
  rect([40, 200, 1120, 10], { fill: '#000', opacity: 0.45 }) +
  [
    { x: 250, turn: 26 },
    { x: 600, turn: -4 },
    { x: 950, turn: -28 },
  ]
    .map((one) => spot(pen, one))
    .join('')

/** A cylinder on the wall that shines up and down. */
function wallLamp(pen: Pen): string {
  const { tone } = pen
  const scallop = (isUp: boolean): string => {
    const [from, to] = isUp ? [430, -60] : [790, 1260]
    const line = d`M500 ${from}C440 ${(from + to) / 2} 300 ${to} 120 ${to}H1080C900 ${to} 760 ${(from + to) / 2} 700 ${from}Z`
    const fill = pen.linear(
      [0, isUp ? 1 : 0, 0, isUp ? 0 : 1],
      [
        [0, '#fff6dc', 1],
        [0.3, '#ffeab8', 0.75],
        [1, '#ffe2a0', 0],
      ],
    )
    return path(line, { fill, filter: pen.blur(18, isUp ? [0, 0, 1200, 480] : [0, 740, 1200, 460]) })
  }
  return (
    duskWall(pen, '#a79f92') +
    halo(pen, [600, 600, 700, 760], 0.35) +
    scallop(true) +
    scallop(false) +
    cast(rect([490, 420, 220, 380], { rx: 20 }), [40, 34]) +
    plate(pen, [520, 530, 160, 160], { tone, radius: 12 }) +
    oval([600, 430, 118, 36], { fill: '#fff8e2' }) +
    rect([482, 430, 236, 360], { fill: pen.across(bodyStops(tone)) }) +
    oval([600, 430, 118, 30], {
      fill: pen.radial(
        [0.5, 0.5, 0.55],
        [
          [0, '#ffffff'],
          [0.6, '#ffeebc'],
          [0.9, '#c08f3a'],
          [1, mix(tone.base, '#000000', 0.2)],
        ],
      ),
    }) +
    path('M482 790A118 30 0 0 0 718 790V800A118 30 0 0 1 482 800Z', { fill: '#fff3cf' }) +
    path('M482 780A118 30 0 0 0 718 780V790A118 30 0 0 1 482 790Z', { fill: pen.across(bodyStops(tone)) }) +
    rect([482, 470, 236, 5], { fill: '#fff', opacity: 0.22 }) +
    rect([482, 752, 236, 5], { fill: '#000', opacity: 0.3 }) +
    oval([600, 812, 130, 30], { fill: glowing(pen, ['#fff6dc', 0.9], ['#ffe9b4', 0.3], ['#ffe9b4', 0]) })
  )
}

export const ELECTRIC_LIGHTS: Family<'led-strip' | 'pendant-lamp' | 'track-light' | 'wall-lamp'> = {
  'led-strip': { hue: 'white', front: ledStrip, detail: [520, 590, 460] },
  'pendant-lamp': { hue: 'black', front: pendantLamp, detail: [330, 330, 520], scene: pendantScene },
  'track-light': { hue: 'black', front: trackLight, detail: [60, 150, 480] },
  'wall-lamp': { hue: 'black', front: wallLamp, detail: [380, 340, 430] },
}
