import { block, frontOf, onFace, rightOf, topOf } from '../kit/camera.ts'
import type { Block, Point3 } from '../kit/camera.ts'
import { darken, inkOf, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { across, barrel, falling, glowing, pathShape, slanting, turned } from '../kit/light.ts'
import { clouds, woven } from '../kit/material.ts'
import { grains } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { bodyStops, screwHead, shaded, tube } from '../kit/solid.ts'
import { stage } from '../kit/stage.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

const METAL = '#c3c7ca'

/** A step ladder standing open: ribbed treads, hollow rails, a plastic head and feet in its colour. */
function ladder(pen: Pen): string {
  const { view } = stage(pen, { yaw: -34, pitch: 13, size: [470, 620, 1160], frame: [150, 80, 900, 1000] })
  const at = (x: number, y: number, z: number): Point => view.project([x, y, z])
  const lean = (z: number): { left: number; right: number; y: number } => ({
    left: z * 0.06,
    right: 470 - z * 0.06,
    y: z * 0.24,
  })
  const rear = (z: number): number => 620 - z * 0.25
  const beam = ([a, b]: readonly [Point3, Point3], wide: number, colour: string): string => {
    const side = (from: Point3, dx: number, dy: number): Point => at(from[0] + dx, from[1] + dy, from[2])
    return (
      poly([side(a, wide, 0), side(b, wide, 0), side(b, wide, 62), side(a, wide, 62)], {
        fill: across(pen, shaded(colour, 0.28), shaded(colour, 0.46)),
      }) +
      poly([side(a, 0, 0), side(b, 0, 0), side(b, wide, 0), side(a, wide, 0)], {
        fill: across(pen, lighten(colour, 0.6), colour, darken(colour, 0.2)),
      })
    )
  }
  const foot = (x: number, y: number): string =>
    block(
      view,
      { at: [x - 5, y - 6, -4], size: [44, 74, 50] },
      { front: pen.tone.base, top: pen.tone.light, side: shaded(pen.tone.base, 0.4) },
    )
  const rearLeg = (x: number, to: number): string =>
    beam(
      [
        [x, 620, 0],
        [to, rear(1090), 1090],
      ],
      26,
      darken(METAL, 0.16),
    )
  const brace = (z: number): string =>
    beam(
      [
        [20 + z * 0.05, rear(z) + 10, z],
        [450 - z * 0.05, rear(z) + 10, z],
      ],
      0,
      METAL,
    ) +
    path(
      d`M${at(20 + z * 0.05, rear(z), z)[0]} ${at(20 + z * 0.05, rear(z), z)[1]}L${at(450 - z * 0.05, rear(z), z)[0]} ${at(450 - z * 0.05, rear(z), z)[1]}`,
      { stroke: darken(METAL, 0.2), 'stroke-width': 15 },
    )
  const tread = (index: number): string => {
    const z = 190 + index * 205
    const { left, right, y } = lean(z)
    const body: Block = { at: [left + 26, y - 14, z], size: [right - left - 52, 100, 26] }
    return (
      block(view, body, { front: lighten(METAL, 0.3), top: METAL, side: shaded(METAL, 0.4) }) +
      onFace(
        view,
        topOf(body),
        times(7, (line) => rect([0, 6 + line * 13, body.size[0], 5], { fill: '#3a3e42', opacity: 0.5 })),
      ) +
      onFace(view, frontOf(body), [
        rect([0, 0, body.size[0], 26], { fill: falling(pen, lighten(METAL, 0.8), METAL, darken(METAL, 0.42)) }),
      ])
    )
  }
  const rail = (x: number, to: number): string =>
    beam(
      [
        [x, 0, 0],
        [to, 1090 * 0.24, 1090],
      ],
      30,
      METAL,
    )
  const head: Block = { at: [44, 232, 1076], size: [382, 150, 62] }
  const spread = (x: number, z: number): string => {
    const [a, b] = [at(x, lean(z).y + 40, z), at(x, rear(z) + 20, z)]
    return path(d`M${a[0]} ${a[1]}L${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 20}L${b[0]} ${b[1]}`, {
      fill: 'none',
      stroke: '#6d7276',
      'stroke-width': 9,
    })
  }
  const shadow = poly([at(0, 0, 0), at(500, 20, 0), at(480, 700, 0), at(40, 680, 0)], {
    fill: '#211c18',
    opacity: 0.16,
    filter: pen.blur(24, [150, 780, 950, 360]),
  })
  const touch = ([x, y]: Point): string => contact(pen, [x + 14, y + 2, 44, 14], 0.7)
  return (
    studio(pen) +
    shadow +
    [at(20, 0, 0), at(460, 0, 0), at(30, 650, 0), at(440, 650, 0)].map(touch).join('') +
    foot(16, 620) +
    rearLeg(16, 74) +
    brace(250) +
    brace(520) +
    brace(790) +
    spread(52, 500) +
    foot(424, 620) +
    rearLeg(424, 366) +
    foot(0, 0) +
    rail(0, 64) +
    times(5, tread).join('') +
    spread(430, 500) +
    foot(440, 0) +
    rail(440, 374) +
    block(view, head, { front: pen.tone.base, top: pen.tone.light, side: shaded(pen.tone.base, 0.42) }) +
    onFace(view, topOf(head), [
      rect([18, 18, 346, 114], { rx: 18, fill: darken(pen.tone.base, 0.24) }),
      rect([24, 26, 334, 104], { rx: 16, fill: pen.tone.base }),
    ]) +
    onFace(view, frontOf(head), [
      rect([0, 0, 382, 62], {
        fill: falling(pen, lighten(pen.tone.base, 0.4), pen.tone.base, darken(pen.tone.base, 0.2)),
      }),
    ])
  )
}

/** A hand tile cutter: ribbed bed, twin rails, carriage with its wheel and long lever, a tile scored half through. */
function tileCutter(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -38, pitch: 27, size: [430, 1180, 330], frame: [90, 120, 1020, 960] })
  const at = (point: Point3): Point => view.project(point)
  const line = (from: Point3, to: Point3): string => d`M${at(from)[0]} ${at(from)[1]}L${at(to)[0]} ${at(to)[1]}`
  const bed: Block = { at: [0, 0, 0], size: [430, 1180, 34] }
  const pad = (x: number): string =>
    onFace(view, topOf(bed), [
      rect([x, 60, 165, 1060], { fill: '#3b3e41' }),
      rect([x, 60, 165, 1060], { fill: grains(pen, { colour: '#3b3e41', scale: 0.8 }).fill, opacity: 0.5 }),
    ])
  const tile: Block = { at: [20, 250, 36], size: [390, 560, 12] }
  const post = (y: number): string => {
    const body: Block = { at: [110, y, 34], size: [210, 60, 120] }
    return (
      block(view, body, { front: pen.tone.base, top: pen.tone.light, side: shaded(pen.tone.base, 0.4) }) +
      onFace(view, frontOf(body), [
        rect([0, 0, 210, 120], {
          fill: falling(pen, lighten(pen.tone.base, 0.4), pen.tone.base, darken(pen.tone.base, 0.24)),
        }),
      ])
    )
  }
  const rail = (x: number): string => tube(line([x, 30, 130], [x, 1150, 130]), { width: 26, tone: toneOf('chrome') })
  const carriage: Block = { at: [130, 520, 96], size: [170, 130, 76] }
  const grip = [at([215, 560, 170]), at([215, 230, 340])] as const
  return (
    ground +
    block(view, bed, { front: '#aeb3b7', top: '#c9cdd0', side: '#7d8387' }) +
    onFace(view, frontOf(bed), [rect([0, 0, 430, 34], { fill: falling(pen, '#eef0f1', '#a9aeb2', '#7a8084') })]) +
    onFace(view, rightOf(bed), [rect([0, 0, 1180, 34], { fill: falling(pen, '#b9bec1', '#777d81', '#575c60') })]) +
    pad(30) +
    pad(235) +
    onFace(
      view,
      topOf(bed),
      times(24, (index) => rect([204, 60 + index * 44, index % 5 === 0 ? 22 : 14, 3], { fill: '#22262a' })),
    ) +
    post(1112) +
    block(view, tile, { front: '#d8cdbd', top: '#f3f1ec', side: '#b9ac99' }) +
    onFace(view, topOf(tile), [
      rect([0, 0, 390, 560], { fill: slanting(pen, ['#fff', 0.9], ['#e6e2da', 0.5], ['#cfc9bf', 0.7]) }),
      rect([193, 240, 4, 320], { fill: '#8d8579', opacity: 0.8 }),
    ]) +
    path(line([180, 30, 60], [180, 1150, 60]), { stroke: '#1d1813', 'stroke-width': 16, opacity: 0.14 }) +
    path(line([255, 30, 60], [255, 1150, 60]), { stroke: '#1d1813', 'stroke-width': 16, opacity: 0.14 }) +
    rail(175) +
    rail(260) +
    block(view, carriage, { front: pen.tone.base, top: pen.tone.light, side: shaded(pen.tone.base, 0.36) }) +
    onFace(view, frontOf(carriage), [
      rect([0, 0, 170, 76], {
        fill: falling(pen, lighten(pen.tone.base, 0.5), pen.tone.base, darken(pen.tone.base, 0.3)),
      }),
      oval([85, 84, 34, 34], { fill: slanting(pen, '#e8eaec', '#8b9095', '#4c5155') }),
      oval([85, 84, 10, 10], { fill: '#2b2e31' }),
    ]) +
    tube(d`M${grip[0][0]} ${grip[0][1]}L${grip[1][0]} ${grip[1][1]}`, {
      width: 30,
      tone: toneOf('chrome'),
      cap: 'round',
    }) +
    tube(d`M${midway(...grip)[0]} ${midway(...grip)[1]}L${grip[1][0]} ${grip[1][1]}`, {
      width: 54,
      tone: toneOf('black'),
      cap: 'round',
    }) +
    post(0) +
    [175, 260].map((x) => screwHead(pen, at([x, 0, 130]), 15)).join('')
  )
}

