import { darken, inkOf, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter, letterWidth } from '../kit/lettering.ts'
import { across, barrel, falling, glowing, lit, pathShape, slanting, softLine, turned } from '../kit/light.ts'
import { clouds, rectShape, wood } from '../kit/material.ts'
import { bucket } from '../kit/packaging.ts'
import { brush, grains, tooth } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { bodyStops, tube } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'

const WHOLE: Box = [0, 0, 1200, 1200]
const centred = (words: string, [x, y, size]: readonly [number, number, number], colour: string): string =>
  letter(words, { at: [x - letterWidth(words, size) / 2, y], size, colour })

/** A tin of lacquer before a board that it has been brushed on. */
function lacquerCan(pen: Pen): string {
  const { base } = pen.tone
  const ink = darken(base, 0.1)
  const timber = '#c8a06c'
  const coat = mix(timber, base, ['white', 'ivory', 'light-grey'].includes(pen.hue) ? 0.85 : 0.72)
  const board: Box = [610, 190, 400, 800]
  const wet = pathShape(
    'M610 190H1010V740C980 770 960 720 930 760C900 800 880 730 846 752C810 776 790 812 760 770C730 730 700 800 670 780C640 764 630 744 610 756Z',
  )
  const steel = toneOf('nickel')
  const body = 'M250 470V940A190 46 0 0 0 630 940V470A190 46 0 0 1 250 470Z'
  const label = 'M250 540V890A190 46 0 0 0 630 890V540A190 46 0 0 1 250 540Z'
  return (
    studio(pen) +
    contact(pen, [810, 992, 216, 16]) +
    wood(pen, rectShape(board), { colour: timber, along: 'y', shift: 4, scale: 0.9, octaves: 1 }) +
    wet({ fill: coat, opacity: 0.86 }) +
    wet({
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.6],
          [0.3, '#fff', 0.08],
          [0.42, '#fff', 0.34],
          [0.5, '#fff', 0.02],
          [1, '#000', 0.16],
        ],
      ),
    }) +
    rect([board[0], board[1], 400, 5], { fill: '#fff', opacity: 0.5 }) +
    rect([1003, 190, 7, 800], { fill: '#000', opacity: 0.24 }) +
    contact(pen, [446, 990, 196, 44]) +
    path(body, { fill: pen.across(bodyStops(steel)) }) +
    path(label, { fill: '#faf9f6' }) +
    group({ 'clip-path': pen.clip(path(label, {})) }, [
      rect([240, 530, 400, 240], { fill: ink }),
      path('M240 770C330 720 480 840 640 750V800C500 880 360 770 240 830Z', { fill: lighten(ink, 0.42) }),
      rect([300, 610, 280, 3], { fill: '#fff', opacity: 0.8 }),
      centred('木器漆', [440, 622, 66], inkOf(pen.tone) === base ? '#ffffff' : '#3b3630'),
      centred('水性', [440, 710, 34], inkOf(pen.tone) === base ? '#ffffff' : '#3b3630'),
      centred('2.5L', [440, 866, 34], '#4b4f54'),
    ]) +
    path(body, { fill: barrel(pen, 0.8) }) +
    path('M244 930A196 48 0 0 0 636 930V948A196 48 0 0 1 244 948Z', { fill: pen.across(bodyStops(steel)) }) +
    turned(pen, {
      cx: 440,
      tone: steel,
      profile: [
        [452, 198],
        [486, 198],
      ],
      tilt: 0.25,
    }) +
    oval([440, 454, 178, 43], { fill: darken(steel.base, 0.55) }) +
    oval([440, 462, 174, 40], { fill: slanting(pen, '#f4f5f5', '#b7bbbe', '#7c8185', '#d5d8da') }) +
    oval([440, 464, 120, 27], { fill: 'none', stroke: '#7c8185', 'stroke-width': 4, opacity: 0.6 })
  )
}

