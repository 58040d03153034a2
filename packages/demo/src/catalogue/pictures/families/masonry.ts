import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter, letterWidth } from '../kit/lettering.ts'
import { speckle } from '../kit/material.ts'
import type { Shape } from '../kit/material.ts'
import { bag, bucket } from '../kit/packaging.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { bodyStops, roundStops } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'

const centred = (words: string, y: number, look: { size: number; colour: string }): string =>
  letter(words, { at: [600 - letterWidth(words, look.size) / 2, y], ...look })

function cement(pen: Pen): string {
  const ink = pen.hue === 'grey' ? '#2c4f7a' : pen.tone.dark
  const print =
    rect([280, 330, 640, 18], { fill: ink }) +
    rect([280, 356, 640, 8], { fill: ink }) +
    centred('水泥', 384, { size: 104, colour: ink }) +
    centred('P·O 42.5', 530, { size: 66, colour: '#a8322b' }) +
    path('M410 820V730L480 690V730L550 690V730L620 690V730H700V660H730V730H790V820Z', { fill: ink }) +
    rect([380, 826, 440, 12], { fill: ink }) +
    centred('GB 175', 890, { size: 38, colour: ink })
  return studio(pen) + bag(pen, { paper: '#c9b48f', print }) + spill(pen, '#9b9893', [760, 1066])
}

/** A little of the powder before the bag. */
function spill(pen: Pen, colour: string, [x, y]: readonly [number, number]): string {
  const heap: Shape = (paint) =>
    path(
      d`M${x - 170} ${y}C${x - 120} ${y - 14} ${x - 70} ${y - 74} ${x} ${y - 80}C${x + 60} ${y - 84} ${x + 110} ${y - 16} ${x + 180} ${y}C${x + 120} ${y + 26} ${x - 120} ${y + 26} ${x - 170} ${y}Z`,
      { ...paint },
    )
  const grains = times(46, () =>
    rect([x + between(pen.random, -240, 250), y + between(pen.random, -6, 34), 4, 3], {
      fill: darken(colour, between(pen.random, 0, 0.4)),
      opacity: 0.7,
    }),
  )
  return (
    contact(pen, [x, y + 4, 176, 16], 0.5) +
    speckle(pen, heap, { colour }) +
    heap({
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.42],
          [0.45, '#fff', 0.04],
          [1, '#000', 0.3],
        ],
      ),
    }) +
    grains.join('')
  )
}

function cementDetail(pen: Pen): string {
  const area: Shape = (paint) => rect([0, 0, 1200, 1200], { ...paint })
  const blade = 'M250 520L900 330L1010 640L360 860Z'
  return (
    speckle(pen, area, { colour: '#a19e99', scale: 1.4 }) +
    area({
      fill: pen.radial(
        [0.4, 0.3, 0.9],
        [
          [0, '#fff', 0.35],
          [1, '#000', 0.35],
        ],
      ),
    }) +
    cast(path(blade, {}), [26, 34]) +
    path(blade, {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#f4f5f6'],
          [0.35, '#b9bdc1'],
          [0.5, '#eef0f1'],
          [1, '#7b8085'],
        ],
      ),
    }) +
    path('M60 640L250 566L286 640L90 716Z', {
      fill: pen.down([
        [0, '#b9793f'],
        [0.5, '#8d5527'],
        [1, '#5f3616'],
      ]),
    }) +
    speckle(
      pen,
      (paint) =>
        path('M520 600C600 520 760 500 850 520C900 600 820 680 700 700C600 716 520 680 520 600Z', { ...paint }),
      {
        colour: '#8d8a85',
        scale: 1.4,
      },
    ) +
    path('M520 600C600 520 760 500 850 520C900 600 820 680 700 700C600 716 520 680 520 600Z', {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.4],
          [1, '#000', 0.36],
        ],
      ),
    })
  )
}

const GRIT = '#cbae7f'

