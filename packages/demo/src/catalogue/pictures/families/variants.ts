import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, falling, glowing, slanting } from '../kit/light.ts'
import { marble, rectShape, wood } from '../kit/material.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { bar, bodyStops, plate, tube } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'
import { glazed } from './ceramics.ts'
import { hole, sealant } from './hardware.ts'
import { subwayTile } from './tiles-laid.ts'
import { primerBucket, primerDetail } from './walls-paint.ts'

// Goods that are sold in one series with others and look different.

/** Unequal hinge, open and flat: the small leaf lies within the large one when the door is shut. */
function buttHinge(pen: Pen): string {
  const { tone } = pen
  const mother = 'M318 200H580V360H430V840H580V1000H318C296 1000 282 986 282 964V236C282 214 296 200 318 200Z'
  const knuckle = (y: number, height: number): string =>
    bar(pen, [574, y, 52, height], { tone, radius: 8 }) + rect([574, y + height - 4, 52, 5], { fill: '#15171a' })
  return (
    plain(pen) +
    cast(path(mother, {}) + rect([620, 372, 214, 456], { rx: 20 }) + rect([574, 170, 52, 860], {}), [22, 30]) +
    path(mother, {
      fill: slanting(pen, lighten(tone.base, 0.6), tone.base, lighten(tone.base, 0.3), darken(tone.base, 0.3)),
    }) +
    plate(pen, [618, 372, 216, 456], { tone, radius: 20 }) +
    [280, 920].map((y) => hole(350, y, 26) + hole(500, y, 26)).join('') +
    [470, 600, 730].map((y) => hole(744, y, 26)).join('') +
    hole(356, 600, 26) +
    knuckle(170, 196) +
    knuckle(370, 460) +
    knuckle(834, 196) +
    oval([600, 172, 30, 12], { fill: lighten(tone.base, 0.7) }) +
    oval([600, 1030, 30, 12], { fill: darken(tone.base, 0.5) })
  )
}

const HAMMER_SHELL =
  'M360 330C330 330 310 350 306 380L300 540C300 600 330 630 380 630H690C750 630 790 590 802 540L832 470V366C832 340 816 330 796 330Z'
const HAMMER_GRIP =
  'M330 350C240 340 190 380 182 450L166 760C162 820 196 852 250 852H336C376 852 394 832 396 792L402 620H330L324 730C322 762 310 774 290 774H270C252 774 242 764 244 744L262 470C266 440 282 430 316 430Z'

/** A rotary hammer from the side, its chisel to the right; with its cable or with its battery. */
function rotaryHammer(pen: Pen, power: 'cable' | 'battery'): string {
  const { base, deep } = pen.tone
  const black = toneOf('black')
  const source =
    power === 'cable'
      ? tube('M270 846C262 950 330 1030 450 1016S640 940 800 990 1060 1060 1240 1010', {
          width: 24,
          tone: black,
          cap: 'round',
        }) + rect([250, 830, 46, 70], { rx: 14, fill: across(pen, '#17191b', '#55595d', '#121416') })
      : rect([140, 836, 290, 150], { rx: 22, fill: falling(pen, '#55585c', '#2c2f32', '#17191b') }) +
        rect([166, 900, 238, 44], { rx: 8, fill: base })
  return (
    studio(pen) +
    contact(pen, [470, 1030, 330, 24], 0.7) +
    source +
    rect([1010, 404, 176, 34], { fill: pen.down(bodyStops(toneOf('nickel'))) }) +
    times(7, (index) =>
      path(d`M${1020 + index * 22} ${404}l16 34`, { stroke: '#4b4f53', 'stroke-width': 7, opacity: 0.7 }),
    ).join('') +
    path('M1182 404L1196 421L1182 438Z', { fill: '#8d9195' }) +
    rect([922, 366, 96, 110], { rx: 12, fill: pen.down(bodyStops(black)) }) +
    path('M828 346L926 372V470L828 500Z', { fill: pen.down(bodyStops(toneOf('gunmetal'))) }) +
    rect([846, 490, 66, 300], { rx: 30, fill: pen.across(bodyStops(black)) }) +
    rect([838, 470, 82, 44], { rx: 10, fill: pen.across(bodyStops(toneOf('dark-grey'))) }) +
    rect([700, 292, 380, 12], { rx: 6, fill: pen.down(bodyStops(toneOf('chrome'))) }) +
    rect([820, 286, 50, 70], { rx: 8, fill: pen.down(bodyStops(black)) }) +
    path(HAMMER_GRIP, { fill: across(pen, '#17191b', '#4d5054', '#121416') }) +
    path(HAMMER_SHELL, { fill: falling(pen, lighten(base, 0.45), base, base, deep) }) +
    path('M262 480C300 480 312 520 300 570L270 566Z', { fill: '#b3372e' }) +
    rect([372, 350, 400, 36], { rx: 16, fill: '#fff', opacity: 0.22 }) +
    oval([690, 520, 54, 54], { fill: slanting(pen, '#55585c', '#1d2023') }) +
    rect([682, 478, 16, 84], { rx: 6, fill: '#d9dcdf', transform: 'rotate(32 690 520)' }) +
    times(7, (index) => rect([372 + index * 26, 440, 12, 120], { rx: 5, fill: '#15171a', opacity: 0.55 })).join('')
  )
}

