import { darken, lighten } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import { across, falling, glowing, slanting } from '../kit/light.ts'
import type { Pen } from '../kit/pen.ts'
import { screwHead } from '../kit/solid.ts'
import { contact, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import type { Point } from '../kit/svg.ts'

/** A tape in its rubbered case, its blade drawn out to the right. */
function tape(pen: Pen): string {
  const { base } = pen.tone
  const shell =
    'M250 420C250 320 320 256 420 250H640C740 256 800 320 806 420V760C806 812 780 838 730 840H330C280 838 250 812 250 760Z'
  const inner =
    'M292 430C292 346 346 296 426 292H630C706 296 758 346 762 430V740C762 780 744 796 706 798H350C312 796 292 780 292 740Z'
  const blade = 'M770 742L1150 800L1150 884L770 826Z'
  const tick = (index: number): string => {
    const [x, y] = [800 + index * 13, 830.6 + index * 1.985]
    return path(d`M${x} ${y}v${index % 10 === 0 ? -52 : index % 5 === 0 ? -36 : -22}`, {
      stroke: '#26221d',
      'stroke-width': index % 10 === 0 ? 3.4 : 2,
    })
  }
  return (
    contact(pen, [530, 846, 280, 26]) +
    contact(pen, [980, 900, 190, 14], 0.5) +
    path(blade, { fill: falling(pen, '#fff3b8', '#f4cd3f', '#e0b021', '#a57a10') }) +
    path('M770 742L1150 800L1150 812L770 752Z', { fill: '#fff', opacity: 0.6 }) +
    times(26, tick).join('') +
    [1, 2]
      .map((index) =>
        group({ transform: d`translate(${816 + index * 130} ${782 + index * 20}) skewY(8.7)` }, [
          letter(String(index * 10), { at: [0, 0], size: 25, colour: '#a8281f', weight: 1.1 }),
        ]),
      )
      .join('') +
    path('M1138 786L1172 792V930L1150 926V884L1138 882Z', { fill: across(pen, '#f5f6f7', '#a5aaae', '#6c7175') }) +
    screwHead(pen, [1122, 838], 9) +
    path(shell, { fill: slanting(pen, '#54585c', '#26292c', '#121416') }) +
    path('M330 840C280 838 250 812 250 760V690L420 840ZM806 600V760C806 812 780 838 730 840H560Z', {
      fill: '#0d0f10',
      opacity: 0.6,
    }) +
    times(7, (index) => rect([262, 480 + index * 34, 22, 16], { rx: 6, fill: '#000', opacity: 0.6 })).join('') +
    path(inner, { fill: slanting(pen, lighten(base, 0.55), base, darken(base, 0.26)) }) +
    path('M300 430C300 352 350 302 426 298H630', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 8,
      opacity: 0.7,
      'stroke-linecap': 'round',
    }) +
    oval([526, 556, 190, 190], { fill: '#000', opacity: 0.26 }) +
    oval([520, 548, 188, 188], { fill: slanting(pen, '#5d6165', '#2b2e31', '#17191b') }) +
    oval([520, 548, 160, 160], { fill: slanting(pen, '#fefefe', '#e5e4e0', '#bcb9b3') }) +
    letter('5M', { at: [440, 480], size: 104, colour: '#22262a', weight: 1.3 }) +
    rect([420, 622, 200, 10], { fill: base }) +
    letter('25MM', { at: [468, 650], size: 28, colour: '#4b4f54' }) +
    rect([690, 250, 96, 70], { rx: 22, fill: falling(pen, lighten('#b93a32', 0.4), '#b93a32', '#7a211b') }) +
    times(4, (index) => rect([704 + index * 18, 262, 7, 44], { rx: 3, fill: '#5c1813', opacity: 0.6 })).join('') +
    path('M762 730H810V836H762Z', { fill: '#0c0d0e' }) +
    screwHead(pen, [330, 762], 13)
  )
}

const tapeMeasure = (pen: Pen): string =>
  studio(pen) + group({ transform: 'translate(-150 -90) scale(1.1)' }, [tape(pen)])

