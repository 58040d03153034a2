import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { wood, woven } from '../kit/material.ts'
import type { Shape } from '../kit/material.ts'
import { bag, bucket } from '../kit/packaging.ts'
import { tooth } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { plant, floorOf, sofa, wallOf } from '../kit/room.ts'
import { contact, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'

/** Fine upright threads, the relief of a non-woven paper. */
const paper = (pen: Pen, shape: Shape, scale: number): string =>
  shape({ fill: pen.tone.base }) + woven(pen, shape, { colour: pen.tone.base, scale })

const roundLight = (pen: Pen): string =>
  pen.across([
    [0, '#1a1512', 0.5],
    [0.12, '#1a1512', 0.16],
    [0.3, '#fff', 0.42],
    [0.48, '#fff', 0.08],
    [0.78, '#1a1512', 0.2],
    [1, '#1a1512', 0.54],
  ])

/** The end of a roll: a spiral of paper edges round a hollow core. */
function rollEnd(pen: Pen, cx: number, cy: number): string {
  const rings = times(9, (index) =>
    oval([cx, cy, 150 - index * 11, 48 - index * 3.5], {
      fill: 'none',
      stroke: index % 2 === 0 ? darken(pen.tone.base, 0.2) : lighten(pen.tone.base, 0.6),
      'stroke-width': 2.4,
    }),
  )
  return (
    oval([cx, cy, 152, 49], { fill: lighten(pen.tone.base, 0.5) }) +
    rings.join('') +
    oval([cx, cy, 52, 17], {
      fill: pen.down([
        [0, '#1f1b18'],
        [1, '#6b635a'],
      ]),
    })
  )
}

function wallpaper(pen: Pen): string {
  const sheet: Shape = (paint) => path('M420 150H1010V962C880 990 640 990 420 958Z', { ...paint })
  const roll: Shape = (paint) => path('M180 190V1000A152 49 0 0 0 484 1000V190A152 49 0 0 1 180 190Z', { ...paint })
  const fold = pen.across([
    [0, '#1a1512', 0.5],
    [0.16, '#1a1512', 0.1],
    [0.4, '#fff', 0.2],
    [0.8, '#fff', 0.02],
    [1, '#1a1512', 0.16],
  ])
  return (
    studio(pen) +
    contact(pen, [700, 972, 330, 24]) +
    contact(pen, [334, 1010, 164, 40]) +
    paper(pen, sheet, 1) +
    sheet({ fill: fold }) +
    path('M420 958C640 990 880 990 1010 962', {
      fill: 'none',
      stroke: lighten(pen.tone.base, 0.7),
      'stroke-width': 4,
    }) +
    paper(pen, roll, 1) +
    roll({ fill: roundLight(pen) }) +
    rollEnd(pen, 332, 190)
  )
}

function wallpaperDetail(pen: Pen): string {
  const area: Shape = (paint) => rect([0, 0, 1200, 1200], { ...paint })
  const curl = 'M1200 560C1040 640 880 860 760 1200H1200Z'
  const back: Shape = (paint) => path('M1200 560C1010 600 800 820 760 1200C860 1000 1010 800 1200 720Z', { ...paint })
  return (
    paper(pen, area, 2.6) +
    area({
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.3],
          [0.5, '#fff', 0],
          [1, '#000', 0.14],
        ],
      ),
    }) +
    path(curl, { fill: '#2a241f', opacity: 0.5, filter: pen.blur(26, [660, 480, 540, 720]) }) +
    path(curl, { fill: '#dad6cf' }) +
    back({
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fdfcfa'],
          [0.45, '#efece6'],
          [1, '#b9b2a8'],
        ],
      ),
    })
  )
}

function wallpaperScene(pen: Pen): string {
  const area: Shape = (paint) => rect([0, 0, 1200, 690], { ...paint })
  const seams = times(5, (index) =>
    rect([index * 268 + 60, 0, 1.6, 660], { fill: darken(pen.tone.base, 0.4), opacity: 0.25 }),
  )
  return (
    paper(pen, area, 1.3) +
    seams.join('') +
    area({
      fill: pen.radial(
        [0.25, 0.2, 1],
        [
          [0, '#fff', 0.4],
          [0.6, '#fff', 0],
          [1, '#1a1512', 0.24],
        ],
      ),
    }) +
    rect([0, 652, 1200, 40], { fill: '#f3f0eb' }) +
    floorOf(pen, {
      floor: (shape) => wood(pen, shape, { colour: '#b89468', scale: 1.2 }),
      joint: { colour: '#5c452e', across: 460, isStaggered: true },
      gloss: 0.2,
    }) +
    sofa(pen, [200, 470], '#b7a58d') +
    plant(pen, [980, 610], 1.1)
  )
}

/** A label with a band of the paint's own colour, as on a real tin. */
function paintLabel(pen: Pen): string {
  const swatch = pen.hue === 'white' ? '#8fa9b3' : pen.tone.base
  return (
    rect([250, 500, 700, 150], { fill: '#fdfdfc' }) +
    rect([250, 640, 700, 300], { fill: swatch }) +
    path('M250 700C420 640 520 760 700 690S880 640 950 690V960H250Z', { fill: lighten(swatch, 0.26), opacity: 0.75 }) +
    path('M250 800C420 740 560 850 720 790S900 760 950 790V960H250Z', { fill: lighten(swatch, 0.5), opacity: 0.6 }) +
    letter('内墙', { at: [476, 572], size: 50, colour: '#3b3f44' }) +
    rect([470, 632, 210, 4], { fill: swatch }) +
    letter('乳胶漆', { at: [620, 850], size: 62, colour: '#ffffff' })
  )
}

