import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, falling, glowing, slanting } from '../kit/light.ts'
import type { Pen } from '../kit/pen.ts'
import { plate } from '../kit/solid.ts'
import { contact, studio } from '../kit/studio.ts'
import { group, oval, path, rect, times } from '../kit/svg.ts'
import { glazed } from './ceramics.ts'

// The smart toilets of one series, each with what its maker praises.

const BODY =
  'M214 596H958C990 610 996 660 960 716C908 790 856 850 842 930C836 970 838 1010 842 1040H300C262 1040 240 1020 236 980Z'

/** The skirted body from the side, with the line on which the seat lies. */
function skirted(pen: Pen): string {
  const { base } = pen.tone
  return (
    contact(pen, [570, 1042, 310, 28]) +
    path(BODY, { fill: pen.across(glazed(pen)) }) +
    path(BODY, { fill: falling(pen, ['#2a2622', 0.2], ['#fff', 0.1], ['#fff', 0], ['#2a2622', 0.3]) }) +
    path('M206 600H972', { fill: 'none', stroke: darken(base, 0.6), 'stroke-width': 7 })
  )
}

/** A ring of light round a knob. */
const knob = (pen: Pen, x: number, y: number): string =>
  oval([x, y, 36, 36], { fill: glowing(pen, '#fff', '#cfd3d6', '#84898d') }) +
  oval([x, y, 36, 36], { fill: 'none', stroke: '#6fb0e6', 'stroke-width': 6 })

/** From the side: the lid has risen by itself, and a spot of light on the floor waits for a foot. */
function risenLid(pen: Pen): string {
  const { base } = pen.tone
  const lid = 'M226 590C150 470 150 280 232 172C262 140 300 152 296 196C280 330 300 470 350 590Z'
  return (
    studio(pen) +
    oval([980, 1072, 130, 26], { fill: glowing(pen, ['#7fc4ff', 0.95], ['#7fc4ff', 0.4], ['#7fc4ff', 0]) }) +
    path(lid, { fill: '#2a2622', opacity: 0.16, transform: 'translate(14 10)' }) +
    path(lid, { fill: slanting(pen, lighten(base, 0.95), lighten(base, 0.3), darken(base, 0.32)) }) +
    path('M250 560C196 450 200 300 250 216', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.9,
    }) +
    skirted(pen) +
    path('M340 574C520 548 800 548 946 570C974 578 976 596 950 602H340Z', {
      fill: falling(pen, lighten(base, 0.95), lighten(base, 0.4), darken(base, 0.2)),
    }) +
    rect([214, 548, 150, 60], { rx: 18, fill: falling(pen, lighten(base, 0.9), base, darken(base, 0.3)) }) +
    oval([330, 578, 8, 8], { fill: '#6fb0e6' }) +
    oval([790, 1004, 26, 12], { fill: '#3a7fb5' }) +
    oval([790, 1002, 16, 7], { fill: '#cfeaff' })
  )
}

/** From the side: a high cistern with its display behind the seat, for houses with low pressure. */
function twinTank(pen: Pen): string {
  const { base } = pen.tone
  const tank = 'M214 250C214 222 234 206 262 206H420C452 206 470 226 472 256L500 600H214Z'
  const lid = 'M480 566C640 540 820 540 950 562C980 572 982 594 954 600H480C468 590 470 574 480 566Z'
  return (
    studio(pen) +
    group({ transform: 'translate(1200 0) scale(-1 1)' }, [
      skirted(pen) +
        path(tank, { fill: pen.across(glazed(pen)) }) +
        path(tank, { fill: falling(pen, ['#fff', 0.3], ['#fff', 0], ['#2a2622', 0.24]) }) +
        path('M214 396H482', { fill: 'none', stroke: darken(base, 0.4), 'stroke-width': 6 }) +
        rect([236, 182, 210, 34], { rx: 14, fill: falling(pen, lighten(base, 0.9), base, darken(base, 0.34)) }) +
        path(lid, { fill: falling(pen, lighten(base, 0.95), lighten(base, 0.3), darken(base, 0.3)) }),
    ]) +
    rect([796, 440, 130, 66], { rx: 12, fill: '#2b343b' }) +
    times(3, (index) => rect([814 + index * 34, 462, 22, 22], { rx: 5, fill: index < 2 ? '#8fd0ff' : '#55646f' })).join(
      '',
    ) +
    knob(pen, 850, 664)
  )
}