/** Clear panes from floor to ceiling: a channel above and below, nothing but a joint between them. */
function framelessGlass(pen: Pen): string {
  const metal = pen.tone
  const pane = ([x, y, w, h]: Box): string =>
    rect([x, y, w, h], {
      fill: slanting(pen, ['#e9f4f1', 0.55], ['#cfe3de', 0.3], ['#f3faf8', 0.5], ['#b7d2cb', 0.5]),
    }) +
    path(d`M${x} ${y + h * 0.55}L${x + w * 0.75} ${y}H${x + w}L${x} ${y + h * 0.8}Z`, { fill: '#fff', opacity: 0.34 }) +
    rect([x, y, w, h], { fill: 'none', stroke: '#7fa79d', 'stroke-width': 5 })
  return (
    plain(pen) +
    rect([0, 1030, 1200, 170], { fill: falling(pen, '#cfc8bc', '#e6e1d8') }) +
    rect([330, 700, 230, 250], { rx: 26, fill: falling(pen, '#b3a896', '#8f8574') }) +
    rect([300, 800, 290, 190], { rx: 26, fill: falling(pen, '#c4baa9', '#9c9281') }) +
    path('M760 990C740 800 800 640 850 560C830 700 900 800 880 990Z', { fill: '#7c9a78' }) +
    path('M840 990C860 860 930 760 960 720C950 830 930 900 900 990Z', { fill: '#90ab87' }) +
    contact(pen, [600, 1040, 420, 12], 0.7) +
    pane([190, 120, 400, 912]) +
    pane([602, 120, 408, 912]) +
    bar(pen, [170, 100, 860, 30], { tone: metal, lies: 'level', radius: 3 }) +
    bar(pen, [170, 1012, 860, 30], { tone: metal, lies: 'level', radius: 3 })
  )
}

const flat = (pen: Pen, [x, y, w, h]: Box): string => {
  const shade = mix(pen.tone.base, darken(pen.tone.base, 0.16), between(pen.random, 0, 0.5))
  return (
    rect([x, y, w, h], { rx: 2, fill: shade }) +
    rect([x, y, w, h], {
      rx: 2,
      fill: pen.once('glaze', () => slanting(pen, ['#fff', 0.55], ['#fff', 0.1], ['#fff', 0.26], ['#000', 0.1])),
    })
  )
}

/** One chip's colour, as firing varies it. */
const chip = (pen: Pen): string =>
  mix(lighten(pen.tone.base, between(pen.random, 0, 0.4)), pen.tone.deep, between(pen.random, 0, 0.34))

const onNet = (pen: Pen, chips: string): string => {
  const net = rect([190, 190, 820, 820], { rx: 4, fill: '#dcd8d0' })
  return (
    plain(pen) +
    group({ transform: 'rotate(-7 600 600)' }, [
      cast(net, [26, 34]),
      net,
      group({ 'clip-path': pen.clip(rect([190, 190, 820, 820], {})) }, [chips]),
      path('M190 190L700 190L190 820Z', { fill: '#fff', opacity: 0.13 }),
    ])
  )
}

