import { block, onFace, rightOf, topOf } from '../kit/camera.ts'
import type { Block, Camera, Point3 } from '../kit/camera.ts'
import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { across, falling, glowing, slanting, softLine } from '../kit/light.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, plate, screwHead, shaded, tube } from '../kit/solid.ts'
import { footprint, stage } from '../kit/stage.ts'
import { cast, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

const SIDE = 430
const DEEP = 250

/** A box to be let into the wall, its mouth towards us: lugs with their threads, knock-outs on every side. */
function openBox(
  pen: Pen,
  view: Camera,
  { at: [x, y, z], colour }: { readonly at: Point3; readonly colour: string },
): string {
  const body: Block = { at: [x, y, z], size: [SIDE, DEEP, SIDE] }
  const corner = (px: number, py: number, pz: number): Point => view.project([x + px, y + py, z + pz])
  const [low, high, end] = [16, SIDE - 16, DEEP - 10]
  const mouth = [corner(low, 0, low), corner(high, 0, low), corner(high, 0, high), corner(low, 0, high)]
  const knock = (cx: number, cy: number, r: number): string =>
    oval([cx, cy, r, r], { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 5, opacity: 0.8 }) +
    oval([cx + 2, cy + 3, r, r], { fill: 'none', stroke: lighten(colour, 0.5), 'stroke-width': 3, opacity: 0.7 }) +
    oval([cx, cy, r * 0.62, r * 0.62], { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 3, opacity: 0.5 })
  const lug = (px: number): string => {
    const [cx, cy] = corner(px, 0, SIDE / 2)
    return (
      poly(
        [
          corner(px - 30, 6, SIDE / 2 - 54),
          corner(px + 30, 6, SIDE / 2 - 54),
          corner(px + 30, 6, SIDE / 2 + 54),
          corner(px - 30, 6, SIDE / 2 + 54),
        ],
        {
          fill: slanting(pen, lighten(colour, 0.5), colour, darken(colour, 0.2)),
        },
      ) +
      oval([cx, cy, 20, 21], { fill: pen.once('thread', () => slanting(pen, '#f3dfae', '#b58f4c', '#5b4014')) }) +
      oval([cx, cy, 11, 12], { fill: '#1b1307' })
    )
  }
  const inside = [
    poly([corner(low, end, low), corner(high, end, low), corner(high, end, high), corner(low, end, high)], {
      fill: slanting(pen, darken(colour, 0.5), darken(colour, 0.34)),
    }),
    poly([corner(low, 0, low), corner(low, end, low), corner(low, end, high), corner(low, 0, high)], {
      fill: across(pen, darken(colour, 0.2), darken(colour, 0.56)),
    }),
    poly([corner(low, 0, low), corner(high, 0, low), corner(high, end, low), corner(low, end, low)], {
      fill: falling(pen, darken(colour, 0.36), darken(colour, 0.06)),
    }),
    ...[0.32, 0.68].map((share) => {
      const [cx, cy] = corner(SIDE * share, end, SIDE * 0.56)
      return oval([cx, cy, 46, 46], { fill: 'none', stroke: darken(colour, 0.72), 'stroke-width': 5 })
    }),
  ]
  return (
    block(view, body, { front: lighten(colour, 0.16), top: lighten(colour, 0.3), side: shaded(colour, 0.36) }) +
    onFace(view, topOf(body), [
      rect([0, 0, SIDE, DEEP], { fill: slanting(pen, ['#fff', 0.3], ['#fff', 0]) }),
      knock(130, 130, 50),
      knock(300, 130, 50),
    ]) +
    onFace(view, rightOf(body), [knock(125, 140, 50), knock(125, 300, 50)]) +
    group({ 'clip-path': pen.clip(poly(mouth, {})) }, inside) +
    poly(mouth, { fill: 'none', stroke: lighten(colour, 0.55), 'stroke-width': 4 }) +
    lug(52) +
    lug(SIDE - 52)
  )
}

function junctionBox(pen: Pen): string {
  const { view } = stage(pen, { yaw: -30, pitch: 22, size: [740, 640, 430], frame: [50, 130, 1100, 900] })
  const box = (at: Point3, colour: string): string =>
    footprint(view, { at, size: [SIDE, DEEP, SIDE] }) + openBox(pen, view, { at, colour })
  return studio(pen) + box([200, 390, 0], darken(pen.tone.base, 0.06)) + box([140, 0, 0], pen.tone.base)
}

/** A household board: enamelled frame, smoked door, a row of breakers on their rail behind it. */
function distributionBox(pen: Pen): string {
  const { tone } = pen
  const module = (index: number): string => {
    const [x, isMain] = [258 + index * 62, index < 2]
    const lever = isMain ? '#b3372e' : '#2f6199'
    return (
      rect([x, 452, 59, 300], { rx: 5, fill: across(pen, '#d9d8d4', '#fdfdfc', '#c3c1bc') }) +
      rect([x, 520, 59, 164], { fill: across(pen, '#e9e8e5', '#ffffff', '#d3d1cc') }) +
      oval([x + 29, 486, 13, 13], { fill: '#3a3d40' }) +
      oval([x + 29, 722, 13, 13], { fill: '#3a3d40' }) +
      rect([x + 15, 556, 29, 92], { rx: 5, fill: '#1d1f21' }) +
      rect([x + 17, 560, 25, 44], { rx: 4, fill: falling(pen, lighten(lever, 0.45), lever, darken(lever, 0.4)) }) +
      rect([x + 12, 530, 34, 8], { fill: lever, opacity: 0.7 })
    )
  }
  const outline = rect([120, 270, 960, 680], { rx: 30 })
  return (
    plain(pen) +
    cast(outline, [26, 36]) +
    plate(pen, [120, 270, 960, 680], { tone, radius: 30 }) +
    rect([176, 340, 848, 540], { rx: 18, fill: darken(tone.base, 0.34) }) +
    rect([182, 346, 836, 528], { rx: 16, fill: falling(pen, '#c9c7c2', '#e4e2de', '#d4d2cd') }) +
    rect([206, 560, 790, 84], { fill: pen.down(bodyStops(toneOf('nickel'))) }) +
    times(11, module).join('') +
    times(
      11,
      (index) =>
        rect([262 + index * 62, 782, 52, 34], { rx: 3, fill: '#ffffff' }) +
        rect([270 + index * 62, 796, 36, 5], { fill: '#9a9ea3' }),
    ).join('') +
    rect([182, 346, 836, 528], {
      rx: 16,
      fill: slanting(pen, ['#2b3f4d', 0.36], ['#3b5668', 0.16], ['#1b2a35', 0.4]),
    }) +
    path('M198 346H560L330 874H198C189 874 182 867 182 858V362C182 353 189 346 198 346Z', {
      fill: '#fff',
      opacity: 0.24,
    }) +
    path('M640 346H720L490 874H410Z', { fill: '#fff', opacity: 0.16 }) +
    rect([184, 348, 832, 524], { rx: 15, fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.6 }) +
    bar(pen, [540, 852, 120, 40], { tone, lies: 'level', radius: 12 }) +
    [
      [330, 346],
      [870, 346],
    ]
      .map(([x, y]) => rect([(x ?? 0) - 46, (y ?? 0) - 12, 92, 24], { rx: 8, fill: pen.down(bodyStops(tone)) }))
      .join('') +
    letter('PZ30', { at: [206, 296], size: 26, colour: darken(tone.base, 0.5) }) +
    path('M1010 292L994 318H1006L1000 336L1022 308H1008L1016 292Z', { fill: '#dca51f' })
  )
}

/** A window or ceiling fan: square frame, blades behind their guard. */
function exhaustFan(pen: Pen): string {
  const { tone } = pen
  const { base } = tone
  const blade = (index: number): string =>
    path('M-26 -84C-110 -130 -150 -220 -96 -286C-30 -306 70 -300 116 -250C96 -190 60 -130 36 -78Z', {
      fill: slanting(pen, lighten(base, 0.2), darken(base, 0.14), darken(base, 0.52)),
      transform: d`translate(600 600) rotate(${index * 60})`,
    }) +
    path('M-96 -286C-30 -306 70 -300 116 -250', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      opacity: 0.5,
      transform: d`translate(600 600) rotate(${index * 60})`,
    })
  const ring = (radius: number): string =>
    oval([602, 606, radius, radius], { fill: 'none', stroke: '#111', 'stroke-width': 10, opacity: 0.28 }) +
    oval([600, 600, radius, radius], { fill: 'none', stroke: darken(base, 0.2), 'stroke-width': 11 }) +
    oval([598.5, 598, radius, radius], { fill: 'none', stroke: lighten(base, 0.7), 'stroke-width': 5 })
  const spoke = (index: number): string =>
    group({ transform: d`rotate(${index * 30 + 15} 600 600)` }, [
      rect([594, 250, 12, 280], { fill: across(pen, lighten(base, 0.7), base, darken(base, 0.3)) }),
    ])
  return (
    plain(pen) +
    cast(rect([170, 170, 860, 860], { rx: 70 }), [28, 38]) +
    plate(pen, [170, 170, 860, 860], { tone, radius: 70 }) +
    rect([206, 206, 788, 788], { rx: 52, fill: 'none', stroke: darken(base, 0.2), 'stroke-width': 4, opacity: 0.5 }) +
    oval([600, 600, 372, 372], { fill: slanting(pen, darken(base, 0.34), base, lighten(base, 0.7)) }) +
    oval([600, 600, 350, 350], { fill: glowing(pen, '#4a4e52', '#2b2e31', '#121416') }) +
    times(6, blade).join('') +
    oval([600, 600, 104, 104], { fill: darken(base, 0.5) }) +
    [150, 200, 250, 300, 344].map(ring).join('') +
    times(12, spoke).join('') +
    oval([606, 612, 100, 100], { fill: '#000', opacity: 0.35 }) +
    oval([600, 600, 98, 98], { fill: slanting(pen, lighten(base, 0.8), base, darken(base, 0.3)) }) +
    oval([600, 600, 84, 84], { fill: glowing(pen, lighten(base, 0.9), lighten(base, 0.3), darken(base, 0.14)) }) +
    [
      [230, 230],
      [970, 230],
      [230, 970],
      [970, 970],
    ]
      .map(([x, y]) => screwHead(pen, [x ?? 0, y ?? 0], 17))
      .join('')
  )
}

