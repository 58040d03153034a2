import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Tone } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { across, faced, falling, glowing, slanting, softLine, turned } from '../kit/light.ts'
import { brush, grains } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, screwHead, tube } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'
import { pipe } from './plumbing.ts'

/** A hexagonal collar across a level pipe: three of its faces show. */
const hexagon = (pen: Pen, [x, y, w, h]: Box, tone: Tone): string =>
  rect([x, y, w, h], { rx: 9, fill: darken(tone.base, 0.4) }) +
  rect([x, y + 2, w, h * 0.24], { rx: 9, fill: falling(pen, lighten(tone.base, 0.2), lighten(tone.base, 0.7)) }) +
  rect([x, y + h * 0.25, w, h * 0.5], {
    fill: falling(pen, lighten(tone.base, 0.75), tone.base, lighten(tone.base, 0.1)),
  }) +
  rect([x, y + h * 0.76, w, h * 0.23], { rx: 9, fill: falling(pen, darken(tone.base, 0.2), darken(tone.base, 0.6)) })

/** The open end of a level pipe, its inside thread showing. */
const mouth = (pen: Pen, [x, y, rx, ry]: Box, tone: Tone): string =>
  oval([x, y, rx, ry], { fill: faced(pen, tone) }) +
  oval([x, y, rx * 0.74, ry * 0.76], { fill: across(pen, '#120f0b', darken(tone.base, 0.5)) }) +
  times(3, (index) =>
    oval([x + 2 + index * 3, y, rx * (0.66 - index * 0.1), ry * (0.7 - index * 0.05)], {
      fill: 'none',
      stroke: lighten(tone.base, 0.2),
      'stroke-width': 3,
      opacity: 0.5,
    }),
  ).join('')

/** A ball valve with its lever; the pen's colour is the lever's. */
function ballValve(pen: Pen): string {
  const metal = toneOf('nickel')
  const lever = pen.tone
  const arm =
    'M500 346C470 330 430 330 404 350C330 356 210 380 120 420C84 440 84 486 120 494C220 490 330 450 420 424C470 440 520 430 540 400Z'
  const body = [
    contact(pen, [580, 850, 330, 26], 0.8),
    bar(pen, [330, 560, 500, 250], { tone: metal, lies: 'level', radius: 40 }),
    rect([420, 520, 320, 330], { rx: 130, fill: pen.down(bodyStops(metal)) }),
    rect([440, 540, 280, 300], { rx: 120, fill: slanting(pen, ['#fff', 0.5], ['#fff', 0.04], ['#1d1813', 0.3]) }),
    letter('DN25', { at: [508, 666], size: 46, colour: darken(metal.base, 0.5) }),
    hexagon(pen, [270, 536, 140, 296], metal),
    hexagon(pen, [750, 536, 150, 296], metal),
    mouth(pen, [900, 684, 56, 142], metal),
    turned(pen, {
      cx: 580,
      tone: toneOf('brass'),
      profile: [
        [440, 52],
        [476, 60],
        [476, 82],
        [540, 88],
      ],
      tilt: 0.2,
    }),
    group({ transform: 'translate(88 26)' }, [
      path(arm, { fill: '#1d1813', opacity: 0.22, transform: 'translate(14 60)' }),
      path(
        'M120 494C220 490 330 450 420 424C470 440 520 430 540 400V424C520 456 470 466 420 450C330 476 220 516 120 520C92 516 90 500 96 470Z',
        {
          fill: darken(lever.base, 0.5),
        },
      ),
      path(arm, { fill: slanting(pen, lighten(lever.base, 0.6), lever.base, darken(lever.base, 0.2)) }),
      path('M150 436C240 400 330 380 400 376', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 9,
        'stroke-linecap': 'round',
        opacity: 0.5,
      }),
      path('M132 462C220 440 300 424 360 412', {
        fill: 'none',
        stroke: darken(lever.base, 0.4),
        'stroke-width': 10,
        'stroke-linecap': 'round',
        opacity: 0.6,
      }),
    ]),
    oval([570, 404, 56, 24], { fill: darken(metal.base, 0.4) }),
    path('M520 372L546 352H600L624 372L600 394H546Z', { fill: faced(pen, metal) }),
    path('M520 372L546 394H600L624 372V396L600 418H546L520 396Z', {
      fill: across(pen, darken(metal.base, 0.2), lighten(metal.base, 0.6), metal.base, darken(metal.base, 0.5)),
    }),
  ]
  return studio(pen) + group({ transform: 'translate(-60 -20) scale(1.06)' }, body)
}