function sand(pen: Pen): string {
  const mouth: Shape = (paint) => path('M338 250C420 190 760 180 866 246C840 300 380 306 338 250Z', { ...paint })
  const print =
    centred('砂', 530, { size: 116, colour: '#2f6f52' }) +
    rect([430, 668, 340, 6], { fill: '#2f6f52' }) +
    centred('25KG', 706, { size: 44, colour: '#2f6f52' })
  const rolled =
    'M318 262C420 322 780 322 884 262C892 286 890 306 884 318C780 372 420 372 318 318C310 304 312 284 318 262Z'
  return (
    studio(pen) +
    bag(pen, { paper: '#ecebe6', isWoven: true, print }) +
    path('M322 200H880V300H322Z', { fill: '#f1f0ee' }) +
    speckle(pen, mouth, { colour: GRIT, scale: 1.1 }) +
    mouth({
      fill: pen.down([
        [0, '#fff', 0.3],
        [1, '#000', 0.2],
      ]),
    }) +
    path(rolled, { fill: pen.across(roundStops({ base: '#e6e4de' })) }) +
    path(rolled, {
      fill: pen.down([
        [0, '#000', 0.22],
        [0.3, '#fff', 0.3],
        [1, '#000', 0.26],
      ]),
    }) +
    spill(pen, GRIT, [790, 1070])
  )
}

function sandDetail(pen: Pen): string {
  const area: Shape = (paint) => rect([0, 0, 1200, 1200], { ...paint })
  const ripple = times(6, (index) =>
    path(
      d`M-40 ${150 + index * 190}C260 ${60 + index * 190} 560 ${260 + index * 190} 1240 ${110 + index * 190}V${230 + index * 190}C700 ${330 + index * 190} 300 ${190 + index * 190} -40 ${260 + index * 190}Z`,
      {
        fill: pen.down([
          [0, '#fff', 0.34],
          [0.5, '#fff', 0],
          [1, '#4a3415', 0.3],
        ]),
      },
    ),
  )
  return speckle(pen, area, { colour: GRIT, scale: 1.7 }) + group({ filter: pen.blur(6, [0, 0, 1200, 1200]) }, ripple)
}

function adhesive(pen: Pen): string {
  const mark = pen.tone.base
  const tile = (index: number): string =>
    rect([432 + (index % 3) * 116, 600 + Math.floor(index / 3) * 116, 104, 104], {
      fill: index % 2 === 0 ? '#f5f4f1' : lighten(mark, 0.62),
      stroke: darken(mark, 0.3),
      'stroke-width': 3,
    })
  const print =
    path('M280 300H920V520C760 580 440 470 280 560Z', { fill: mark }) +
    path('M280 560C440 470 760 580 920 520V548C760 606 440 500 280 590Z', { fill: lighten(mark, 0.5) }) +
    centred('瓷砖胶', 332, { size: 84, colour: '#ffffff' }) +
    centred('JC/T 547', 442, { size: 36, colour: '#ffffff' }) +
    times(9, tile).join('')
  return studio(pen) + bag(pen, { paper: '#eeece7', print })
}

/** Combed mortar with a tile being laid into it. */
function adhesiveDetail(pen: Pen): string {
  const bed: Shape = (paint) => rect([0, 0, 1200, 1200], { ...paint })
  const ridge = times(17, (index) =>
    path(
      d`M-40 ${index * 76 - 20}C300 ${index * 76 - 60} 800 ${index * 76 + 30} 1240 ${index * 76 - 24}v46C800 ${index * 76 + 76} 300 ${index * 76 - 14} -40 ${index * 76 + 26}Z`,
      {
        fill: pen.down([
          [0, '#f0eee9'],
          [0.4, '#b3afa7'],
          [1, '#6d6961'],
        ]),
      },
    ),
  )
  const tile = 'M640 470L1260 300V1260H560Z'
  return (
    speckle(pen, bed, { colour: '#8f8b83', scale: 1.2 }) +
    ridge.join('') +
    cast(path(tile, {}), [-30, 20]) +
    path('M640 470L1260 300V330L650 504Z', { fill: '#cfc8bb' }) +
    path('M644 500L1260 328V1260H560Z', {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#ffffff'],
          [0.4, '#efeeea'],
          [1, '#cfccc6'],
        ],
      ),
    })
  )
}