/** A cross-line laser on its little feet, throwing a level and a plumb line on the wall. */
function laserLevel(pen: Pen): string {
  const { base } = pen.tone
  const wall = rect([0, 0, 1200, 1200], { fill: falling(pen, '#d9d8d5', '#e6e5e2', '#cfcdc9') })
  const table =
    rect([0, 960, 1200, 240], { fill: falling(pen, '#bdb6aa', '#d8d2c7') }) +
    rect([0, 958, 1200, 5], { fill: '#fff', opacity: 0.6 })
  const beam = (line: string, width: number, opacity: number): string =>
    path(line, { stroke: opacity === 1 ? '#effff2' : '#1fe05a', 'stroke-width': width, opacity, fill: 'none' })
  const ray = (line: string): string =>
    [34, 22, 12].map((width) => beam(line, width, 0.13)).join('') + beam(line, 6, 0.95) + beam(line, 2, 1)
  const window = (cx: number, cy: number, [rx, ry]: Point): string =>
    oval([cx, cy, rx, ry], { fill: slanting(pen, '#8b9094', '#2a2d30', '#0e1011') }) +
    oval([cx, cy, rx * 0.8, ry * 0.8], { fill: glowing(pen, '#f4fff6', '#7dffa0', '#0d8b3a', '#06331a') }) +
    oval([cx - rx * 0.28, cy - ry * 0.34, rx * 0.22, ry * 0.18], { fill: '#fff', opacity: 0.9 })
  const body =
    'M420 520C420 486 444 466 480 464H720C756 466 780 486 780 520V850C780 886 758 904 722 904H478C442 904 420 886 420 850Z'
  const leg = (x: number, to: number): string =>
    path(d`M${x} 890L${to} 1010`, { stroke: '#15171a', 'stroke-width': 30, 'stroke-linecap': 'round' }) +
    path(d`M${x - 5} 890L${to - 5} 1006`, { stroke: '#63686d', 'stroke-width': 8, 'stroke-linecap': 'round' })
  return (
    wall +
    ray('M0 330H1200') +
    ray('M600 0V440') +
    oval([600, 330, 90, 90], {
      fill: pen.radial(
        [0.5, 0.5, 0.5],
        [
          [0, '#d8ffe2', 0.9],
          [0.3, '#5cf58a', 0.4],
          [1, '#2ee56a', 0],
        ],
      ),
    }) +
    table +
    contact(pen, [600, 1012, 250, 34], 0.8) +
    leg(460, 400) +
    leg(740, 800) +
    leg(600, 600) +
    path('M496 470C500 392 700 392 704 470Z', { fill: across(pen, '#0d0f10', '#4b5054', '#1c1f21', '#08090a') }) +
    path('M556 470V424C560 396 640 396 644 424V470Z', {
      fill: across(pen, '#3dd46f', '#e9fff0', '#6df09a', '#0e7a36'),
    }) +
    path(body, {
      fill: across(pen, darken(base, 0.4), lighten(base, 0.25), base, darken(base, 0.2), darken(base, 0.5)),
    }) +
    path(
      'M420 520C420 486 444 466 480 464H500V904H478C442 904 420 886 420 850ZM780 520C780 486 756 466 720 464H700V904H722C758 904 780 886 780 850Z',
      {
        fill: falling(pen, '#43474b', '#202326', '#101214'),
      },
    ) +
    times(
      8,
      (index) =>
        rect([430, 560 + index * 32, 58, 12], { rx: 5, fill: '#000', opacity: 0.5 }) +
        rect([712, 560 + index * 32, 58, 12], { rx: 5, fill: '#000', opacity: 0.5 }),
    ).join('') +
    rect([520, 500, 160, 236], { rx: 26, fill: slanting(pen, '#3b4044', '#17191b', '#0a0b0c') }) +
    window(600, 580, [52, 52]) +
    rect([574, 660, 52, 52], { rx: 10, fill: '#0d0f10' }) +
    rect([594, 664, 12, 44], { rx: 5, fill: '#7dffa0' }) +
    [548, 600, 652]
      .map(
        (x, index) =>
          oval([x, 800, 20, 20], { fill: slanting(pen, '#6d7276', '#1b1d1f') }) +
          oval([x, 800, 7, 7], { fill: index === 0 ? '#6df09a' : '#dfe4e8' }),
      )
      .join('') +
    letter('3D', { at: [578, 846], size: 28, colour: '#f4f4f2' }) +
    path('M508 484C506 600 506 760 510 884', { stroke: '#fff', 'stroke-width': 5, opacity: 0.3, fill: 'none' })
  )
}

export const HARDWARE_MEASURING: Family<'tape-measure' | 'laser-level'> = {
  'tape-measure': { hue: 'yellow', front: tapeMeasure, detail: [680, 560, 440] },
  'laser-level': { hue: 'teal', front: laserLevel, detail: [390, 380, 430] },
}
