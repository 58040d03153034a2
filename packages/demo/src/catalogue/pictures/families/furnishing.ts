import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { woven } from '../kit/material.ts'
import type { Shape } from '../kit/material.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { bar } from '../kit/solid.ts'
import { plain } from '../kit/studio.ts'
import { d, oval, path, rect, times } from '../kit/svg.ts'
import type { Stop } from '../kit/svg.ts'

/** One fold of hanging cloth, lit on its left flank. */
const foldStops = (colour: string): readonly Stop[] => [
  [0, darken(colour, 0.5)],
  [0.16, darken(colour, 0.16)],
  [0.4, lighten(colour, 0.4)],
  [0.56, lighten(colour, 0.1)],
  [0.84, darken(colour, 0.3)],
  [1, darken(colour, 0.55)],
]

/** A pair of curtains drawn to the sides of a bright window. */
function curtain(pen: Pen): string {
  const { base } = pen.tone
  const isSheer = pen.hue === 'white'
  const fold = (left: number, count: number, width: number): string =>
    times(count, (index) => {
      const [x, w] = [left + index * width, width + between(pen.random, -4, 8)]
      const sway = between(pen.random, -10, 10)
      return path(
        d`M${x} ${190}H${x + w}C${x + w + sway} ${520} ${x + w - sway} ${820} ${x + w + sway * 0.6} ${1066}Q${x + w / 2} ${1082 + sway * 0.4} ${x} ${1066}C${x - sway} ${800} ${x + sway} ${500} ${x} ${190}Z`,
        { fill: pen.once('fold', () => pen.across(foldStops(base))), opacity: isSheer ? 0.86 : 1 },
      )
    }).join('')
  const area: Shape = (paint) => path('M110 190H440V1076H110ZM760 190H1090V1076H760Z', { ...paint })
  const glass =
    rect([300, 200, 600, 760], {
      fill: pen.down([
        [0, '#dcebf3'],
        [0.6, '#f4f8f8'],
        [1, '#dfe7df'],
      ]),
    }) +
    path('M600 200V960M300 540H900', { stroke: '#ffffff', 'stroke-width': 20 }) +
    rect([300, 200, 600, 760], { fill: 'none', stroke: '#ffffff', 'stroke-width': 26 })
  const rings = times(12, (index) =>
    oval([index < 6 ? 140 + index * 55 : 790 + (index - 6) * 55, 166, 15, 22], {
      fill: 'none',
      stroke: '#6a6d71',
      'stroke-width': 6,
    }),
  )
  return (
    plain(pen) +
    glass +
    rect([0, 1000, 1200, 200], {
      fill: pen.down([
        [0, '#cfc8bd'],
        [1, '#e6e1d9'],
      ]),
    }) +
    path('M110 1078H440M760 1078H1090', {
      stroke: '#2a2622',
      'stroke-width': 16,
      opacity: 0.3,
      filter: pen.blur(8, [60, 1040, 1080, 80]),
    }) +
    fold(110, 6, 55) +
    fold(760, 6, 55) +
    woven(pen, area, { colour: base, scale: 0.8 }) +
    bar(pen, [60, 146, 1080, 28], { tone: toneOf('gunmetal'), lies: 'level', radius: 14 }) +
    oval([56, 160, 30, 30], {
      fill: pen.radial(
        [0.35, 0.3, 0.9],
        [
          [0, '#aeb1b5'],
          [1, '#2d3033'],
        ],
      ),
    }) +
    oval([1144, 160, 30, 30], {
      fill: pen.radial(
        [0.35, 0.3, 0.9],
        [
          [0, '#aeb1b5'],
          [1, '#2d3033'],
        ],
      ),
    }) +
    rings.join('')
  )
}

function curtainDetail(pen: Pen): string {
  const area: Shape = (paint) => rect([0, 0, 1200, 1200], { ...paint })
  const folds = times(5, (index) =>
    path(
      d`M${index * 290 - 120} ${-20}C${index * 290 - 60} ${400} ${index * 290 - 190} ${800} ${index * 290 - 100} ${1220}H${index * 290 + 200}C${index * 290 + 110} ${800} ${index * 290 + 250} ${400} ${index * 290 + 180} ${-20}Z`,
      { fill: pen.once('fold', () => pen.across(foldStops(pen.tone.base))) },
    ),
  )
  return area({ fill: pen.tone.base }) + folds.join('') + woven(pen, area, { colour: pen.tone.base, scale: 2.2 })
}

export const FURNISHING: Family<'curtain'> = { curtain: { hue: 'beige', front: curtain, detail: curtainDetail } }