const LOOPS = [0, 1, 2, 3, 4] as const

/** A floor-heating manifold: two brass bars on their bracket, flow meters above, valve caps below, loops led off. */
function manifold(pen: Pen): string {
  const brass = pen.tone
  const steel = toneOf('nickel')
  const at = (index: number): number => 300 + index * 140
  const shaft = (x: number, y: number, to: number): string => bar(pen, [x - 23, y, 46, to - y], { tone: brass })
  const meter = (index: number): string =>
    rect([at(index) - 30, 236, 60, 96], {
      rx: 12,
      fill: across(pen, ['#e9f2f5', 0.9], ['#ffffff', 0.95], ['#a9bac2', 0.9]),
    }) +
    rect([at(index) - 5, 250, 10, 70], { fill: '#c0392b' }) +
    times(4, (line) => rect([at(index) + 9, 258 + line * 15, 14, 3], { fill: '#4b5054' })).join('') +
    rect([at(index) - 30, 236, 60, 96], { rx: 12, fill: 'none', stroke: '#7f9099', 'stroke-width': 3 }) +
    hexagon(pen, [at(index) - 34, 326, 68, 40], brass)
  const cap = (index: number): string =>
    rect([at(index) - 45, 604, 90, 84], { rx: 14, fill: across(pen, '#1f4d86', '#6f9fd4', '#2f6199', '#16365c') }) +
    times(7, (line) => rect([at(index) - 40 + line * 12, 612, 4, 68], { rx: 2, fill: '#0c2340', opacity: 0.45 })).join(
      '',
    ) +
    oval([at(index), 606, 44, 10], { fill: '#5b8dc7' })
  const outlet = (index: number, y: number, colour: string): string =>
    hexagon(pen, [at(index) - 36, y, 72, 50], brass) +
    bar(pen, [at(index) - 30, y + 50, 60, 50], { tone: steel, radius: 6 }) +
    bar(pen, [at(index) - 21, y + 100, 42, 1200 - y - 100], { tone: { ...toneOf('white'), base: colour } })
  const rail = (y: number): string =>
    bar(pen, [190, y, 800, 96], { tone: brass, lies: 'level', radius: 8 }) +
    hexagon(pen, [170, y - 12, 90, 120], brass) +
    hexagon(pen, [930, y - 12, 80, 120], brass)
  const stop = (y: number, colour: string): string =>
    bar(pen, [60, y + 12, 130, 72], { tone: brass, lies: 'level', radius: 8 }) +
    rect([96, y - 46, 40, 64], { rx: 6, fill: pen.across(bodyStops(steel)) }) +
    rect([52, y - 78, 130, 40], { rx: 18, fill: falling(pen, lighten(colour, 0.45), colour, darken(colour, 0.4)) })
  const vent = (y: number): string =>
    rect([1000, y + 18, 70, 60], { rx: 6, fill: pen.down(bodyStops(brass)) }) +
    rect([1030, y - 46, 56, 76], { rx: 12, fill: pen.across(bodyStops(brass)) }) +
    rect([1048, y - 66, 20, 24], { rx: 5, fill: '#26292c' })
  const bracket = (x: number): string =>
    bar(pen, [x, 210, 44, 730], { tone: steel, radius: 6 }) +
    screwHead(pen, [x + 22, 240], 11) +
    screwHead(pen, [x + 22, 900], 11)
  return (
    plain(pen) +
    cast(
      rect([190, 380, 800, 96], {}) +
        rect([190, 720, 800, 96], {}) +
        LOOPS.map((index) => rect([at(index) - 21, 500, 42, 690], {})).join(''),
      [30, 36],
    ) +
    bracket(216) +
    bracket(938) +
    LOOPS.map((index) => outlet(index, 476, '#d8d3c8') + meter(index) + shaft(at(index), 356, 396)).join('') +
    rail(380) +
    stop(380, '#b93a32') +
    vent(380) +
    LOOPS.map((index) => outlet(index, 816, '#d8d3c8') + shaft(at(index), 684, 730) + cap(index)).join('') +
    rail(720) +
    stop(720, '#3f6f9f') +
    vent(720)
  )
}

