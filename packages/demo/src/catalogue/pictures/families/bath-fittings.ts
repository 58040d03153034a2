import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, faced, falling, glowing, slanting, softLine, turned } from '../kit/light.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, plate, screwHead, tube } from '../kit/solid.ts'
import { cast, plain } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

/** A metal hose: a bent tube with the shadows of its windings. */
function windings(line: string, width: number): string {
  return (
    tube(line, { width, tone: toneOf('chrome') }) +
    path(line, {
      fill: 'none',
      stroke: '#2b2f33',
      'stroke-width': width,
      'stroke-dasharray': `${width * 0.13} ${width * 0.26}`,
      opacity: 0.42,
    }) +
    path(line, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': width * 0.6,
      'stroke-dasharray': `${width * 0.08} ${width * 0.31}`,
      'stroke-dashoffset': width * -0.2,
      opacity: 0.5,
    })
  )
}

/** A hand shower seen to its face, on its hose. */
function handShower(pen: Pen): string {
  const { tone } = pen
  const nozzle = (ring: number, count: number): string =>
    times(count, (index) => {
      const angle = (index / count) * Math.PI * 2 + ring * 0.2
      const [x, y] = [500 + Math.cos(angle) * ring * 46, 400 + Math.sin(angle) * ring * 46]
      return (
        oval([x + 1.5, y + 2.5, 10, 10], { fill: '#1d2226', opacity: 0.5 }) +
        oval([x, y, 9, 9], { fill: pen.once('nozzle', () => glowing(pen, '#9fa8ae', '#4b545a', '#22282c')) })
      )
    }).join('')
  const hose = 'M792 1010C830 1120 640 1180 520 1100C380 1000 220 1060 150 960C90 860 160 760 90 640'
  const grip = 'M590 560C650 620 700 720 740 850L800 1016L866 990L800 828C760 700 740 600 660 500Z'
  return (
    plain(pen) +
    softLine(hose, 46, 0.5) +
    windings(hose, 36) +
    cast(oval([500, 400, 286, 286], {}) + path(grip, {}), [30, 40]) +
    path(grip, { fill: pen.linear([0, 0.6, 1, 0.3], bodyStops(tone)) }) +
    group({ transform: 'rotate(-22 830 1008)' }, [
      bar(pen, [790, 986, 84, 56], { tone, radius: 10 }),
      ...times(7, (index) => rect([796 + index * 11, 992, 4, 44], { fill: '#000', opacity: 0.2 })),
    ]) +
    oval([508, 410, 286, 286], { fill: darken(tone.base, 0.5) }) +
    oval([500, 400, 284, 284], { fill: faced(pen, tone) }) +
    oval([500, 400, 262, 262], { fill: slanting(pen, darken(tone.base, 0.4), tone.base, lighten(tone.base, 0.8)) }) +
    oval([500, 400, 250, 250], { fill: glowing(pen, '#fbfcfc', '#e4e8ea', '#b7bfc4', '#9aa4aa') }) +
    oval([500, 400, 70, 70], { fill: 'none', stroke: '#9aa4aa', 'stroke-width': 3 }) +
    oval([500, 400, 162, 162], { fill: 'none', stroke: '#9aa4aa', 'stroke-width': 3, opacity: 0.7 }) +
    nozzle(1, 6) +
    nozzle(2, 12) +
    nozzle(3, 18) +
    nozzle(4, 26) +
    nozzle(4.9, 34) +
    path('M300 300C340 210 420 168 500 164', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) +
    rect([716, 700, 40, 66], {
      rx: 18,
      fill: slanting(pen, lighten(tone.base, 0.5), darken(tone.base, 0.5)),
      transform: 'rotate(-22 736 733)',
    })
  )
}

