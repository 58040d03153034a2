import { darken, lighten, mix } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { rectShape, wood } from '../kit/material.ts'
import type { Pen } from '../kit/pen.ts'
import { floorOf, plant, wallOf } from '../kit/room.ts'
import { bar, plate, tube } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Stop } from '../kit/svg.ts'
import { toneOf } from '../kit/colour.ts'

/** Glazed ceramic turned from the light on both sides. */
export const glazed = (pen: Pen): readonly Stop[] => {
  const { base } = pen.tone
  return [
    [0, darken(base, 0.34)],
    [0.08, darken(base, 0.12)],
    [0.22, lighten(base, 0.5)],
    [0.36, lighten(base, 0.85)],
    [0.56, lighten(base, 0.3)],
    [0.8, darken(base, 0.1)],
    [0.95, darken(base, 0.3)],
    [1, darken(base, 0.2)],
  ]
}

/** One-piece toilet from the front, a little from above, its lid closed. */
function toiletBody(pen: Pen): string {
  const { base } = pen.tone
  const bowl =
    'M398 640C392 730 432 812 470 868C486 900 478 980 462 1044H738C722 980 714 900 730 868C768 812 808 730 802 640Z'
  const tank = 'M404 196H796C806 196 812 204 811 214L786 560H414L389 214C388 204 394 196 404 196Z'
  const lid =
    'M432 548C432 520 452 508 480 508H720C748 508 768 520 768 548C812 584 828 640 806 704C782 768 700 806 600 806C500 806 418 768 394 704C372 640 388 584 432 548Z'
  const gleam = path('M440 250C436 330 446 430 460 500', {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 16,
    'stroke-linecap': 'round',
    opacity: 0.9,
    filter: pen.blur(5, [400, 220, 120, 320]),
  })
  return (
    contact(pen, [600, 1046, 176, 26]) +
    path(tank, { fill: pen.across(glazed(pen)) }) +
    path(tank, {
      fill: pen.down([
        [0, '#fff', 0.3],
        [0.7, '#fff', 0],
        [1, '#2a2622', 0.34],
      ]),
    }) +
    path(
      'M378 172C378 160 388 152 400 152H800C812 152 822 160 822 172V200C822 208 816 212 808 212H392C384 212 378 208 378 200Z',
      {
        fill: pen.down([
          [0, lighten(base, 0.9)],
          [0.5, base],
          [1, darken(base, 0.34)],
        ]),
      },
    ) +
    oval([600, 164, 46, 9], {
      fill: pen.across([
        [0, '#8b8f93'],
        [0.3, '#f6f7f8'],
        [0.6, '#a9adb1'],
        [1, '#63676b'],
      ]),
    }) +
    rect([598, 156, 3, 16], { fill: '#6d7175' }) +
    path(bowl, { fill: pen.across(glazed(pen)) }) +
    path(bowl, {
      fill: pen.down([
        [0, '#2a2622', 0.42],
        [0.22, '#2a2622', 0.08],
        [0.6, '#fff', 0.1],
        [0.9, '#2a2622', 0.1],
        [1, '#2a2622', 0.26],
      ]),
    }) +
    group({ transform: 'translate(0 24)' }, [path(lid, { fill: darken(base, 0.42), opacity: 0.7 })]) +
    group({ transform: 'translate(0 16)' }, [path(lid, { fill: pen.across(glazed(pen)) })]) +
    path(lid, { fill: darken(base, 0.3), opacity: 0.6, transform: 'translate(0 4)' }) +
    path(lid, {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(base, 0.7)],
          [0.36, lighten(base, 0.95)],
          [0.7, lighten(base, 0.2)],
          [1, darken(base, 0.16)],
        ],
      ),
    }) +
    path('M452 560C420 600 414 660 440 706', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.9,
      filter: pen.blur(4, [390, 530, 120, 210]),
    }) +
    path('M446 540C520 528 680 528 754 540', {
      fill: 'none',
      stroke: darken(base, 0.3),
      'stroke-width': 5,
      opacity: 0.6,
    }) +
    gleam
  )
}

/** A tiled bathroom corner; what stands in it is drawn on top. */
export function bathroom(pen: Pen, wall: string): string {
  const line = (points: string): string =>
    path(points, { fill: 'none', stroke: darken(wall, 0.24), 'stroke-width': 2, opacity: 0.5 })
  const joints =
    times(5, (row) => line(`M0 ${row * 140}H1200`)).join('') +
    times(11, (column) =>
      line(
        `M${column * 240 - 60} 0V140M${column * 240 + 60} 140V280M${column * 240 - 60} 280V420M${column * 240 + 60} 420V560M${column * 240 - 60} 560V690`,
      ),
    ).join('')
  const sheen = rect([0, 0, 1200, 660], {
    fill: pen.linear(
      [0, 0, 1, 0.6],
      [
        [0, '#fff', 0.4],
        [0.3, '#fff', 0.05],
        [0.5, '#fff', 0.2],
        [0.7, '#fff', 0],
        [1, '#000', 0.16],
      ],
    ),
  })
  return (
    wallOf(pen, wall, joints + sheen) +
    floorOf(pen, {
      floor: (shape) => shape({ fill: '#b9b6b0' }),
      joint: { colour: '#84817b', across: 260, isStaggered: false },
      gloss: 0.5,
    })
  )
}