/** A coil of heating pipe lying, its end led off. */
function heatingPipe(pen: Pen): string {
  const tone = pen.tone
  const turn = (level: number, index: number): string => {
    const [rx, y] = [400 - index * 40, 640 - level * 46]
    const line = d`M${600 - rx} ${y}A${rx} ${rx * 0.42} 0 1 0 ${600 + rx} ${y}A${rx} ${rx * 0.42} 0 1 0 ${600 - rx} ${y}Z`
    return tube(line, {
      width: 45,
      tone: { ...tone, base: mix(tone.base, '#14100c', level === 4 ? 0 : 0.05 + ((level + index) % 3) * 0.05) },
    })
  }
  const level = (index: number): string =>
    times(index === 4 ? 4 : 3, (ring) => turn(index, index === 4 ? ring : ring === 2 ? 3 : ring)).join('')
  const strap = (x: number, y: number, turnBy: number): string =>
    path('M-20 -16C-16 -60 16 -60 20 -16V210C10 226 -10 226 -20 210Z', {
      fill: across(pen, '#d9d7d2', '#ffffff', '#a9a6a0'),
      opacity: 0.92,
      transform: d`translate(${x} ${y}) rotate(${turnBy})`,
    })
  const end = 'M930 690C1040 760 1040 900 900 960'
  return (
    studio(pen) +
    contact(pen, [600, 670, 430, 190], 0.9) +
    oval([600, 660, 300, 110], { fill: '#14100c', opacity: 0.3 }) +
    times(5, level).join('') +
    strap(330, 560, 16) +
    strap(870, 560, -16) +
    strap(600, 640, 0) +
    softLine('M950 720C1050 780 1050 920 910 984', 52, 0.5) +
    tube(end, { width: 45, tone }) +
    group({ transform: 'translate(900 960) rotate(-30)' }, [
      oval([0, 0, 11, 22.5], { fill: lighten(tone.base, 0.5) }),
      oval([-1, 0, 8, 16], { fill: '#14100c' }),
    ])
  )
}

/** Foam sleeves for pipes, slit along; one is drawn over a copper pipe. */
function pipeInsulation(pen: Pen): string {
  const foam: Tone = { ...pen.tone, isMetal: false }
  const sleeve = (x: number, y: number): string =>
    pipe(pen, { x, y, radius: 92, tone: foam, wall: 0.46 }) +
    path(d`M${x + 36} ${y - 64}l515 -432`, { stroke: darken(foam.base, 0.7), 'stroke-width': 6, opacity: 0.8 }) +
    path(d`M${x + 41} ${y - 60}l515 -432`, { stroke: lighten(foam.base, 0.5), 'stroke-width': 3, opacity: 0.5 }) +
    oval([x, y, 79, 92], {
      fill: grains(pen, { colour: foam.base, scale: 0.7 }).fill,
      opacity: 0.6,
      transform: d`rotate(-40 ${x} ${y})`,
    }) +
    oval([x, y, 42, 50], {
      fill: slanting(pen, '#0b0a09', darken(foam.base, 0.6), darken(foam.base, 0.25)),
      transform: d`rotate(-40 ${x} ${y})`,
    })
  const copper = toneOf('copper')
  return (
    studio(pen) +
    path('M70 960L700 420L1060 560L560 1080Z', {
      fill: '#241f1b',
      opacity: 0.3,
      filter: pen.blur(30, [60, 340, 1140, 820]),
    }) +
    sleeve(500, 960) +
    sleeve(300, 900) +
    group({ transform: 'translate(-70 0)' }, [
      sleeve(470, 750),
      tube('M476 746L330 868', { width: 78, tone: copper }),
      oval([330, 868, 33, 39], { fill: faced(pen, copper), transform: 'rotate(-40 330 868)' }),
      oval([330, 868, 27, 32], {
        fill: slanting(pen, '#1a0d06', '#6b3a20', '#b5714c'),
        transform: 'rotate(-40 330 868)',
      }),
    ])
  )
}