/** A clear eight-pole plug, its latch up, pointing right. */
function plug(pen: Pen): string {
  const pins = times(8, (index) =>
    rect([92, -52 + index * 13.4, 96, 8], { rx: 2, fill: index % 2 === 0 ? '#e7c777' : '#c79c41' }),
  )
  const wires = ['#e8833a', '#f6f3ee', '#3f8a5b', '#3f6f9f', '#f6f3ee', '#3f8a5b', '#f6f3ee', '#8a5a36'].map(
    (colour, index) => rect([-40, -53 + index * 13.4, 136, 9], { fill: colour, opacity: 0.75 }),
  )
  return (
    cast(rect([-110, -72, 310, 144], { rx: 12 }), [12, 18]) +
    path('M-150 -40H-90L-70 -64H-30V64H-70L-90 40H-150Z', { fill: pen.down(bodyStops(pen.tone)) }) +
    rect([-60, -70, 262, 140], { rx: 10, fill: falling(pen, ['#f4f8fa', 0.95], ['#d5dfe4', 0.9], ['#a9b6bd', 0.95]) }) +
    wires.join('') +
    pins.join('') +
    rect([-60, -70, 262, 46], { rx: 10, fill: '#fff', opacity: 0.5 }) +
    rect([-58, -68, 258, 136], { rx: 9, fill: 'none', stroke: '#7e8c94', 'stroke-width': 3, opacity: 0.8 }) +
    path('M-56 -22H120L150 -12V12L120 22H-56Z', {
      fill: falling(pen, ['#ffffff', 0.85], ['#dbe5ea', 0.6], ['#93a2aa', 0.75]),
      stroke: '#8b99a1',
      'stroke-width': 2,
    })
  )
}