/** Fans in staggered rows, the upper over the lower, so that each shows its round foot. */
function scales(pen: Pen, [x, y, side, count]: Box): string {
  const radius = side / count / 2
  const rows = Math.ceil(side / radius) + 1
  const shine = pen.once('scale', () => glowing(pen, ['#fff', 0.5], ['#fff', 0.04], ['#14100c', 0.24]))
  return times(rows, (row) => {
    const at = rows - 1 - row
    return times(count + 1, (column) => {
      const box: Box = [x + (column + (at % 2 === 0 ? 0 : 0.5)) * radius * 2, y + at * radius, radius, radius]
      return (
        oval(box, { fill: chip(pen), stroke: '#dcd8d0', 'stroke-width': radius * 0.1 }) + oval(box, { fill: shine })
      )
    }).join('')
  }).join('')
}

/** Strips in running bond. */
function strips(pen: Pen, [x, y, side, count]: Box): string {
  const [height, width] = [side / count, side / 2]
  const shine = pen.once('strip', () => falling(pen, ['#fff', 0.42], ['#fff', 0.04], ['#14100c', 0.2]))
  return times(count, (row) =>
    times(3, (column) => {
      const box: Box = [x + (column - (row % 2) * 0.5) * width + 4, y + row * height + 4, width - 8, height - 8]
      return rect(box, { rx: 4, fill: chip(pen) }) + rect(box, { rx: 4, fill: shine })
    }).join(''),
  ).join('')
}

/** A slim aluminium channel that lights along its whole length, with a cut end in front. */
function linearLamp(pen: Pen): string {
  const { tone } = pen
  const lamp = (y: number, length: number): string =>
    rect([70, y + 30, length, 120], {
      rx: 50,
      fill: '#fff0c4',
      opacity: 0.85,
      filter: pen.blur(30, [0, y - 40, 1200, 300]),
    }) +
    rect([70, y, length, 74], {
      rx: 4,
      fill: falling(pen, lighten(tone.base, 0.4), tone.base, darken(tone.base, 0.4)),
    }) +
    rect([84, y + 16, length - 28, 42], { rx: 3, fill: falling(pen, '#fffdf4', '#fff3cf', '#fffaf0') }) +
    rect([70, y, 14, 74], { rx: 3, fill: darken(tone.base, 0.25) }) +
    rect([56 + length, y, 14, 74], { rx: 3, fill: darken(tone.base, 0.25) })
  return (
    plain(pen) +
    rect([0, 0, 1200, 1200], { fill: '#3a3833', opacity: 0.5 }) +
    group({ transform: 'rotate(-16 600 600)' }, [lamp(400, 1060), lamp(640, 700)]) +
    tube('M70 800C40 880 120 920 180 900', { width: 12, tone: toneOf('light-grey'), cap: 'round' })
  )
}

/** Seen from above: a bowl set under the cut-out of a stone top. */
function underBasin(pen: Pen): string {
  const { base } = pen.tone
  const top = rectShape([0, 300, 1200, 640])
  return (
    rect([0, 0, 1200, 1200], { fill: falling(pen, '#e3e6e4', '#cfd4d1') }) +
    marble(pen, top, { colour: '#b9b1a5', shift: 5, octaves: 3, isFine: false }) +
    top({ fill: slanting(pen, ['#fff', 0.36], ['#fff', 0.06], ['#14100c', 0.2]) }) +
    rect([0, 940, 1200, 70], { fill: falling(pen, '#8f877b', '#6e675d') }) +
    rect([0, 1010, 1200, 190], { fill: falling(pen, '#5d5148', '#7a6b5e') }) +
    oval([600, 640, 392, 226], { fill: '#2a2622', opacity: 0.4 }) +
    oval([600, 634, 388, 222], { fill: falling(pen, '#8a8276', '#c9c1b5') }) +
    oval([600, 650, 378, 206], { fill: glowing(pen, lighten(base, 0.9), base, darken(base, 0.34)) }) +
    oval([600, 690, 290, 140], { fill: falling(pen, darken(base, 0.16), lighten(base, 0.6)) }) +
    oval([600, 720, 52, 24], { fill: across(pen, '#6f7478', '#fafbfb', '#53585c') }) +
    oval([600, 718, 34, 14], { fill: '#8b9094' }) +
    oval([600, 470, 30, 10], { fill: '#55585d' }) +
    tube('M600 390V250C600 190 660 190 668 250V272', { width: 34, tone: toneOf('chrome') }) +
    oval([600, 392, 54, 20], { fill: across(pen, '#8b8f93', '#f6f7f8', '#63676b') })
  )
}