function waterproof(pen: Pen): string {
  const ink = pen.tone.base
  const drop = 'M600 640C660 730 690 770 690 824A90 90 0 0 1 510 824C510 770 540 730 600 640Z'
  const print =
    rect([250, 470, 700, 110], { fill: ink }) +
    path('M250 580H950V610C760 660 440 560 250 640Z', { fill: lighten(ink, 0.4) }) +
    path(drop, {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(ink, 0.6)],
          [1, ink],
        ],
      ),
    }) +
    path('M548 800a54 60 0 0 0 44 66', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) +
    letter('防水', { at: [368, 690], size: 60, colour: ink })
  return (
    studio(pen) + bucket(pen, { tone: pen.tone, lid: pen.tone, label: { from: 480, to: 940, paper: '#fbfbfa', print } })
  )
}

/** A wet coat with water beading on it. */
function waterproofDetail(pen: Pen): string {
  const area: Shape = (paint) => rect([0, 0, 1200, 1200], { ...paint })
  const bead = (): string => {
    const [x, y, r] = [between(pen.random, 40, 1160), between(pen.random, 40, 1160), between(pen.random, 12, 62)]
    return (
      oval([x + r * 0.16, y + r * 0.24, r, r * 0.94], { fill: pen.tone.deep, opacity: 0.5 }) +
      oval([x, y, r, r * 0.94], {
        fill: pen.radial(
          [0.62, 0.68, 0.8],
          [
            [0, lighten(pen.tone.base, 0.62)],
            [0.6, pen.tone.base],
            [1, pen.tone.dark],
          ],
        ),
      }) +
      oval([x - r * 0.34, y - r * 0.38, r * 0.22, r * 0.15], { fill: '#fff', opacity: 0.95 })
    )
  }
  const strokes = times(30, (index) =>
    path(
      d`M-20 ${index * 42}C400 ${index * 42 + between(pen.random, -20, 20)} 800 ${index * 42 + between(pen.random, -20, 20)} 1220 ${index * 42 + 6}`,
      {
        fill: 'none',
        stroke: index % 2 === 0 ? '#fff' : '#000',
        'stroke-width': 9,
        opacity: 0.06,
      },
    ),
  )
  return (
    area({
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(pen.tone.base, 0.24)],
          [1, pen.tone.dark],
        ],
      ),
    }) +
    strokes.join('') +
    times(34, bead).join('')
  )
}

