import { darken, lighten } from '../kit/colour.ts'
import type { Drawing, Family } from '../kit/drawing.ts'
import { across, falling, slanting } from '../kit/light.ts'
import type { Pen } from '../kit/pen.ts'
import { plant } from '../kit/room.ts'
import { contact, studio } from '../kit/studio.ts'
import { group, oval, path, rect } from '../kit/svg.ts'
import { bathroom, glazed, roll } from './ceramics.ts'

/** A one-piece toilet from the side, facing right. */
interface Profile {
  readonly tank: string
  /** The tank's lid: x, y, width. */
  readonly cap: readonly [number, number, number]
  readonly body: string
  /** The bend of the trap, where it shows. */
  readonly trap?: string
}

const SEAT = 'M452 592C560 560 800 560 936 584C968 592 972 612 944 618H460C440 614 440 598 452 592Z'

function sideToilet(pen: Pen, { tank, cap: [x, y, width], body, trap }: Profile): string {
  const { base } = pen.tone
  const shade = falling(pen, ['#2a2622', 0.2], ['#fff', 0.16], ['#fff', 0], ['#2a2622', 0.34])
  const bend = (dx: number, stroke: string, look: { opacity: number; 'stroke-width': number }): string =>
    trap === undefined
      ? ''
      : path(trap, {
          fill: 'none',
          stroke,
          ...look,
          'stroke-linecap': 'round',
          transform: `translate(${dx} ${dx})`,
        })
  return (
    contact(pen, [540, 1046, 290, 28]) +
    path(body, { fill: pen.across(glazed(pen)) }) +
    path(body, { fill: shade }) +
    bend(4, '#2a2622', { opacity: 0.12, 'stroke-width': 104 }) +
    bend(0, lighten(base, 0.3), { opacity: 0.75, 'stroke-width': 94 }) +
    path(tank, { fill: pen.across(glazed(pen)) }) +
    path(tank, { fill: falling(pen, ['#fff', 0.3], ['#fff', 0], ['#2a2622', 0.2]) }) +
    rect([x, y, width, 34], { rx: 12, fill: falling(pen, lighten(base, 0.9), base, darken(base, 0.34)) }) +
    rect([x + width / 2 - 34, y - 8, 68, 12], { rx: 5, fill: across(pen, '#8b8f93', '#f6f7f8', '#63676b') }) +
    path(SEAT, { fill: darken(base, 0.45), opacity: 0.6, transform: 'translate(0 18)' }) +
    path(SEAT, { fill: falling(pen, lighten(base, 0.9), lighten(base, 0.3), darken(base, 0.2)) }) +
    path('M462 616H948', { fill: 'none', stroke: darken(base, 0.5), 'stroke-width': 4 })
  )
}

const TALL = 'M262 250H452C462 250 468 258 468 268L486 612H272L250 268C250 258 254 250 262 250Z'
const PEDESTAL =
  'M270 606H944C972 640 968 690 932 736C880 800 800 836 742 864C716 884 716 960 726 1044H300C304 960 276 900 270 800Z'
const SKIRT = 'M270 606H950C982 650 974 716 934 778C884 852 842 900 832 1044H288C272 900 266 760 270 606Z'
const LOW = 'M266 470C266 456 274 448 288 448H420C470 448 492 520 536 592L544 614H270Z'

const siphonToilet = (pen: Pen): string =>
  sideToilet(pen, {
    tank: TALL,
    cap: [236, 220, 246],
    body: PEDESTAL,
    trap: 'M350 790C470 720 560 770 540 850S560 960 640 950',
  })

const lowToilet = (pen: Pen): string => sideToilet(pen, { tank: LOW, cap: [254, 422, 176], body: SKIRT })