/** A bottle for the shelf. */
const bottle = (pen: Pen, [x, y, w, h]: readonly [number, number, number, number], colour: string): string =>
  rect([x + w * 0.34, y - h * 0.2, w * 0.32, h * 0.22], { rx: 4, fill: across(pen, '#2b2e31', '#6d7276', '#1b1d1f') }) +
  rect([x + w * 0.1, y - h * 0.25, w * 0.56, h * 0.08], { rx: 5, fill: '#2b2e31' }) +
  rect([x, y, w, h], {
    rx: w * 0.2,
    fill: across(pen, darken(colour, 0.4), lighten(colour, 0.6), colour, darken(colour, 0.34)),
  }) +
  rect([x + w * 0.16, y + h * 0.32, w * 0.68, h * 0.4], { rx: 4, fill: '#fdfcfa', opacity: 0.88 }) +
  rect([x + w * 0.26, y + h * 0.42, w * 0.48, h * 0.04], { fill: darken(colour, 0.4), opacity: 0.7 }) +
  rect([x + w * 0.26, y + h * 0.52, w * 0.36, h * 0.03], { fill: darken(colour, 0.2), opacity: 0.6 })

/** Two corner shelves in the angle of a tiled shower. */
function cornerBasket(pen: Pen): string {
  const { tone } = pen
  const wall = '#cdd3d0'
  const line = (points: string): string =>
    path(points, { fill: 'none', stroke: darken(wall, 0.3), 'stroke-width': 3, opacity: 0.4 })
  const walls =
    rect([0, 0, 1200, 1200], { fill: wall }) +
    poly(
      [
        [0, 0],
        [600, 0],
        [600, 1200],
        [0, 1200],
      ],
      { fill: across(pen, lighten(wall, 0.5), wall, darken(wall, 0.14)) },
    ) +
    poly(
      [
        [600, 0],
        [1200, 0],
        [1200, 1200],
        [600, 1200],
      ],
      { fill: across(pen, darken(wall, 0.26), darken(wall, 0.1), lighten(wall, 0.1)) },
    ) +
    times(7, (index) => line(d`M0 ${index * 210 - 10}L600 ${index * 190 + 40}L1200 ${index * 210 - 10}`)).join('') +
    line('M300 0V1200M900 0V1200M100 0V1200M1100 0V1200') +
    rect([596, 0, 8, 1200], { fill: '#1d1813', opacity: 0.16 })
  const shelf = (y: number, goods: string): string => {
    const rim = d`M210 ${y - 64}C300 ${y + 150} 900 ${y + 150} 990 ${y - 64}`
    const low = d`M210 ${y + 16}C300 ${y + 226} 900 ${y + 226} 990 ${y + 16}`
    const deck = d`M210 ${y}L600 ${y - 66}L990 ${y}C900 ${y + 214} 300 ${y + 214} 210 ${y}Z`
    return (
      path(d`M210 ${y + 40}L600 ${y - 20}L990 ${y + 40}C920 ${y + 330} 280 ${y + 330} 210 ${y + 40}Z`, {
        fill: '#1d1813',
        opacity: 0.16,
        filter: pen.blur(20, [150, y - 80, 900, 440]),
      }) +
      tube(d`M210 ${y - 62}L600 ${y - 128}L990 ${y - 62}`, { width: 16, tone }) +
      path(deck, {
        fill: slanting(pen, lighten(tone.base, 0.5), tone.base, lighten(tone.base, 0.3), darken(tone.base, 0.3)),
      }) +
      times(9, (index) =>
        path(
          d`M${336 + index * 66} ${y + 6 - Math.abs(index - 4) * 2}L${380 + index * 55} ${y + 124 - Math.abs(index - 4) * 10}`,
          {
            stroke: '#15171a',
            'stroke-width': 15,
            'stroke-linecap': 'round',
            opacity: 0.7,
          },
        ),
      ).join('') +
      goods +
      path(low, { fill: 'none', stroke: darken(tone.base, 0.5), 'stroke-width': 26 }) +
      tube(low, { width: 22, tone }) +
      times(9, (index) => {
        const share = (index + 0.5) / 9
        const x = 210 + 780 * (share * share * (3 - 2 * share)) * 0.94 + 23
        const rise = 3 * share * (1 - share) * 214
        return bar(pen, [x - 5, y - 64 + rise, 10, 82], { tone })
      }).join('') +
      tube(rim, { width: 18, tone }) +
      [230, 970]
        .map((x) => plate(pen, [x - 34, y - 96, 50, 120], { tone, radius: 10 }) + screwHead(pen, [x - 9, y - 64], 10))
        .join('')
    )
  }
  return (
    walls +
    shelf(
      420,
      bottle(pen, [400, 210, 120, 270], '#7c9aa0') +
        bottle(pen, [560, 250, 108, 240], '#c2a070') +
        bottle(pen, [710, 300, 96, 180], '#8d9b7d'),
    ) +
    shelf(
      880,
      bottle(pen, [470, 740, 104, 200], '#b5847a') +
        rect([640, 880, 190, 70], { rx: 30, fill: falling(pen, '#f9f1e2', '#e3d2b0', '#b59f78') }),
    )
  )
}