/** Bare wall, primer, putty, top coat: the layers one after another, each with its edge. */
export function primerDetail(pen: Pen): string {
  const coats = ['#a19b92', '#b9c9c4', '#eceae5', pen.tone.light]
  const edge = (index: number): string =>
    d`M${index * 300 - 40} -20C${index * 300 + 60} ${260} ${index * 300 - 90} ${520} ${index * 300 + 20} ${760}S${index * 300 - 60} 1100 ${index * 300 + 10} 1220`
  return (
    rect(WHOLE, { fill: coats[0] ?? '#fff' }) +
    rect(WHOLE, { fill: grains(pen, { colour: '#a19b92', scale: 2 }).fill }) +
    coats
      .slice(1)
      .map(
        (colour, index) =>
          softLine(edge(index + 1), 44, 0.5) +
          path(edge(index + 1) + 'H1240V-20Z', { fill: colour }) +
          path(edge(index + 1), { fill: 'none', stroke: lighten(colour, 0.7), 'stroke-width': 7 }) +
          path(edge(index + 1) + 'H1240V-20Z', tooth(pen, 0.09)),
      )
      .join('') +
    rect(WHOLE, { fill: slanting(pen, ['#fff', 0.4], ['#fff', 0.02], ['#1d1813', 0.2]) })
  )
}

