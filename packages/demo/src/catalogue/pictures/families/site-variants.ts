import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, falling, slanting } from '../kit/light.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { bar, bodyStops } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Box } from '../kit/svg.ts'

// Goods of the building site that are sold in one series with others and look different.

/** One right-angled profile seen along its nose: two perforated wings that meet in a rounded edge. */
function bead(pen: Pen, x: number): string {
  const { base } = pen.tone
  const wing = (side: -1 | 1): string => {
    const shape = d`M${x} 120L${x + side * 120} 180V1130L${x} 1070Z`
    const holes = times(14, (row) =>
      times(2, (column) => {
        const away = 42 + column * 44
        return oval([x + side * away, 180 + row * 64 + away * 0.5, 12, 17], { fill: '#7d766c', opacity: 0.75 })
      }).join(''),
    ).join('')
    return (
      path(shape, {
        fill:
          side < 0
            ? across(pen, darken(base, 0.06), lighten(base, 0.5))
            : across(pen, darken(base, 0.1), darken(base, 0.3)),
      }) + holes
    )
  }
  return (
    cast(path(d`M${x - 120} 180L${x} 120L${x + 120} 180V1130L${x} 1070L${x - 120} 1130Z`, {}), [20, 26]) +
    wing(-1) +
    wing(1) +
    bar(pen, [x - 13, 116, 26, 958], { tone: pen.tone, radius: 12 })
  )
}

/** Corner beads upright, one beside the other. */
const cornerBeads = (pen: Pen): string => plain(pen) + bead(pen, 300) + bead(pen, 610) + bead(pen, 920)

const SCALE_MARKS = 9

/** The manometer on top of a valve: a white face with its marks, a red hand. */
function gauge(pen: Pen, [x, y, radius]: readonly [number, number, number]): string {
  const marks = times(SCALE_MARKS, (mark) =>
    rect([x - 4, y - radius * 0.78, 8, 26], {
      fill: '#2c2f33',
      transform: `rotate(${-120 + mark * 30} ${x} ${y})`,
    }),
  ).join('')
  return (
    oval([x, y, radius, radius], { fill: slanting(pen, '#f4f5f6', '#83888d', '#d9dcdf') }) +
    oval([x, y, radius * 0.86, radius * 0.86], { fill: '#fdfdfb' }) +
    marks +
    rect([x - 5, y - radius * 0.66, 10, radius * 0.78], {
      rx: 5,
      fill: '#c8321f',
      transform: `rotate(-38 ${x} ${y})`,
    }) +
    oval([x, y, 15, 15], { fill: '#2c2f33' })
  )
}

/** Pressure reducing valve: a straight body with two unions, its spring bonnet with the screw below, a manometer above. */
function pressureReducer(pen: Pen): string {
  const { base } = pen.tone
  const nut = (x: number): string =>
    rect([x, 520, 130, 220], { rx: 14, fill: pen.down(bodyStops(pen.tone)) }) +
    times(3, (line) => rect([x + 8, 575 + line * 52, 114, 6], { fill: darken(base, 0.4), opacity: 0.5 })).join('')
  const thread = (x: number): string =>
    rect([x, 556, 90, 148], { fill: pen.down(bodyStops(pen.tone)) }) +
    times(6, (line) => rect([x + 6 + line * 14, 556, 5, 148], { fill: darken(base, 0.45), opacity: 0.6 })).join('')
  return (
    studio(pen) +
    contact(pen, [600, 1086, 260, 22], 0.7) +
    thread(150) +
    thread(960) +
    bar(pen, [560, 350, 80, 130], { tone: pen.tone, radius: 6 }) +
    path(
      'M350 550C430 550 440 470 520 470H680C760 470 770 550 850 550V710C770 710 760 790 680 790H520C440 790 430 710 350 710Z',
      {
        fill: falling(pen, lighten(base, 0.6), base, lighten(base, 0.2), darken(base, 0.42)),
      },
    ) +
    nut(232) +
    nut(838) +
    path('M500 780H700L670 1000H530Z', {
      fill: across(pen, darken(base, 0.35), lighten(base, 0.5), base, darken(base, 0.45)),
    }) +
    rect([480, 762, 240, 56], { rx: 12, fill: across(pen, darken(base, 0.3), lighten(base, 0.6), darken(base, 0.4)) }) +
    rect([546, 996, 108, 84], { rx: 12, fill: pen.across(bodyStops(toneOf('black'))) }) +
    path('M520 632H660M620 596L668 632L620 668', {
      fill: 'none',
      stroke: darken(base, 0.5),
      'stroke-width': 20,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }) +
    gauge(pen, [600, 240, 150])
  )
}