/** From the front with its lid up: the ring of the seat is warm, and the keys are on an arm at its side. */
function warmSeat(pen: Pen): string {
  const { base } = pen.tone
  const foot = 'M388 700C392 800 430 900 440 1044H760C770 900 808 800 812 700Z'
  const lid = 'M420 620C380 440 420 250 520 214C570 200 630 200 680 214C780 250 820 440 780 620Z'
  const warm = glowing(pen, '#ffd9a8', '#ffb765', '#f08f3c')
  return (
    studio(pen) +
    contact(pen, [600, 1046, 190, 26]) +
    path(lid, { fill: '#2a2622', opacity: 0.2, transform: 'translate(14 10)' }) +
    path(lid, { fill: slanting(pen, lighten(base, 0.95), lighten(base, 0.4), darken(base, 0.22)) }) +
    path(lid, { fill: 'none', stroke: darken(base, 0.24), 'stroke-width': 4 }) +
    path(foot, { fill: pen.across(glazed(pen)) }) +
    path(foot, { fill: falling(pen, ['#2a2622', 0.34], ['#fff', 0.08], ['#2a2622', 0.28]) }) +
    rect([372, 588, 456, 84], { rx: 26, fill: falling(pen, lighten(base, 0.9), base, darken(base, 0.24)) }) +
    oval([600, 712, 232, 112], { fill: darken(base, 0.42), opacity: 0.7 }) +
    oval([600, 696, 232, 112], { fill: slanting(pen, lighten(base, 0.95), lighten(base, 0.4), darken(base, 0.16)) }) +
    oval([600, 698, 196, 90], { fill: 'none', stroke: warm, 'stroke-width': 26, opacity: 0.85 }) +
    oval([600, 702, 150, 66], { fill: falling(pen, darken(base, 0.6), darken(base, 0.2)) }) +
    oval([600, 726, 84, 30], { fill: slanting(pen, '#cfe4ec', '#8fb6c6', '#6d98ab') }) +
    [508, 600, 692]
      .map((x) =>
        path(`M${x} 600C${x - 16} 570 ${x + 16} 550 ${x} 516`, {
          fill: 'none',
          stroke: '#f2a45a',
          'stroke-width': 10,
          'stroke-linecap': 'round',
          opacity: 0.8,
        }),
      )
      .join('') +
    plate(pen, [836, 560, 96, 250], { tone: toneOf('white'), radius: 26 }) +
    times(4, (index) =>
      oval([884, 604 + index * 54, 18, 18], {
        fill: index === 0 ? '#f2a45a' : '#dfe3e5',
        stroke: '#aab0b4',
        'stroke-width': 2,
      }),
    ).join('')
  )
}

/** From above at a slant, shut and short: for the smallest bathrooms, without a lid that moves. */
function compact(pen: Pen): string {
  const { base } = pen.tone
  const foot = 'M430 690C430 800 452 920 470 1044H730C748 920 770 800 770 690Z'
  const lid =
    'M392 470C392 440 410 420 440 418H760C790 420 808 440 808 470C826 610 800 780 600 800C400 780 374 610 392 470Z'
  return (
    studio(pen) +
    contact(pen, [600, 1046, 160, 24]) +
    path(foot, { fill: pen.across(glazed(pen)) }) +
    path(foot, { fill: falling(pen, ['#2a2622', 0.42], ['#fff', 0.06], ['#2a2622', 0.26]) }) +
    rect([366, 330, 468, 120], { rx: 40, fill: falling(pen, lighten(base, 0.95), base, darken(base, 0.26)) }) +
    path(lid, { fill: darken(base, 0.46), opacity: 0.7, transform: 'translate(0 26)' }) +
    path(lid, { fill: slanting(pen, lighten(base, 0.95), lighten(base, 0.4), darken(base, 0.18)) }) +
    path('M424 470C412 590 440 700 520 744', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.95,
    }) +
    knob(pen, 470, 384) +
    rect([560, 362, 230, 44], { rx: 22, fill: across(pen, '#39424a', '#4d5862', '#39424a') }) +
    times(4, (index) => oval([590 + index * 56, 384, 9, 9], { fill: index === 1 ? '#8fd0ff' : '#c7ced3' })).join('')
  )
}

export const SMART_TOILETS: Family<
  'risen-lid-toilet' | 'twin-tank-toilet' | 'warm-seat-toilet' | 'compact-smart-toilet'
> = {
  'risen-lid-toilet': { hue: 'white', front: risenLid, detail: [150, 150, 470] },
  'twin-tank-toilet': { hue: 'white', front: twinTank, detail: [680, 180, 440] },
  'warm-seat-toilet': { hue: 'white', front: warmSeat, detail: [360, 500, 480] },
  'compact-smart-toilet': { hue: 'white', front: compact, detail: [360, 310, 480] },
}