/** A bucket with a shield on its label: primer, and what is brushed on the back of tiles. */
export function primerBucket(pen: Pen, words = '底漆'): string {
  const ink = inkOf(pen.tone)
  const shield =
    'M600 690C634 716 676 726 702 726V800C702 858 660 896 600 920C540 896 498 858 498 800V726C524 726 566 716 600 690Z'
  const print =
    rect([250, 556, 700, 104], { fill: ink }) +
    rect([250, 664, 700, 8], { fill: lighten(ink, 0.4) }) +
    centred(words, [600, 574, 68], '#ffffff') +
    path(shield, { fill: slanting(pen, lighten(ink, 0.5), ink, darken(ink, 0.3)) }) +
    path('M546 806L586 846L658 764', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 20,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    letter('15L', { at: [748, 850], size: 34, colour: ink })
  return (
    studio(pen) +
    bucket(pen, { tone: toneOf('white'), lid: pen.tone, label: { from: 480, to: 960, paper: '#f2f6f4', print } })
  )
}

/** Strokes of a trowel, short and crossing: each a flat smear with a ridge where the steel was lifted. */
const trowelled = (pen: Pen, [x, y, w, h]: Box, count: number): string => {
  const smear = pen.once('smear', () =>
    pen.down([
      [0, '#fff', 0.5],
      [0.16, '#fff', 0.16],
      [0.6, pen.tone.base, 0.3],
      [0.9, pen.tone.dark, 0.32],
      [1, pen.tone.deep, 0.4],
    ]),
  )
  return times(count, () => {
    const [cx, cy, r, turn] = [
      between(pen.random, x, x + w),
      between(pen.random, y, y + h),
      between(pen.random, w * 0.05, w * 0.13),
      between(pen.random, -34, 44),
    ]
    const line = d`M${cx - r} ${cy}C${cx - r * 0.9} ${cy - r * 0.5} ${cx + r * 0.6} ${cy - r * 0.6} ${cx + r} ${cy - r * 0.2}C${cx + r * 1.1} ${cy + r * 0.24} ${cx - r * 0.7} ${cy + r * 0.44} ${cx - r} ${cy}Z`
    return path(line, {
      fill: smear,
      opacity: between(pen.random, 0.3, 0.75),
      transform: d`rotate(${turn} ${cx} ${cy})`,
    })
  }).join('')
}

/** A sample board of textured paint with the steel trowel that made it. */
function artPaint(pen: Pen): string {
  const board: Box = [170, 150, 780, 860]
  const area = rectShape(board)
  return (
    plain(pen) +
    group({}, [
      cast(rect(board, { rx: 6 }), [26, 36]),
      area({ fill: pen.tone.base }),
      group({ 'clip-path': pen.clip(rect(board, {})) }, [
        trowelled(pen, [-200, -200, 1560, 1560], 90),
        trowelled(pen, board, 170),
      ]),
      area(tooth(pen, 0.12)),
      lit(pen, area, 0.36),
      rect([171.5, 151.5, 777, 857], { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.5 }),
    ]) +
    steelTrowel(pen)
  )
}

function steelTrowel(pen: Pen): string {
  const blade =
    'M-330 -86C-330 -100 -320 -108 -306 -108H306C320 -108 330 -100 330 -86V86C330 100 320 108 306 108H-306C-320 108 -330 100 -330 86Z'
  return group({ transform: 'translate(790 860) rotate(-32)' }, [
    cast(path(blade, {}), [24, 34]),
    path(blade, { fill: slanting(pen, '#f6f7f8', '#b5babe', '#eef0f1', '#8b9095', '#c9cdd0') }),
    path(blade, { ...brush(pen), opacity: 0.6 }),
    rect([-250, -13, 500, 26], { rx: 8, fill: pen.down(bodyStops(toneOf('gunmetal'))) }),
    ...[-210, -150, 150, 210].map((x) => oval([x, 0, 7, 7], { fill: '#dfe2e4' })),
    softLine('M-150 46H170', 56, 0.4),
    tube('M-120 0C-130 -60 -120 -64 -90 -64', { width: 24, tone: toneOf('gunmetal') }),
    rect([-180, -88, 350, 58], { rx: 29, fill: pen.down(bodyStops(toneOf('walnut'))) }),
    rect([-150, -80, 290, 7], { rx: 3, fill: '#fff', opacity: 0.4 }),
  ])
}

const artDetail = (pen: Pen): string => {
  const area = rectShape(WHOLE)
  return (
    area({ fill: pen.tone.base }) +
    trowelled(pen, [-600, -600, 2400, 2400], 90) +
    trowelled(pen, WHOLE, 190) +
    area(tooth(pen, 0.16)) +
    lit(pen, area, 0.3)
  )
}

/** A roller: napped sleeve, bent wire, handle; local (0, 0) is the middle of the sleeve. */
function roller(pen: Pen, transform: string): string {
  const nap = pen.hue === 'white' ? '#f2efe8' : mix(pen.tone.base, '#ffffff', 0.12)
  const sleeve = pathShape(
    'M-250 -92C-262 -60 -262 60 -250 92C-150 100 150 100 250 92C262 60 262 -60 250 -92C150 -100 -150 -100 -250 -92Z',
  )
  const hairs = times(260, () => {
    const [x, y] = [between(pen.random, -246, 240), between(pen.random, -94, 88)]
    return d`M${x} ${y}l${between(pen.random, -6, 8)} ${between(pen.random, 6, 15)}`
  })
  return group({ transform }, [
    cast('<path d="M-250 -92H250V92H-250ZM-40 470H40V800H-40Z"/>', [24, 34]),
    tube('M-246 0H-296C-330 0 -330 30 -330 60V160C-330 230 -300 250 -240 260L-60 290C-10 300 0 320 0 370V480', {
      width: 20,
      tone: toneOf('chrome'),
    }),
    sleeve({ fill: falling(pen, darken(nap, 0.2), lighten(nap, 0.5), nap, darken(nap, 0.2), darken(nap, 0.46)) }),
    sleeve({ fill: grains(pen, { colour: nap, scale: 0.9 }).fill, opacity: 0.7 }),
    path(hairs.join(''), { stroke: lighten(nap, 0.6), 'stroke-width': 2.4, opacity: 0.3, 'stroke-linecap': 'round' }),
    oval([250, 0, 22, 92], { fill: falling(pen, nap, darken(nap, 0.4)) }),
    oval([254, 0, 13, 54], { fill: '#2b2e31' }),
    oval([256, 0, 6, 24], { fill: '#a9aeb2' }),
    rect([-22, 440, 44, 70], { rx: 8, fill: pen.across(bodyStops(toneOf('gunmetal'))) }),
    path(
      'M-34 496C-50 560 -50 620 -40 690C-36 750 -44 800 -34 830C-24 850 24 850 34 830C44 800 36 750 40 690C50 620 50 560 34 496Z',
      {
        fill: across(
          pen,
          darken(pen.tone.base, 0.55),
          lighten(pen.tone.base, 0.5),
          pen.tone.base,
          darken(pen.tone.base, 0.5),
        ),
      },
    ),
    ...times(7, (index) => rect([-40, 560 + index * 26, 80, 9], { rx: 4, fill: '#000', opacity: 0.22 })),
    oval([0, 818, 10, 10], { fill: '#efedea' }),
  ])
}

function paintRoller(pen: Pen): string {
  const colour = pen.hue === 'white' ? '#a9b8b0' : pen.tone.base
  const swath = pathShape('M176 60C300 46 500 54 600 62C610 180 602 260 606 340H180C170 260 184 140 176 60Z')
  const lines = times(24, (index) =>
    path(d`M${190 + index * 17.4} 62V${320 + ((index * 31) % 30)}`, {
      stroke: index % 2 === 0 ? '#fff' : '#000',
      'stroke-width': 4 + (index % 3),
      opacity: 0.06,
    }),
  )
  return (
    plain(pen) +
    rect(WHOLE, tooth(pen, 0.06)) +
    swath({ fill: falling(pen, lighten(colour, 0.12), colour) }) +
    lines.join('') +
    clouds(pen, swath, { frequency: [0.03, 0.008], light: 0.16, shade: 0.08 }) +
    roller(pen, 'translate(390 350) scale(.84) rotate(-3)') +
    tray(pen)
  )
}

/** The tray beside it, paint in its well. */
function tray(pen: Pen): string {
  const colour = pen.hue === 'white' ? '#a9b8b0' : pen.tone.base
  const rim =
    'M700 560H1090C1104 560 1112 570 1110 584L1082 1000C1080 1016 1070 1024 1056 1024H734C720 1024 710 1016 708 1000L680 584C678 570 686 560 700 560Z'
  return (
    cast(path(rim, {}), [18, 26]) +
    path(rim, { fill: slanting(pen, '#5b6064', '#34383b', '#1b1d1f') }) +
    path('M716 584H1074L1052 996H738Z', { fill: falling(pen, '#484c50', '#26292c') }) +
    times(
      9,
      (index) =>
        rect([730 + index, 608 + index * 23, 330 - index * 2, 9], { rx: 4, fill: '#000', opacity: 0.4 }) +
        rect([730 + index, 617 + index * 23, 330 - index * 2, 3], { fill: '#fff', opacity: 0.14 }),
    ).join('') +
    path('M727 800C800 780 980 812 1063 792L1052 996H738Z', {
      fill: slanting(pen, lighten(colour, 0.4), colour, darken(colour, 0.16)),
    }) +
    path('M728 806C800 788 980 818 1062 798', {
      fill: 'none',
      stroke: lighten(colour, 0.6),
      'stroke-width': 6,
      opacity: 0.8,
    }) +
    oval([830, 880, 70, 22], { fill: glowing(pen, ['#fff', 0.7], ['#fff', 0]) })
  )
}

export const WALLS_PAINT: Family<'lacquer-can' | 'primer-bucket' | 'art-paint' | 'paint-roller'> = {
  'lacquer-can': { hue: 'walnut', front: lacquerCan, detail: [560, 440, 440] },
  'primer-bucket': { hue: 'green', front: primerBucket, detail: primerDetail },
  'art-paint': { hue: 'beige', front: artPaint, detail: artDetail },
  'paint-roller': { hue: 'blue', front: paintRoller, detail: [150, 190, 420] },
}