/** A wall-hung gas boiler: flue above, display and keys, five pipes below. */
function boiler(pen: Pen): string {
  const { base } = pen.tone
  const shell = rect([270, 210, 660, 740], { rx: 36 })
  const tail = (x: number, width: number, tone: Tone): string =>
    bar(pen, [x - width / 2, 940, width, 150], { tone }) +
    hexagon(pen, [x - width / 2 - 8, 968, width + 16, 44], toneOf('brass'))
  const key = (x: number, mark: string): string =>
    oval([x, 822, 25, 25], { fill: slanting(pen, '#474c51', '#1d2023') }) +
    oval([x, 822, 25, 25], { fill: 'none', stroke: '#6d7378', 'stroke-width': 2 }) +
    path(mark, {
      fill: 'none',
      stroke: '#dfe7ec',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      transform: d`translate(${x} 822)`,
    })
  return (
    plain(pen) +
    cast(shell + rect([530, 60, 140, 160], {}), [30, 44]) +
    bar(pen, [526, 40, 148, 180], { tone: toneOf('white') }) +
    rect([516, 150, 168, 30], { rx: 6, fill: pen.across(bodyStops(toneOf('light-grey'))) }) +
    rect([506, 196, 188, 22], { rx: 6, fill: pen.across(bodyStops(toneOf('grey'))) }) +
    tail(370, 40, toneOf('copper')) +
    tail(480, 34, toneOf('copper')) +
    tail(600, 34, toneOf('chrome')) +
    tail(720, 34, toneOf('copper')) +
    tail(830, 40, toneOf('copper')) +
    rect([270, 210, 660, 740], {
      rx: 36,
      fill: across(
        pen,
        darken(base, 0.24),
        lighten(base, 0.5),
        lighten(base, 0.85),
        base,
        darken(base, 0.06),
        darken(base, 0.28),
      ),
    }) +
    rect([270, 210, 660, 740], { rx: 36, fill: falling(pen, ['#fff', 0.5], ['#fff', 0], ['#1d1813', 0.2]) }) +
    path('M306 214H894', { stroke: '#fff', 'stroke-width': 6, opacity: 0.9 }) +
    rect([300, 716, 600, 4], { fill: '#1d1813', opacity: 0.2 }) +
    rect([300, 720, 600, 3], { fill: '#fff', opacity: 0.8 }) +
    rect([350, 752, 500, 140], { rx: 26, fill: slanting(pen, '#3d444b', '#14171a', '#07080a') }) +
    letter('45', { at: [556, 784], size: 66, colour: '#e8f5ff', weight: 0.7 }) +
    oval([664, 792, 8, 8], { fill: 'none', stroke: '#e8f5ff', 'stroke-width': 4 }) +
    path('M398 846C370 830 376 800 398 782C396 800 420 806 420 828C420 838 412 846 398 846Z', { fill: '#f2913d' }) +
    path('M399 844C388 836 390 822 400 814C400 824 410 828 409 836Z', { fill: '#ffe39a' }) +
    key(490, 'M-9 0h18') +
    key(720, 'M-9 0h18M0 -9v18') +
    key(792, 'M0 -10v8M-7 -6a10 10 0 1 0 14 0') +
    path('M350 770C420 756 640 752 850 762V776C640 768 430 772 350 786Z', { fill: '#fff', opacity: 0.12 }) +
    rect([420, 424, 360, 8], { rx: 4, fill: '#1d1813', opacity: 0.06 })
  )
}