const midway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** One dipped glove, palm towards us, fingers up; `flip` is the other hand. */
function glove(pen: Pen): string {
  const { base } = pen.tone
  const knit = '#dedbd4'
  const finger = (line: string, width: number): string => tube(line, { width, tone: pen.tone, cap: 'round' })
  const palm =
    'M-176 20C-190 -60 -176 -110 -168 -170H160C176 -100 196 -20 190 60C186 150 158 220 148 300H-146C-150 230 -166 120 -176 20Z'
  const cuff = 'M-150 286H150L138 420C140 500 150 560 146 610H-146C-150 560 -142 500 -138 420Z'
  const ribs = times(17, (index) =>
    path(
      d`M${-132 + index * 16.6} 430C${-130 + index * 16.2} 500 ${-134 + index * 16.8} 550 ${-134 + index * 16.8} 604`,
      {
        stroke: '#8f8b84',
        'stroke-width': 4,
        opacity: 0.45,
        fill: 'none',
      },
    ),
  )
  const body = pathShape(palm)
  const fingers =
    finger('M136 60L176 -330', 84) +
    finger('M-128 60L-152 -380', 90) +
    finger('M54 60L70 -450', 96) +
    finger('M-40 60L-46 -480', 98)
  return (
    path(cuff, { fill: across(pen, darken(knit, 0.34), knit, lighten(knit, 0.5), knit, darken(knit, 0.4)) }) +
    woven(pen, pathShape(cuff), { colour: knit, scale: 0.5 }) +
    ribs.join('') +
    path('M-146 610H146L147 590H-147Z', { fill: darken(base, 0.2) }) +
    finger('M-110 180C-200 110 -250 20 -282 -90', 96) +
    fingers +
    body({
      fill: pen.down([
        [0, base, 0],
        [0.3, base, 1],
        [1, base, 1],
      ]),
    }) +
    group(
      { 'clip-path': pen.clip(path(palm, {})) },
      [-180, 182].map((x) =>
        oval([x, 110, 90, 240], {
          fill: pen.once('flank', () =>
            pen.radial(
              [0.5, 0.5, 0.5],
              [
                [0, darken(base, 0.8), 0.5],
                [1, darken(base, 0.8), 0],
              ],
            ),
          ),
        }),
      ),
    ) +
    oval([-96, 150, 120, 170], {
      fill: pen.radial(
        [0.45, 0.4, 0.55],
        [
          [0, lighten(base, 0.36), 0.9],
          [1, base, 0],
        ],
      ),
      transform: 'rotate(-24 -96 150)',
    }) +
    path('M-150 -40C-90 -110 90 -110 150 -20C180 60 150 180 136 290H-136C-150 230 -170 60 -150 -40Z', {
      fill: grains(pen, { colour: base, scale: 1.5 }).fill,
      opacity: 0.5,
    }) +
    path('M-60 250C-110 180 -110 60 -40 20M-150 40C-60 -30 60 -20 150 30M-140 -60C-50 -90 60 -90 160 -50', {
      fill: 'none',
      stroke: darken(base, 0.5),
      'stroke-width': 7,
      opacity: 0.35,
      'stroke-linecap': 'round',
    }) +
    path('M-88 -168L-92 -230M6 -172L10 -250M98 -168L112 -226', {
      stroke: darken(base, 0.7),
      'stroke-width': 9,
      opacity: 0.4,
      'stroke-linecap': 'round',
    }) +
    path('M-147 276C-60 316 70 262 150 296L147 318C70 288 -60 338 -147 302Z', { fill: darken(base, 0.2) })
  )
}