const toiletScene = (pen: Pen): string =>
  bathroom(pen, '#d5dad3') +
  group({ transform: 'translate(150 190) scale(.82)' }, [toiletBody(pen)]) +
  plant(pen, [1010, 650], 1) +
  roll(pen)

/** A paper holder on the wall. */
export const roll = (pen: Pen): string =>
  cast(rect([240, 470, 120, 96], { rx: 46 }), [12, 16]) +
  rect([240, 470, 120, 96], {
    rx: 20,
    fill: pen.down([
      [0, '#fff'],
      [0.6, '#efece7'],
      [1, '#bdb8b0'],
    ]),
  }) +
  bar(pen, [218, 500, 164, 14], { tone: toneOf('gunmetal'), lies: 'level', radius: 7 })

/** Smart toilet from the side: skirted body, slim lid, lit knob. */
function smartToilet(pen: Pen): string {
  const { base } = pen.tone
  const body =
    'M214 596H958C990 610 996 660 960 716C908 790 856 850 842 930C836 970 838 1010 842 1040H300C262 1040 240 1020 236 980Z'
  const lid =
    'M206 566C204 500 236 462 296 460C420 462 520 500 640 524C760 546 880 548 962 566C986 574 988 596 962 600H214C206 594 206 580 206 566Z'
  const box = 'M214 596H470V700C400 716 290 716 222 706Z'
  return (
    studio(pen) +
    contact(pen, [570, 1042, 310, 28]) +
    path(body, {
      fill: pen.linear(
        [0, 0, 1, 0.3],
        [
          [0, darken(base, 0.2)],
          [0.16, lighten(base, 0.3)],
          [0.4, lighten(base, 0.9)],
          [0.7, lighten(base, 0.2)],
          [0.9, darken(base, 0.18)],
          [1, darken(base, 0.34)],
        ],
      ),
    }) +
    path(body, {
      fill: pen.down([
        [0, '#2a2622', 0.22],
        [0.14, '#fff', 0.1],
        [0.6, '#fff', 0],
        [1, '#2a2622', 0.3],
      ]),
    }) +
    path(box, { fill: '#2a2622', opacity: 0.06 }) +
    path('M206 600H972', { fill: 'none', stroke: darken(base, 0.6), 'stroke-width': 7 }) +
    path('M214 616C500 628 760 626 968 612', { fill: 'none', stroke: '#fff', 'stroke-width': 5, opacity: 0.8 }) +
    path(lid, {
      fill: pen.down([
        [0, lighten(base, 0.95)],
        [0.4, lighten(base, 0.5)],
        [0.8, darken(base, 0.08)],
        [1, darken(base, 0.34)],
      ]),
    }) +
    path('M232 520C250 486 280 478 320 480C440 486 540 520 660 542', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.95,
      filter: pen.blur(3, [200, 450, 500, 120]),
    }) +
    oval([330, 660, 40, 40], {
      fill: pen.radial(
        [0.36, 0.3, 0.8],
        [
          [0, '#fff'],
          [0.6, '#cfd3d6'],
          [1, '#84898d'],
        ],
      ),
    }) +
    oval([330, 660, 40, 40], { fill: 'none', stroke: '#6fb0e6', 'stroke-width': 6, opacity: 0.9 }) +
    oval([330, 660, 16, 16], { fill: '#eef1f3' }) +
    oval([860, 584, 9, 4], { fill: '#6fb0e6' }) +
    path(d`M842 940C700 900 480 900 ${240} 960`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 10,
      opacity: 0.5,
      filter: pen.blur(6, [220, 880, 640, 110]),
    }) +
    remote(pen)
  )
}

function remote(pen: Pen): string {
  const key = (index: number): string =>
    oval([1006 + (index % 2) * 50, 330 + Math.floor(index / 2) * 52, 15, 15], {
      fill: index === 0 ? '#d9e8f7' : '#eceeef',
      stroke: '#b9bdc1',
      'stroke-width': 2,
    })
  const outline = rect([966, 200, 130, 300], { rx: 16 })
  return (
    cast(outline, [14, 18]) +
    plate(pen, [966, 200, 130, 300], { tone: toneOf('white'), radius: 16 }) +
    rect([986, 222, 90, 70], { rx: 6, fill: '#39424a' }) +
    letter('38', { at: [1004, 240], size: 34, colour: '#bfe0ff' }) +
    times(6, key).join('')
  )
}

