import { darken, lighten } from './colour.ts'
import type { Tone } from './colour.ts'
import { clouds, woven } from './material.ts'
import { tooth } from './pattern.ts'
import type { Shape } from './material.ts'
import type { Pen } from './pen.ts'
import { roundStops } from './solid.ts'
import { contact } from './studio.ts'
import { d, group, oval, path, rect, times } from './svg.ts'
import type { Box } from './svg.ts'

const BAG =
  'M334 236C420 226 780 226 866 236C886 262 902 400 902 640C902 860 892 980 872 1030C780 1046 420 1046 328 1030C308 980 298 860 298 640C298 400 314 262 334 236Z'

interface Bag {
  readonly paper: string
  readonly isWoven?: boolean
  /** What is printed on the front, in picture units within 310–890 × 280–1010. */
  readonly print: string
}

/** A full valve bag of powder, standing: stitched top, bulging sides, creased paper. */
export function bag(pen: Pen, { paper, isWoven = false, print }: Bag): string {
  const body: Shape = (paint) => path(BAG, { ...paint })
  const round = pen.across([
    [0, '#1d1813', 0.42],
    [0.08, '#1d1813', 0.16],
    [0.2, '#fff', 0.1],
    [0.34, '#fff', 0.34],
    [0.52, '#fff', 0.04],
    [0.78, '#1d1813', 0.14],
    [0.94, '#1d1813', 0.38],
    [1, '#1d1813', 0.5],
  ])
  const upright = pen.down([
    [0, '#1d1813', 0.2],
    [0.06, '#fff', 0.16],
    [0.2, '#fff', 0.05],
    [0.75, '#1d1813', 0.02],
    [0.93, '#1d1813', 0.2],
    [1, '#1d1813', 0.42],
  ])
  const crease = (line: string, colour: string): string =>
    [20, 14, 9, 4]
      .map((width) =>
        path(line, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', opacity: 0.1 }),
      )
      .join('')
  const creases = group({}, [
    crease('M322 330q60 90 40 210', '#fff'),
    crease('M884 350q-70 60-60 190', '#15110d'),
    crease('M330 960q90-60 120-140', '#15110d'),
    crease('M874 950q-80-40-110-120', '#fff'),
    crease('M470 250q20 50 4 96', '#15110d'),
    crease('M730 250q-24 50-6 88', '#15110d'),
  ])
  const texture = isWoven ? woven(pen, body, { colour: paper, scale: 0.5 }) : body(tooth(pen))
  return (
    contact(pen, [600, 1030, 310, 34]) +
    body({ fill: paper }) +
    group({ 'clip-path': pen.clip(path(BAG, {})) }, [print]) +
    clouds(pen, body, { frequency: [0.006, 0.0042], light: 0.26, shade: 0.24 }) +
    texture +
    creases +
    body({ fill: round }) +
    body({ fill: upright }) +
    seam(pen, paper)
  )
}

/** The sewn closure along the top. */
function seam(pen: Pen, paper: string): string {
  const tape = pen.down([
    [0, lighten(paper, 0.35)],
    [0.5, paper],
    [1, darken(paper, 0.3)],
  ])
  return (
    path('M330 214C430 204 770 204 870 214L868 262C770 252 430 252 332 262Z', { fill: tape }) +
    path('M336 240C430 230 770 230 864 240', {
      fill: 'none',
      stroke: darken(paper, 0.55),
      'stroke-width': 4,
      'stroke-dasharray': '13 9',
      opacity: 0.75,
    })
  )
}

interface Bucket {
  readonly tone: Tone
  readonly lid: Tone
  /** Upper and lower edge of the label, and its paper. */
  readonly label: { readonly from: number; readonly to: number; readonly paper: string; readonly print: string }
}

const [CX, TOP, BOTTOM, WIDE, NARROW] = [600, 330, 1020, 318, 268]
const halfAt = (y: number): number => WIDE + ((NARROW - WIDE) * (y - TOP)) / (BOTTOM - TOP)

/** The part of the bucket's wall between two heights, curved as the eye sees it. */
function wrap(from: number, to: number): string {
  const [a, b] = [halfAt(from), halfAt(to)]
  return d`M${CX - a} ${from}A${a} ${a * 0.2} 0 0 0 ${CX + a} ${from}L${CX + b} ${to}A${b} ${b * 0.2} 0 0 1 ${CX - b} ${to}Z`
}

/** A plastic bucket of paint with its lid, wire handle and wrapped label. */
export function bucket(pen: Pen, { tone, lid, label }: Bucket): string {
  const wall = wrap(TOP, BOTTOM)
  const own = pen.clip(path(wrap(label.from, label.to), {}))
  const shade = pen.across([
    [0, '#120e0a', 0.46],
    [0.1, '#120e0a', 0.14],
    [0.22, '#fff', 0.16],
    [0.32, '#fff', 0.44],
    [0.42, '#fff', 0.1],
    [0.66, '#120e0a', 0.08],
    [0.9, '#120e0a', 0.36],
    [0.97, '#120e0a', 0.5],
    [1, '#120e0a', 0.34],
  ])
  const hoop = (y: number): string => path(wrap(y, y + 16), { fill: pen.across(roundStops(tone)) })
  return (
    contact(pen, [CX, BOTTOM + 34, NARROW * 1.02, 50]) +
    path(wall, { fill: tone.base }) +
    hoop(TOP + 62) +
    hoop(TOP + 96) +
    path(wrap(label.from, label.to), { fill: label.paper }) +
    group({ 'clip-path': own }, [label.print]) +
    path(wall, { fill: shade }) +
    bucketLid(pen, lid) +
    handle(pen)
  )
}

function bucketLid(pen: Pen, tone: Tone): string {
  const ring: Box = [CX, TOP - 20, WIDE + 16, (WIDE + 16) * 0.2]
  const rim = d`M${CX - WIDE - 16} ${TOP - 20}v${44}A${WIDE + 16} ${(WIDE + 16) * 0.2} 0 0 0 ${CX + WIDE + 16} ${TOP + 24}v${-44}Z`
  return (
    path(rim, { fill: pen.across(roundStops(tone)) }) +
    times(30, (index) => {
      const angle = (Math.PI * (index + 0.5)) / 30
      const [x, y] = [CX - Math.cos(angle) * (WIDE + 16), TOP + 4 + Math.sin(angle) * (WIDE + 16) * 0.2]
      return rect([x - 2, y - 14, 4, 30], { fill: tone.deep, opacity: 0.22 })
    }).join('') +
    oval(ring, {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.7)],
          [0.5, lighten(tone.base, 0.2)],
          [1, tone.dark],
        ],
      ),
    }) +
    oval([CX, TOP - 20, WIDE - 14, (WIDE - 14) * 0.2], { fill: tone.dark, opacity: 0.55 }) +
    oval([CX, TOP - 14, WIDE - 18, (WIDE - 18) * 0.19], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(tone.base, 0.5)],
          [1, tone.base],
        ],
      ),
    })
  )
}

function handle(pen: Pen): string {
  const arc = d`M${CX - WIDE + 2} ${TOP + 76}C${CX - WIDE + 30} ${TOP + 300} ${CX + WIDE - 30} ${TOP + 300} ${CX + WIDE - 2} ${TOP + 76}`
  const ear = (x: number): string =>
    oval([x, TOP + 72, 17, 26], {
      fill: pen.radial(
        [0.4, 0.35, 0.7],
        [
          [0, '#fafafa'],
          [1, '#8d8a86'],
        ],
      ),
    })
  return (
    path(arc, { fill: 'none', stroke: '#2a2521', 'stroke-width': 9, opacity: 0.26, transform: 'translate(6 12)' }) +
    path(arc, { fill: 'none', stroke: '#6f7174', 'stroke-width': 8 }) +
    path(arc, { fill: 'none', stroke: '#e9ebec', 'stroke-width': 3, transform: 'translate(0 -1.6)' }) +
    ear(CX - WIDE + 2) +
    ear(CX + WIDE - 2)
  )
}