function gloves(pen: Pen): string {
  const outline = path(
    'M-176 -170C-200 -400 -170 -430 -130 -420L-90 -480C-50 -540 0 -520 10 -480L60 -490C110 -500 120 -440 130 -360C200 -400 220 -340 210 -300L186 60L148 610H-146L-150 260C-240 160 -290 60 -320 -90C-310 -150 -250 -140 -240 -100Z',
    {},
  )
  const place = (transform: string): string => group({ transform }, [cast(outline, [18, 24]), glove(pen)])
  return (
    plain(pen) +
    place('translate(800 590) rotate(12) scale(-.86 .86)') +
    place('translate(430 620) rotate(-8) scale(.86)')
  )
}

/** An aerosol of mounting foam with its straw, and a bead of foam that has risen beside it. */
function foamCan(pen: Pen): string {
  const base = inkOf(pen.tone)
  const white = toneOf('white')
  const label = 'M410 440V940A170 40 0 0 0 750 940V440A170 40 0 0 1 410 440Z'
  const foam =
    'M812 1000C780 970 800 920 838 916C836 872 886 852 912 880C926 838 990 840 1002 884C1040 872 1076 912 1058 946C1090 966 1082 1008 1050 1010C990 1024 860 1024 812 1000Z'
  const foamShape = pathShape(foam)
  return (
    studio(pen) +
    contact(pen, [580, 986, 176, 40]) +
    contact(pen, [944, 1008, 140, 20], 0.8) +
    foamShape({ fill: slanting(pen, '#fff6d6', '#f0dca0', '#c6a75e') }) +
    clouds(pen, foamShape, { frequency: [0.02, 0.024], light: 0.6, shade: 0.16 }) +
    [
      [850, 950, 40],
      [918, 910, 46],
      [990, 920, 44],
      [1030, 970, 38],
      [930, 970, 56],
    ]
      .map(([x, y, r]) =>
        oval([x ?? 0, y ?? 0, r ?? 0, (r ?? 0) * 0.9], {
          fill: pen.once('puff', () => glowing(pen, ['#fffbe8', 0.9], ['#f2e0a8', 0.4], ['#b8964c', 0.35])),
        }),
      )
      .join('') +
    tube('M580 196C640 180 700 190 770 150L1010 40', { width: 17, tone: white, cap: 'round' }) +
    turned(pen, {
      cx: 580,
      tone: white,
      profile: [
        [176, 22],
        [232, 30],
        [232, 62],
        [300, 70],
      ],
      tilt: 0.24,
    }) +
    rect([540, 240, 80, 20], { rx: 8, fill: darken(base, 0.1) }) +
    turned(pen, {
      cx: 580,
      tone: toneOf('nickel'),
      profile: [
        [296, 70],
        [316, 96],
        [316, 118],
        [392, 166],
        [410, 176],
      ],
      tilt: 0.24,
    }) +
    path('M410 410V960A170 40 0 0 0 750 960V410A170 40 0 0 1 410 410Z', { fill: '#fbfbfa' }) +
    group({ 'clip-path': pen.clip(path(label, {})) }, [
      rect([400, 430, 360, 330], { fill: base }),
      path('M400 760C480 700 600 820 760 720V800C620 880 500 760 400 820Z', { fill: lighten(base, 0.45) }),
      rect([400, 690, 360, 8], { fill: '#fff', opacity: 0.7 }),
      letter('发泡胶', { at: [470, 530], size: 66, colour: '#ffffff', weight: 1.1 }),
      rect([500, 620, 160, 6], { fill: '#fff', opacity: 0.8 }),
      letter('750ML', { at: [516, 880], size: 36, colour: '#3f444a' }),
    ]) +
    path('M410 410V960A170 40 0 0 0 750 960V410A170 40 0 0 1 410 410Z', { fill: barrel(pen) }) +
    path('M408 948A172 42 0 0 0 752 948V966A172 42 0 0 1 408 966Z', { fill: pen.across(bodyStops(toneOf('nickel'))) }) +
    path('M408 404A172 42 0 0 0 752 404V420A172 42 0 0 1 408 420Z', { fill: pen.across(bodyStops(toneOf('nickel'))) })
  )
}

export const HARDWARE_TOOLS: Family<'ladder' | 'tile-cutter' | 'gloves' | 'foam-can'> = {
  ladder: { hue: 'orange', front: ladder, detail: [420, 90, 430] },
  'tile-cutter': { hue: 'red', front: tileCutter, detail: [430, 300, 460] },
  gloves: { hue: 'blue', front: gloves, detail: [230, 420, 440] },
  'foam-can': { hue: 'orange', front: foamCan, detail: [390, 140, 440] },
}