/** A heating pump: finned motor towards us in its colour, cast volute, union nuts on both sides. */
function circulationPump(pen: Pen): string {
  const { tone } = pen
  const { base } = tone
  const iron = toneOf('gunmetal')
  const brass = toneOf('brass')
  const fin = (index: number): string =>
    rect([592, 262, 16, 66], {
      rx: 6,
      fill: falling(pen, lighten(base, 0.4), darken(base, 0.3)),
      transform: d`rotate(${index * 15} 600 560)`,
    })
  const step = (index: number): string =>
    rect([560 + index * 34, 700, 24, 10], { rx: 4, fill: index === 0 ? '#7ddc8a' : '#d9dde0' })
  return (
    studio(pen) +
    contact(pen, [600, 938, 300, 34]) +
    bar(pen, [90, 500, 250, 180], { tone: iron, lies: 'level', radius: 10 }) +
    bar(pen, [860, 500, 250, 180], { tone: iron, lies: 'level', radius: 10 }) +
    hexagon(pen, [120, 470, 110, 240], brass) +
    hexagon(pen, [970, 470, 110, 240], brass) +
    bar(pen, [70, 520, 60, 140], { tone: brass, lies: 'level', radius: 6 }) +
    mouth(pen, [1094, 590, 30, 86], brass) +
    oval([600, 610, 344, 326], { fill: slanting(pen, lighten(iron.base, 0.4), iron.base, darken(iron.base, 0.6)) }) +
    oval([600, 604, 326, 306], { fill: glowing(pen, lighten(iron.base, 0.34), iron.base, darken(iron.base, 0.34)) }) +
    [
      [376, 390],
      [824, 390],
      [376, 806],
      [824, 806],
    ]
      .map(
        ([x, y]) =>
          oval([x ?? 0, y ?? 0, 44, 44], { fill: slanting(pen, lighten(iron.base, 0.3), darken(iron.base, 0.4)) }) +
          screwHead(pen, [x ?? 0, y ?? 0], 24),
      )
      .join('') +
    oval([612, 584, 300, 296], { fill: '#0b0a09', opacity: 0.4 }) +
    times(24, fin).join('') +
    oval([600, 560, 266, 262], { fill: slanting(pen, lighten(base, 0.5), base, darken(base, 0.5)) }) +
    oval([600, 560, 246, 242], { fill: glowing(pen, lighten(base, 0.5), base, darken(base, 0.34)) }) +
    rect([430, 470, 340, 180], { rx: 16, fill: slanting(pen, '#f4f4f2', '#d9d8d4', '#b5b3ae') }) +
    letter('DN25-6', { at: [470, 498], size: 44, colour: '#33383d' }) +
    rect([470, 566, 260, 6], { fill: base }) +
    letter('230V 93W', { at: [472, 592], size: 30, colour: '#5b6065' }) +
    rect([520, 686, 160, 40], { rx: 10, fill: '#1d2023' }) +
    times(3, step).join('') +
    oval([600, 386, 36, 36], { fill: faced(pen, toneOf('chrome')) }) +
    rect([576, 380, 48, 10], { rx: 4, fill: '#3a3d40' }) +
    rect([450, 214, 300, 130], { rx: 20, fill: slanting(pen, '#4d5256', '#26292c', '#111315') }) +
    rect([450, 214, 300, 130], { rx: 20, ...brush(pen), opacity: 0.06 }) +
    screwHead(pen, [482, 246], 13) +
    screwHead(pen, [718, 246], 13) +
    oval([600, 280, 40, 40], { fill: glowing(pen, '#6d7277', '#2b2e31', '#101214') }) +
    rect([595, 248, 10, 32], { rx: 4, fill: '#f0f2f3' }) +
    bar(pen, [400, 262, 54, 42], { tone: toneOf('black'), lies: 'level', radius: 6 }) +
    tube('M404 283C330 284 300 240 300 120', { width: 24, tone: toneOf('black') }) +
    path('M420 360C470 310 540 296 600 298', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 10,
      'stroke-linecap': 'round',
      opacity: 0.34,
    })
  )
}

export const PLUMBING_HEATING: Family<
  'ball-valve' | 'manifold' | 'heating-pipe' | 'pipe-insulation' | 'boiler' | 'circulation-pump'
> = {
  'ball-valve': { hue: 'red', front: ballValve, detail: [560, 420, 440] },
  manifold: { hue: 'brass', front: manifold, detail: [230, 220, 430] },
  'heating-pipe': { hue: 'red', front: heatingPipe, detail: [640, 480, 440] },
  'pipe-insulation': { hue: 'black', front: pipeInsulation, detail: [190, 640, 440] },
  boiler: { hue: 'white', front: boiler, detail: [330, 690, 420] },
  'circulation-pump': { hue: 'red', front: circulationPump, detail: [400, 340, 420] },
}