/** On brackets at the wall, its trap below. */
function wallBasin(pen: Pen): string {
  const { base } = pen.tone
  const body = 'M250 470H950C960 560 930 660 860 710C800 748 400 748 340 710C270 660 240 560 250 470Z'
  const chrome = toneOf('chrome')
  return (
    plain(pen) +
    tube('M600 730V850C600 910 700 910 700 850V830C700 800 760 800 800 800H860', { width: 44, tone: chrome }) +
    oval([864, 800, 16, 44], { fill: across(pen, '#8b8f93', '#f6f7f8', '#63676b') }) +
    cast(path(body, {}), [20, 30]) +
    path(body, { fill: pen.across(glazed(pen)) }) +
    path(body, { fill: falling(pen, ['#fff', 0.2], ['#fff', 0], ['#2a2622', 0.4]) }) +
    rect([236, 396, 728, 90], { rx: 26, fill: falling(pen, lighten(base, 0.95), base, darken(base, 0.2)) }) +
    oval([600, 430, 300, 26], { fill: falling(pen, darken(base, 0.42), darken(base, 0.08)) }) +
    tube('M600 400V300C600 250 660 244 676 286V320', { width: 32, tone: chrome }) +
    rect([566, 384, 68, 22], { rx: 8, fill: across(pen, '#8b8f93', '#f6f7f8', '#63676b') })
  )
}

/** Beside the cartridge the strip that it will hold, the glue on its back in waves. */
const nailGlue = (pen: Pen): string =>
  sealant(pen, ['免钉胶', '']) +
  cast(rect([770, 190, 250, 830], {}), [18, 24]) +
  wood(pen, rectShape([770, 190, 250, 830]), { colour: '#c39a66', along: 'y' }) +
  times(3, (index) =>
    path(d`M${820 + index * 76} 240q30 60 0 120t0 120 0 120 0 120 0 120 0 120`, {
      fill: 'none',
      stroke: pen.tone.light,
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
  ).join('')

export const VARIANTS: Family<
  | 'butt-hinge'
  | 'rotary-hammer'
  | 'cordless-hammer'
  | 'frameless-glass'
  | 'flat-subway-tile'
  | 'fish-scale-mosaic'
  | 'strip-mosaic'
  | 'linear-lamp'
  | 'under-basin'
  | 'wall-basin'
  | 'nail-glue'
  | 'back-glue'
> = {
  'butt-hinge': { hue: 'nickel', front: buttHinge, detail: [440, 320, 420] },
  'rotary-hammer': { hue: 'navy', front: (pen) => rotaryHammer(pen, 'cable'), detail: [760, 260, 430] },
  'cordless-hammer': { hue: 'orange', front: (pen) => rotaryHammer(pen, 'battery'), detail: [140, 640, 420] },
  'frameless-glass': { hue: 'nickel', front: framelessGlass, detail: [480, 420, 380] },
  'flat-subway-tile': { hue: 'white', front: (pen) => subwayTile(pen, flat), detail: [150, 640, 520] },
  'fish-scale-mosaic': {
    hue: 'teal',
    front: (pen) => onNet(pen, scales(pen, [190, 190, 820, 6])),
    detail: (pen) => rect([0, 0, 1200, 1200], { fill: '#d6d2c9' }) + scales(pen, [-80, -80, 1360, 4]),
  },
  'strip-mosaic': {
    hue: 'light-grey',
    front: (pen) => onNet(pen, strips(pen, [190, 190, 820, 12])),
    detail: (pen) => rect([0, 0, 1200, 1200], { fill: '#d6d2c9' }) + strips(pen, [-80, -80, 1360, 6]),
  },
  'linear-lamp': { hue: 'white', front: linearLamp, detail: [620, 240, 440] },
  'under-basin': { hue: 'white', front: underBasin, detail: [420, 180, 460] },
  'wall-basin': { hue: 'white', front: wallBasin, detail: [420, 260, 520] },
  'nail-glue': { hue: 'ivory', front: nailGlue, detail: [780, 300, 420] },
  'back-glue': { hue: 'blue', front: (pen) => primerBucket(pen, '背胶'), detail: primerDetail },
}