/** From the front, with its lid up: the rim, and the water that turns in the bowl. */
function swirlToilet(pen: Pen): string {
  const { base } = pen.tone
  const bowl =
    'M392 690C392 760 432 830 470 876C486 904 478 980 462 1044H738C722 980 714 904 730 876C768 830 808 760 808 690Z'
  const lid = 'M424 640C390 480 420 300 490 250C540 222 660 222 710 250C780 300 810 480 776 640Z'
  return (
    contact(pen, [600, 1046, 176, 26]) +
    rect([392, 170, 416, 440], { rx: 16, fill: pen.across(glazed(pen)) }) +
    rect([374, 146, 452, 52], { rx: 14, fill: falling(pen, lighten(base, 0.9), base, darken(base, 0.34)) }) +
    path(lid, { fill: '#2a2622', opacity: 0.26, transform: 'translate(10 8)' }) +
    path(lid, { fill: slanting(pen, lighten(base, 0.95), lighten(base, 0.4), darken(base, 0.16)) }) +
    path(bowl, { fill: pen.across(glazed(pen)) }) +
    path(bowl, { fill: falling(pen, ['#2a2622', 0.3], ['#fff', 0.1], ['#2a2622', 0.26]) }) +
    oval([600, 684, 222, 108], { fill: darken(base, 0.3), opacity: 0.7 }) +
    oval([600, 672, 222, 108], { fill: slanting(pen, lighten(base, 0.95), lighten(base, 0.3), darken(base, 0.2)) }) +
    oval([600, 678, 158, 74], { fill: falling(pen, darken(base, 0.55), darken(base, 0.12)) }) +
    oval([600, 704, 96, 40], { fill: slanting(pen, '#cfe4ec', '#8fb6c6', '#6d98ab') }) +
    path('M530 700C548 668 640 664 668 694C686 722 620 738 584 726C556 716 572 700 606 702', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.85,
    })
  )
}

/** From the front: a box of a tank and a skirt down to the floor, as contractors buy it. */
function plainToilet(pen: Pen): string {
  const { base } = pen.tone
  const skirt = 'M396 640C390 780 408 900 424 1044H776C792 900 810 780 804 640Z'
  const lid = 'M404 560H796C820 620 818 720 760 772C700 816 500 816 440 772C382 720 380 620 404 560Z'
  return (
    contact(pen, [600, 1046, 210, 26]) +
    rect([352, 280, 496, 330], { rx: 10, fill: pen.across(glazed(pen)) }) +
    rect([352, 280, 496, 330], { rx: 10, fill: falling(pen, ['#fff', 0.2], ['#fff', 0], ['#2a2622', 0.34]) }) +
    rect([334, 246, 532, 44], { rx: 8, fill: falling(pen, lighten(base, 0.9), base, darken(base, 0.34)) }) +
    rect([560, 236, 80, 14], { rx: 5, fill: across(pen, '#8b8f93', '#f6f7f8', '#63676b') }) +
    path(skirt, { fill: pen.across(glazed(pen)) }) +
    path(skirt, { fill: falling(pen, ['#2a2622', 0.4], ['#fff', 0.06], ['#2a2622', 0.26]) }) +
    path(lid, { fill: darken(base, 0.42), opacity: 0.7, transform: 'translate(0 22)' }) +
    path(lid, { fill: slanting(pen, lighten(base, 0.9), lighten(base, 0.3), darken(base, 0.16)) })
  )
}

/** From the side, closed down to the floor: nothing to wipe round. */
const skirtedToilet = (pen: Pen): string =>
  group({ transform: 'translate(1200 0) scale(-1 1)' }, [
    sideToilet(pen, { tank: TALL, cap: [236, 220, 246], body: SKIRT }),
  ])

const toilet = (body: (pen: Pen) => string, detail: Drawing['detail']): Drawing => ({
  hue: 'white',
  front: (pen) => studio(pen) + body(pen),
  detail,
  scene: (pen) =>
    bathroom(pen, '#d5dad3') +
    group({ transform: 'translate(150 190) scale(.82)' }, [body(pen)]) +
    plant(pen, [1010, 650], 1) +
    roll(pen),
})

export const TOILETS: Family<'siphon-toilet' | 'swirl-toilet' | 'plain-toilet' | 'low-toilet' | 'skirted-toilet'> = {
  'siphon-toilet': toilet(siphonToilet, [250, 560, 440]),
  'swirl-toilet': toilet(swirlToilet, [360, 540, 470]),
  'plain-toilet': toilet(plainToilet, [330, 230, 470]),
  'low-toilet': toilet(lowToilet, [230, 400, 440]),
  'skirted-toilet': toilet(skirtedToilet, [600, 540, 440]),
}
