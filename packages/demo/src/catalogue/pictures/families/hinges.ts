import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { falling, slanting } from '../kit/light.ts'
import { brush } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, plate, screwHead } from '../kit/solid.ts'
import { cast, plain } from '../kit/studio.ts'
import { d, group, oval, path, rect } from '../kit/svg.ts'
import type { Box, Point } from '../kit/svg.ts'
import { hole } from './hardware.ts'

// The concealed hinges of one series, each with what sets it apart.

/** A cup with its wing, as it lies in the door. */
function cup(pen: Pen, [cx, cy, rx, ry]: Box): string {
  const { base } = pen.tone
  const wing: Box = [cx - rx * 1.5, cy - ry * 0.42, rx * 3, ry * 0.84]
  return (
    rect(wing, { rx: ry * 0.34, fill: slanting(pen, lighten(base, 0.8), base, darken(base, 0.3)) }) +
    hole(cx - rx * 1.27, cy, 22) +
    hole(cx + rx * 1.27, cy, 22) +
    oval([cx, cy, rx, ry], { fill: slanting(pen, lighten(base, 0.9), base, darken(base, 0.4)) }) +
    oval([cx, cy, rx * 0.86, ry * 0.86], {
      fill: slanting(pen, darken(base, 0.6), darken(base, 0.2), lighten(base, 0.4)),
    })
  )
}

const armFill = (pen: Pen): string => {
  const { base } = pen.tone
  return pen.across([
    [0, darken(base, 0.4)],
    [0.12, lighten(base, 0.85)],
    [0.3, base],
    [0.7, darken(base, 0.1)],
    [0.9, lighten(base, 0.5)],
    [1, darken(base, 0.45)],
  ])
}

/** Upright, the cup below: a thick cylinder of oil lies open on the arm. */
function damperHinge(pen: Pen): string {
  const { tone } = pen
  const arm = 'M520 180H680C704 180 716 196 716 218V700H484V218C484 196 496 180 520 180Z'
  return (
    plain(pen) +
    cast(path(arm, {}) + oval([600, 830, 190, 190], {}) + rect([315, 750, 570, 160], { rx: 60 }), [24, 32]) +
    cup(pen, [600, 830, 190, 190]) +
    path(arm, { fill: armFill(pen) }) +
    path(arm, { ...brush(pen), opacity: 0.5 }) +
    bar(pen, [548, 420, 104, 330], { tone: toneOf('black'), radius: 46 }) +
    bar(pen, [574, 640, 52, 210], { tone: toneOf('chrome'), radius: 20 }) +
    bar(pen, [470, 676, 260, 30], { tone, lies: 'level', radius: 12 }) +
    screwHead(pen, [600, 270], 42) +
    screwHead(pen, [600, 362], 26)
  )
}

/** Unfolded on its links, as wide as it opens. */
function wideHinge(pen: Pen): string {
  const { tone } = pen
  /** A link of the scissors, from joint to joint. */
  const link = ([x1, y1]: Point, [x2, y2]: Point): string => {
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
    const bare: Box = [x1 - 42, y1 - 42, Math.hypot(x2 - x1, y2 - y1) + 84, 84]
    return group({ transform: d`rotate(${turn} ${x1} ${y1})` }, [
      cast(rect(bare, { rx: 42 }), [8, 12]) + bar(pen, bare, { tone, lies: 'level', radius: 42 }),
    ])
  }
  const cupped: Point = [330, 800]
  const elbow: Point = [540, 470]
  const held: Point = [870, 390]
  const inner: Point = [380, 880]
  const knee: Point = [690, 610]
  const low: Point = [920, 480]
  return (
    plain(pen) +
    cast(oval([300, 850, 150, 180], {}) + rect([790, 300, 270, 260], { rx: 30 }), [20, 28]) +
    plate(pen, [790, 300, 270, 260], { tone, radius: 30 }) +
    hole(1000, 362, 28) +
    screwHead(pen, [1000, 490], 44) +
    group({ transform: 'rotate(-28 300 850)' }, [cup(pen, [300, 850, 150, 180])]) +
    link(cupped, elbow) +
    link(inner, knee) +
    link(elbow, held) +
    link(knee, low) +
    [cupped, elbow, held, inner, knee, low].map((joint) => screwHead(pen, joint, 24)).join('')
  )
}