/** A spray for beside the toilet: trigger, hose, its valve and its hook. */
function bidetSpray(pen: Pen): string {
  const { tone } = pen
  const gun =
    'M440 420C436 350 410 300 386 262C372 220 400 150 452 126C520 100 584 150 594 230C602 300 588 350 586 400L590 760H440L436 420Z'
  const hose = 'M514 800C520 960 640 1060 760 980C880 890 700 800 800 640'
  return (
    plain(pen) +
    softLine(hose, 50, 0.5) +
    windings(hose, 40) +
    group({ transform: 'translate(830 470)' }, [
      cast(rect([-60, -120, 120, 260], { rx: 20 }) + rect([-170, -40, 340, 90], { rx: 20 }), [22, 30]),
      bar(pen, [-30, 130, 60, 60], { tone, radius: 6 }),
      bar(pen, [-64, -90, 128, 230], { tone, radius: 30 }),
      bar(pen, [-180, -44, 130, 96], { tone, lies: 'level', radius: 12 }),
      turned(pen, {
        cx: 0,
        tone,
        profile: [
          [-190, 40],
          [-170, 44],
          [-110, 34],
          [-80, 60],
        ],
        tilt: 0.2,
      }),
      bar(pen, [46, -36, 90, 80], { tone, lies: 'level', radius: 6 }),
      rect([126, -70, 70, 148], { rx: 24, fill: pen.down(bodyStops(tone)) }),
      ...times(5, (index) => rect([130, -56 + index * 26, 60, 8], { rx: 4, fill: '#000', opacity: 0.22 })),
      oval([-182, 4, 16, 48], { fill: faced(pen, tone) }),
      oval([-182, 4, 9, 30], { fill: '#1b1d1f' }),
    ]) +
    group({ transform: 'translate(30 20)' }, [
      cast(path(gun, {}), [28, 38]),
      path(
        'M520 330C600 330 660 380 670 470C672 520 660 600 640 650C626 640 620 600 622 560C624 470 600 410 530 400Z',
        {
          fill: pen.linear([0, 0, 1, 0.4], bodyStops(tone)),
        },
      ),
      path(gun, { fill: pen.linear([0, 0.2, 1, 0], bodyStops(tone)) }),
      group({ transform: 'rotate(-26 440 236)' }, [
        oval([430, 240, 66, 104], { fill: faced(pen, tone) }),
        oval([422, 240, 54, 90], { fill: glowing(pen, '#f4f6f7', '#c9d0d4', '#8f999f') }),
        ...times(19, (index) => {
          const [ring, at] = index === 0 ? [0, 0] : index < 7 ? [1, index] : [2, index]
          const angle = ring === 1 ? at * 1.047 : at * 0.5236
          return oval([420 + Math.cos(angle) * ring * 20, 240 + Math.sin(angle) * ring * 33, 5, 7], { fill: '#3b4348' })
        }),
      ]),
      rect([436, 740, 158, 60], { rx: 12, fill: pen.across(bodyStops(tone)) }),
      times(8, (index) => rect([446 + index * 18, 744, 5, 52], { fill: '#000', opacity: 0.18 })).join(''),
      path('M470 330C466 460 480 600 490 720', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 8,
        opacity: 0.5,
        'stroke-linecap': 'round',
      }),
    ])
  )
}