/** A patch lead wound up and tied, both plugs to the front. */
function networkCable(pen: Pen): string {
  const coil = (index: number): string => {
    const [rx, ry, turn] = [
      330 - (index % 3) * 24 + ((index * 7) % 5) * 5,
      270 - (index % 4) * 16,
      ((index * 37) % 9) - 4,
    ]
    const [cx, cy] = [600 + ((index * 29) % 26) - 13, 480 + ((index * 17) % 30) - 15]
    const line = d`M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`
    return group({ transform: d`rotate(${turn} ${cx} ${cy})` }, [
      path(line, { fill: 'none', stroke: '#14110e', 'stroke-width': 34, opacity: 0.28, transform: 'translate(5 9)' }),
      tube(line, { width: 29, tone: pen.tone }),
    ])
  }
  const tail = (line: string): string =>
    softLine(line, 40, 0.4) + tube(line, { width: 29, tone: pen.tone, cap: 'round' })
  const strap = path('M-34 -66C-40 -30 -40 30 -34 66H34C40 30 40 -30 34 -66Z', {
    fill: across(pen, '#0e0f10', '#4a4d50', '#1c1e20', '#08090a'),
  })
  return (
    plain(pen) +
    path('M270 520A330 250 0 1 0 930 520A330 250 0 1 0 270 520Z', {
      fill: 'none',
      stroke: '#1f1a16',
      'stroke-width': 90,
      opacity: 0.16,
      transform: 'translate(24 40)',
    }) +
    tail('M320 640C300 820 200 860 280 960') +
    tail('M880 640C930 780 700 820 760 940') +
    times(8, coil).join('') +
    group({ transform: 'translate(290 450) rotate(88) scale(1 1.2)' }, [strap]) +
    group({ transform: 'translate(910 500) rotate(94) scale(1 1.2)' }, [strap]) +
    group({ transform: 'translate(360 1010) rotate(16) scale(.92)' }, [plug(pen)]) +
    group({ transform: 'translate(850 990) rotate(18) scale(.92)' }, [plug(pen)])
  )
}

export const ELECTRIC_BOXES: Family<'junction-box' | 'distribution-box' | 'exhaust-fan' | 'network-cable'> = {
  'junction-box': { hue: 'red', front: junctionBox, detail: [180, 360, 440] },
  'distribution-box': { hue: 'white', front: distributionBox, detail: [230, 440, 400] },
  'exhaust-fan': { hue: 'white', front: exhaustFan, detail: [420, 200, 420] },
  'network-cable': { hue: 'blue', front: networkCable, detail: [200, 760, 430] },
}