/** Without a cup: a narrow block clamps the aluminium frame of a glass door. */
function frameHinge(pen: Pen): string {
  const { tone } = pen
  const black = toneOf('black')
  const arm = 'M470 560H930C954 560 966 574 966 596V684C966 706 954 720 930 720H470Z'
  return (
    plain(pen) +
    cast(rect([150, 110, 150, 980], {}) + rect([300, 470, 200, 340], { rx: 18 }) + path(arm, {}), [22, 30]) +
    rect([60, 110, 100, 980], { fill: slanting(pen, ['#dfeef2', 0.9], ['#a9c6cf', 0.7], ['#e9f4f6', 0.9]) }) +
    bar(pen, [150, 110, 150, 980], { tone: black }) +
    rect([206, 110, 10, 980], { fill: '#6a6f74', opacity: 0.6 }) +
    plate(pen, [292, 470, 208, 340], { tone, radius: 18 }) +
    screwHead(pen, [396, 540], 36) +
    screwHead(pen, [396, 740], 36) +
    path(arm, { fill: pen.down(bodyStops(tone)) }) +
    path(arm, { ...brush(pen), opacity: 0.5 }) +
    rect([560, 606, 170, 68], { rx: 32, fill: pen.down(bodyStops(black)) }) +
    plate(pen, [820, 420, 150, 440], { tone, radius: 26 }) +
    screwHead(pen, [895, 490], 34) +
    screwHead(pen, [895, 640], 40) +
    screwHead(pen, [895, 790], 34)
  )
}

/** Taken off its plate, which has clicked open: arm and plate side by side. */
function clipHinge(pen: Pen): string {
  const { tone } = pen
  const { base } = tone
  const arm = 'M300 640L330 200C332 176 346 164 368 164H472C494 164 508 176 510 200L540 640Z'
  const cross =
    'M790 330H930V520H1060C1084 520 1096 534 1096 556V664C1096 686 1084 700 1060 700H930V890H790V700H660C636 700 624 686 624 664V556C624 534 636 520 660 520H790Z'
  return (
    plain(pen) +
    cast(path(arm, {}) + oval([420, 800, 170, 210], {}) + path(cross, {}), [22, 30]) +
    cup(pen, [420, 800, 150, 200]) +
    path(arm, { fill: armFill(pen) }) +
    path(arm, { ...brush(pen), opacity: 0.7 }) +
    rect([384, 250, 72, 190], { rx: 34, fill: '#24272a' }) +
    screwHead(pen, [420, 520], 34) +
    path(cross, { fill: falling(pen, lighten(base, 0.7), base, lighten(base, 0.3), darken(base, 0.3)) }) +
    path(cross, { fill: 'none', stroke: darken(base, 0.45), 'stroke-width': 4 }) +
    hole(860, 392, 26) +
    hole(860, 828, 26) +
    screwHead(pen, [704, 610], 38) +
    screwHead(pen, [1016, 610], 38) +
    rect([800, 540, 120, 140], { rx: 16, fill: pen.down(bodyStops(tone)) })
  )
}

export const HINGES: Family<'damper-hinge' | 'wide-hinge' | 'frame-hinge' | 'clip-hinge'> = {
  'damper-hinge': { hue: 'nickel', front: damperHinge, detail: [380, 400, 440] },
  'wide-hinge': { hue: 'nickel', front: wideHinge, detail: [440, 360, 440] },
  'frame-hinge': { hue: 'nickel', front: frameHinge, detail: [230, 430, 440] },
  'clip-hinge': { hue: 'nickel', front: clipHinge, detail: [620, 320, 460] },
}