/** A braid of steel wire along a line. */
function braid(pen: Pen, line: string, width: number): string {
  const cross = pen.once('braid', () =>
    pen.define(
      'pattern',
      { width: 20, height: 20, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(24)' },
      path('M0 0L20 20M-10 10L10 30M10 -10L30 10', {
        stroke: '#3d4347',
        'stroke-width': 3.4,
        opacity: 0.6,
        fill: 'none',
      }) +
        path('M20 0L0 20M10 -10L-10 10M30 10L10 30', {
          stroke: '#ffffff',
          'stroke-width': 3.4,
          opacity: 0.6,
          fill: 'none',
        }),
    ),
  )
  return (
    tube(line, { width, tone: pen.tone }) +
    path(line, { fill: 'none', stroke: cross, 'stroke-width': width * 0.94 }) +
    path(line, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': width * 0.12,
      opacity: 0.34,
      transform: d`translate(${-width * 0.16} ${-width * 0.16})`,
    })
  )
}

/** The nut at a hose's end, with its crimped sleeve; local y runs out of the hose. */
const hoseEnd = (pen: Pen, [x, y]: Point, [turn, ring]: readonly [number, string]): string => {
  const chrome = toneOf('chrome')
  return group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, [
    cast(rect([-50, -10, 100, 210], { rx: 8 }), [14, 18]),
    bar(pen, [-36, -20, 72, 90], { tone: chrome, radius: 6 }),
    ...times(3, (index) => rect([-36, 2 + index * 22, 72, 6], { fill: '#1b1d1f', opacity: 0.3 })),
    rect([-38, 60, 76, 14], { rx: 4, fill: ring }),
    rect([-56, 74, 112, 110], {
      rx: 8,
      fill: across(
        pen,
        '#6b7074',
        '#e9ebec',
        '#aeb3b7',
        '#aeb3b7',
        '#f6f7f8',
        '#f1f2f3',
        '#8b9095',
        '#7b8084',
        '#c9cdd0',
        '#4b5054',
      ),
    }),
    oval([0, 184, 56, 15], { fill: faced(pen, chrome) }),
    oval([0, 184, 42, 11], { fill: '#1b1d1f' }),
    oval([0, 186, 26, 7], { fill: '#3b2f28' }),
  ])
}

function braidedHose(pen: Pen): string {
  const first = 'M250 330C300 120 660 60 840 250S960 640 900 760'
  const second = 'M330 800C200 620 380 430 560 480S660 640 620 700'
  return (
    plain(pen) +
    softLine(first, 70, 0.5) +
    softLine(second, 70, 0.5) +
    braid(pen, first, 56) +
    hoseEnd(pen, [252, 322], [14, '#b93a32']) +
    hoseEnd(pen, [902, 752], [10, '#b93a32']) +
    braid(pen, second, 56) +
    hoseEnd(pen, [326, 796], [-34, '#3f6f9f']) +
    hoseEnd(pen, [624, 692], [16, '#3f6f9f'])
  )
}

export const BATH_FITTINGS: Family<'hand-shower' | 'corner-basket' | 'bidet-spray' | 'braided-hose'> = {
  'hand-shower': { hue: 'chrome', front: handShower, detail: [300, 150, 440] },
  'corner-basket': { hue: 'gunmetal', front: cornerBasket, detail: [190, 250, 460] },
  'bidet-spray': { hue: 'chrome', front: bidetSpray, detail: [360, 90, 430] },
  'braided-hose': { hue: 'nickel', front: braidedHose, detail: [160, 230, 420] },
}