/** A double cartridge of epoxy with its mixing nozzle, and lines of the colour. */
function grout(pen: Pen): string {
  const barrel = (x: number, colour: string): string =>
    rect([x, 420, 130, 500], { rx: 10, fill: pen.across(bodyStops(toneOf('white'))) }) +
    rect([x, 520, 130, 330], { fill: colour }) +
    rect([x, 520, 130, 330], {
      fill: pen.across([
        [0, '#000', 0.34],
        [0.3, '#fff', 0.4],
        [0.55, '#fff', 0],
        [1, '#000', 0.4],
      ]),
    })
  const nozzle =
    path('M560 180H584L610 330H534Z', { fill: pen.across(bodyStops(toneOf('light-grey'))) }) +
    times(6, (index) =>
      path(d`M${548 - index} ${214 + index * 18}l${48 + index * 2} 9`, {
        stroke: '#8d9094',
        'stroke-width': 4,
        opacity: 0.5,
      }),
    ).join('')
  const label =
    rect([430, 560, 288, 230], { fill: '#fdfdfc', opacity: 0.96 }) +
    rect([430, 560, 288, 74], { fill: pen.tone.base }) +
    letter('美缝剂', { at: [506, 576], size: 42, colour: darken(pen.tone.base, 0.75) }) +
    letter('400ML', { at: [502, 730], size: 26, colour: '#55585d' }) +
    rect([470, 660, 200, 6], { fill: '#c9cbce' }) +
    rect([470, 680, 140, 6], { fill: '#dcdee0' })
  const tile = (x: number, y: number): string =>
    rect([x, y, 150, 330], {
      rx: 3,
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#f7f5f1'],
          [1, '#d3cec5'],
        ],
      ),
    }) + rect([x + 2, y + 2, 146, 326], { rx: 3, fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.8 })
  const sample = [
    cast(rect([724, 250, 336, 700], { rx: 4 }), [14, 20]),
    rect([724, 250, 336, 700], {
      rx: 4,
      fill: pen.across([
        [0, darken(pen.tone.base, 0.2)],
        [0.5, pen.tone.base],
        [1, darken(pen.tone.base, 0.2)],
      ]),
    }),
    tile(732, 258),
    tile(902, 258),
    tile(732, 612),
    tile(902, 612),
  ]
  return (
    studio(pen) +
    group({}, sample) +
    contact(pen, [574, 936, 170, 24]) +
    nozzle +
    rect([500, 330, 148, 96], { rx: 14, fill: pen.across(bodyStops(toneOf('light-grey'))) }) +
    barrel(436, pen.tone.base) +
    barrel(582, pen.tone.base) +
    label +
    rect([430, 560, 288, 230], {
      fill: pen.across([
        [0, '#000', 0.26],
        [0.2, '#fff', 0.2],
        [0.48, '#000', 0.14],
        [0.52, '#000', 0.2],
        [0.72, '#fff', 0.2],
        [1, '#000', 0.3],
      ]),
    }) +
    rect([420, 900, 308, 34], { rx: 8, fill: pen.across(bodyStops(toneOf('grey'))) })
  )
}

const groutDetail = (pen: Pen): string =>
  plain(pen) +
  rect([-20, -20, 560, 1240], {
    fill: pen.linear(
      [0, 0, 1, 1],
      [
        [0, '#fff'],
        [1, '#d9d5ce'],
      ],
    ),
  }) +
  rect([620, -20, 600, 1240], {
    fill: pen.linear(
      [0, 0, 1, 1],
      [
        [0, '#f7f6f3'],
        [1, '#cbc6be'],
      ],
    ),
  }) +
  rect([536, -20, 88, 1240], {
    fill: pen.across([
      [0, darken(pen.tone.base, 0.5)],
      [0.12, pen.tone.base],
      [0.5, lighten(pen.tone.base, 0.3)],
      [0.88, pen.tone.base],
      [1, darken(pen.tone.base, 0.5)],
    ]),
  }) +
  rect([-20, 700, 1240, 88], {
    fill: pen.down([
      [0, darken(pen.tone.base, 0.5)],
      [0.12, pen.tone.base],
      [0.5, lighten(pen.tone.base, 0.3)],
      [0.88, pen.tone.base],
      [1, darken(pen.tone.base, 0.5)],
    ]),
  }) +
  rect([0, 0, 1200, 1200], {
    fill: pen.linear(
      [0, 0, 0.6, 0.6],
      [
        [0, '#fff', 0.5],
        [0.5, '#fff', 0.1],
        [1, '#fff', 0],
      ],
    ),
  })

export const MASONRY: Family<'cement-bag' | 'sand-bag' | 'tile-adhesive' | 'waterproof-bucket' | 'grout'> = {
  'cement-bag': { hue: 'grey', front: cement, detail: cementDetail },
  'sand-bag': { hue: 'white', front: sand, detail: sandDetail },
  'tile-adhesive': { hue: 'orange', front: adhesive, detail: adhesiveDetail },
  'waterproof-bucket': { hue: 'blue', front: waterproof, detail: waterproofDetail },
  grout: { hue: 'grey', front: grout, detail: groutDetail },
}