/** A thin-walled vessel basin. */
function basin(pen: Pen): string {
  const { base } = pen.tone
  const wall = 'M190 560C196 760 330 940 470 966C540 976 660 976 730 966C870 940 1004 760 1010 560Z'
  const inner = pen.radial(
    [0.42, 0.86, 0.86],
    [
      [0, lighten(base, 0.75)],
      [0.45, base],
      [0.8, darken(base, 0.2)],
      [1, darken(base, 0.44)],
    ],
  )
  return (
    studio(pen) +
    contact(pen, [600, 966, 190, 30]) +
    path(wall, { fill: pen.across(glazed(pen)) }) +
    path(wall, {
      fill: pen.down([
        [0, '#2a2622', 0.1],
        [0.3, '#fff', 0.12],
        [0.75, '#2a2622', 0.08],
        [1, '#2a2622', 0.46],
      ]),
    }) +
    path('M270 640C300 760 360 850 430 900', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 20,
      'stroke-linecap': 'round',
      opacity: 0.8,
      filter: pen.blur(9, [220, 600, 260, 340]),
    }) +
    oval([600, 560, 412, 132], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(base, 0.95)],
          [0.5, lighten(base, 0.3)],
          [1, darken(base, 0.2)],
        ],
      ),
    }) +
    oval([600, 564, 396, 122], { fill: inner }) +
    path('M206 574C250 470 950 470 994 574C900 520 300 520 206 574Z', {
      fill: '#2a2622',
      opacity: 0.2,
      filter: pen.blur(8, [180, 460, 840, 130]),
    }) +
    oval([600, 618, 58, 20], {
      fill: pen.across([
        [0, '#6f7478'],
        [0.3, '#fafbfb'],
        [0.55, '#aab0b4'],
        [1, '#53585c'],
      ]),
    }) +
    oval([600, 614, 40, 13], {
      fill: pen.across([
        [0, '#e9ebed'],
        [0.5, '#a2a8ac'],
        [1, '#f3f4f5'],
      ]),
    }) +
    path('M300 600C330 650 420 676 500 682', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.8,
      filter: pen.blur(5, [270, 580, 260, 120]),
    })
  )
}

/** A wall-hung unit with its ceramic top, tap and lit mirror. */
function vanity(pen: Pen): string {
  const colour = pen.tone.base
  const isTimber = ['maple', 'oak', 'smoked-oak', 'walnut', 'cherry'].includes(pen.hue)
  const front = ([x, w]: readonly [number, number]): string =>
    (isTimber
      ? wood(pen, rectShape([x, 770, w, 270]), { colour, shift: x })
      : rect([x, 770, w, 270], { fill: colour })) +
    rect([x, 770, w, 270], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.3],
          [0.5, '#fff', 0],
          [1, '#000', 0.2],
        ],
      ),
    }) +
    rect([x, 770, w, 12], { fill: darken(colour, 0.6), opacity: 0.75 })
  const outline = rect([220, 760, 760, 290], {})
  const glow = rect([300, 130, 600, 440], { rx: 10, fill: '#fff4d8', filter: pen.blur(34, [180, 20, 840, 660]) })
  const unit = [
    glow +
      cast(rect([310, 140, 580, 420], {}), [8, 12]) +
      rect([310, 140, 580, 420], {
        rx: 6,
        fill: pen.linear(
          [0, 0, 1, 1],
          [
            [0, '#f2f7f8'],
            [0.35, '#cfdcdf'],
            [0.36, '#e6eff1'],
            [0.6, '#d5e0e2'],
            [0.61, '#c3d1d4'],
            [1, '#b2c2c6'],
          ],
        ),
      }) +
      rect([310, 140, 580, 420], { rx: 6, fill: 'none', stroke: '#fffdf4', 'stroke-width': 9 }) +
      rect([599, 144, 2, 412], { fill: '#8fa0a4' }) +
      cast(outline, [20, 34]) +
      front([220, 378]) +
      front([602, 378]) +
      rect([200, 700, 800, 70], {
        rx: 8,
        fill: pen.down([
          [0, '#ffffff'],
          [0.3, '#f4f3f1'],
          [1, '#c6c3bd'],
        ]),
      }) +
      path('M330 706H870C850 736 820 740 780 740H420C380 740 350 736 330 706Z', {
        fill: pen.down([
          [0, '#a9a69f'],
          [1, '#efeeeb'],
        ]),
      }) +
      tube('M600 704V620C600 590 640 586 660 600V628', { width: 20, tone: toneOf('chrome') }) +
      rect([584, 694, 34, 12], { rx: 5, fill: '#9ea3a8' }) +
      [409, 791].map((x) => rect([x - 70, 800, 140, 12], { rx: 6, fill: mix('#3a3d40', '#ffffff', 0.12) })).join(''),
  ]
  return plain(pen) + group({ transform: 'translate(600 600) scale(1.12) translate(-600 -590)' }, unit)
}

export const CERAMICS: Family<'toilet' | 'smart-toilet' | 'basin' | 'vanity'> = {
  toilet: { hue: 'white', front: (pen) => studio(pen) + toiletBody(pen), detail: [360, 440, 470], scene: toiletScene },
  'smart-toilet': { hue: 'white', front: smartToilet, detail: [190, 430, 470] },
  basin: { hue: 'white', front: basin, detail: [330, 420, 520] },
  vanity: { hue: 'oak', front: vanity, detail: [420, 560, 460] },
}