const tin = (pen: Pen): string =>
  bucket(pen, {
    tone: toneOf('white'),
    lid: pen.hue === 'white' ? toneOf('white') : pen.tone,
    label: { from: 470, to: 960, paper: '#f9f9f7', print: paintLabel(pen) },
  })

/** Fresh paint from above: a stirred surface and a brushed stroke. */
function paintDetail(pen: Pen): string {
  const area: Shape = (paint) => rect([0, 0, 1200, 1200], { ...paint })
  const stroke: Shape = (paint) =>
    path(
      'M-40 260C200 200 620 210 1000 250C1060 262 1090 300 1080 360C1100 420 1090 470 1060 500C1090 560 1060 640 1000 660C660 720 240 700 -40 660Z',
      {
        ...paint,
      },
    )
  const lines = times(26, (index) =>
    path(
      d`M-40 ${272 + index * 15}C300 ${252 + index * 16} 700 ${258 + index * 15} ${960 + ((index * 53) % 110)} ${276 + index * 14.6}`,
      {
        fill: 'none',
        stroke: index % 2 === 0 ? '#ffffff' : pen.tone.deep,
        'stroke-width': 3 + (index % 3),
        opacity: index % 2 === 0 ? 0.2 : 0.1,
      },
    ),
  )
  return (
    area({ fill: '#f1efeb' }) +
    area(tooth(pen, 0.1)) +
    path('M-40 680C300 720 660 730 1010 670', {
      fill: 'none',
      stroke: '#2a241f',
      'stroke-width': 16,
      opacity: 0.16,
      filter: pen.blur(10, [-40, 600, 1120, 170]),
    }) +
    stroke({
      fill: pen.down([
        [0, pen.tone.light],
        [0.5, pen.tone.base],
        [1, darken(pen.tone.base, 0.1)],
      ]),
    }) +
    group({ 'clip-path': pen.clip(stroke({})) }, lines) +
    swatches(pen)
  )
}

function swatches(pen: Pen): string {
  return times(5, (index) => {
    const shade =
      index < 2 ? lighten(pen.tone.base, 0.56 - index * 0.24) : mix(pen.tone.base, pen.tone.deep, (index - 2) * 0.3)
    return (
      rect([90 + index * 210, 810, 190, 270], { rx: 6, fill: '#2a241f', opacity: 0.14, transform: 'translate(5 8)' }) +
      rect([90 + index * 210, 810, 190, 270], { rx: 6, fill: '#fff' }) +
      rect([90 + index * 210, 810, 190, 200], { rx: 6, fill: shade }) +
      letter(`N${index + 1}0`, { at: [112 + index * 210, 1032], size: 22, colour: '#6b7078' })
    )
  }).join('')
}

const paintScene = (pen: Pen): string =>
  wallOf(
    pen,
    pen.tone.base,
    rect([700, 130, 220, 290], { fill: '#f8f6f2', stroke: '#8b6f4e', 'stroke-width': 7 }) +
      path('M740 380q70-150 140 0z', { fill: '#c7a98a' }) +
      oval([846, 220, 30, 30], { fill: '#d8b46a' }),
  ) +
  floorOf(pen, {
    floor: (shape) => wood(pen, shape, { colour: '#c3a17a', scale: 1.2 }),
    joint: { colour: '#6d5338', across: 460, isStaggered: true },
    gloss: 0.25,
  }) +
  sofa(pen, [330, 470], '#d9d2c6') +
  plant(pen, [150, 610], 1.1)

function putty(pen: Pen): string {
  const band = pen.tone.base
  const print =
    rect([280, 380, 640, 120], { fill: band }) +
    path('M280 500H920V560C760 640 460 500 280 590Z', { fill: lighten(band, 0.25) }) +
    path('M430 760L640 640L800 690L590 830Z', { fill: '#b9bdc1' }) +
    path('M590 830L800 690L812 706L606 852Z', { fill: '#7c8287' }) +
    path('M470 700L360 640L380 616L500 690Z', { fill: '#8d5a35' }) +
    letter('腻子粉', { at: [468, 400], size: 76, colour: '#ffffff' }) +
    letter('20KG', { at: [690, 920], size: 34, colour: '#4d5157' }) +
    letter('JG/T 298', { at: [350, 924], size: 22, colour: '#7a7f86' })
  return studio(pen) + bag(pen, { paper: '#f4f2ee', print })
}

export const WALLS: Family<'wallpaper' | 'paint-bucket' | 'putty-bag'> = {
  wallpaper: { hue: 'beige', front: wallpaper, detail: wallpaperDetail, scene: wallpaperScene },
  'paint-bucket': { hue: 'blue', front: (pen) => studio(pen) + tin(pen), detail: paintDetail, scene: paintScene },
  'putty-bag': { hue: 'blue', front: putty, detail: [300, 190, 420] },
}