/** The cracks inside one glass chip: shards around a point, each of its own lightness, parted by fine white lines. */
function crackled(pen: Pen, [x, y, w, h]: Box): string {
  const { base } = pen.tone
  const centre = [x + w * between(pen.random, 0.3, 0.7), y + h * between(pen.random, 0.3, 0.7)] as const
  const edge = [
    [x, y],
    [x + w * between(pen.random, 0.3, 0.7), y],
    [x + w, y],
    [x + w, y + h * between(pen.random, 0.3, 0.7)],
    [x + w, y + h],
    [x + w * between(pen.random, 0.3, 0.7), y + h],
    [x, y + h],
    [x, y + h * between(pen.random, 0.3, 0.7)],
  ] as const
  const shards = edge.map(([fromX, fromY], at) => {
    const [toX, toY] = edge[(at + 1) % edge.length] ?? edge[0]
    return path(d`M${centre[0]} ${centre[1]}L${fromX} ${fromY}L${toX} ${toY}Z`, {
      fill: mix(lighten(base, between(pen.random, 0.1, 0.75)), darken(base, 0.25), between(pen.random, 0, 0.5)),
      stroke: '#fff',
      'stroke-width': w * 0.018,
    })
  })
  const [middleX, middleY] = centre
  const ring = [0.34, 0.66].map((part) =>
    path(
      edge
        .map(
          ([px, py], at) =>
            `${at === 0 ? 'M' : 'L'}${(middleX + (px - middleX) * part).toFixed(1)} ${(middleY + (py - middleY) * part).toFixed(1)}`,
        )
        .join('') + 'Z',
      { fill: 'none', stroke: '#fff', 'stroke-width': w * 0.012, opacity: 0.8 },
    ),
  )
  return (
    group({ 'clip-path': pen.clip(rect([x, y, w, h], { rx: w * 0.05 })) }, [...shards, ...ring]) +
    rect([x, y, w, h], {
      rx: w * 0.05,
      fill: pen.once('glass', () => slanting(pen, ['#fff', 0.5], ['#fff', 0.02], ['#fff', 0.2], ['#10141a', 0.16])),
    })
  )
}

function glassChips(pen: Pen, [x, y, side, count]: Box): string {
  const pitch = side / count
  return times(count, (row) =>
    times(count, (column) =>
      crackled(pen, [x + column * pitch + pitch * 0.04, y + row * pitch + pitch * 0.04, pitch * 0.92, pitch * 0.92]),
    ).join(''),
  ).join('')
}

function crackleGlass(pen: Pen): string {
  const net = rect([190, 190, 820, 820], { rx: 4, fill: '#dcd8d0' })
  return (
    plain(pen) +
    group({ transform: 'rotate(-7 600 600)' }, [cast(net, [26, 34]), net, glassChips(pen, [190, 190, 820, 6])])
  )
}

export const SITE_VARIANTS: Family<'corner-bead' | 'pressure-reducer' | 'crackle-mosaic'> = {
  'corner-bead': { hue: 'white', front: cornerBeads, detail: [480, 100, 420] },
  'pressure-reducer': { hue: 'brass', front: pressureReducer, detail: [400, 80, 460] },
  'crackle-mosaic': {
    hue: 'blue',
    front: crackleGlass,
    detail: (pen) => rect([0, 0, 1200, 1200], { fill: '#d6d2c9' }) + glassChips(pen, [-60, -60, 1320, 3]),
  },
}
