import { darken, lighten, toneOf } from '../kit/colour.ts'
import { marble, wood } from '../kit/material.ts'
import type { Shape } from '../kit/material.ts'
import { bag, bucket } from '../kit/packaging.ts'
import { Pen } from '../kit/pen.ts'
import { plant, sofa } from '../kit/room.ts'
import { bar, tube } from '../kit/solid.ts'
import { cast, contact } from '../kit/studio.ts'
import { d, el, group, oval, path, poly, rect, times } from '../kit/svg.ts'
import type { BannerKey } from '../subjects.ts'

const [WIDTH, HEIGHT] = [1880, 800]
const FLOOR = 600

// The left third of each banner stays quiet: the page sets its words there.

const wall = (pen: Pen, colour: string): string =>
  rect([0, 0, WIDTH, FLOOR], { fill: colour }) +
  rect([0, 0, WIDTH, FLOOR], {
    fill: pen.radial(
      [0.62, 0.2, 0.8],
      [
        [0, '#fff', 0.5],
        [0.6, '#fff', 0.06],
        [1, '#1d1813', 0.14],
      ],
    ),
  })

function boards(pen: Pen): string {
  const area: Shape = (paint) => rect([0, FLOOR, WIDTH, HEIGHT - FLOOR], { ...paint })
  const rows = [0, 14, 32, 56, 88, 132, 200]
  const lines =
    rows.map((y) => d`M0 ${FLOOR + y}H${WIDTH}`).join('') +
    times(
      36,
      (index) =>
        d`M${(index % 6) * 390 + ((index * 173) % 300)} ${FLOOR + (rows[Math.floor(index / 6)] ?? 0)}V${FLOOR + (rows[Math.floor(index / 6) + 1] ?? 0)}`,
    ).join('')
  return (
    wood(pen, area, { colour: '#bf9b70', scale: 1.3 }) +
    path(lines, { stroke: '#6a4f31', 'stroke-width': 2, opacity: 0.35, fill: 'none' }) +
    area({
      fill: pen.down([
        [0, '#2b2216', 0.34],
        [0.14, '#2b2216', 0.08],
        [1, '#fff', 0.1],
      ]),
    })
  )
}

function floorLamp(pen: Pen, x: number): string {
  return (
    contact(pen, [x, 652, 60, 10]) +
    bar(pen, [x - 5, 300, 10, 350], { tone: toneOf('gunmetal') }) +
    oval([x, 650, 56, 11], { fill: '#3f4246' }) +
    oval([x, 280, 190, 170], {
      fill: pen.radial(
        [0.5, 0.5, 0.5],
        [
          [0, '#ffe7b0', 0.75],
          [1, '#ffe7b0', 0],
        ],
      ),
    }) +
    path(d`M${x - 46} 200H${x + 46}L${x + 74} 320H${x - 74}Z`, {
      fill: pen.across([
        [0, '#d9c49a'],
        [0.4, '#fff6e0'],
        [1, '#c9ae79'],
      ]),
    })
  )
}

function livingRoom(pen: Pen): string {
  const frame = (x: number, w: number, art: string): string =>
    cast(rect([x, 150, w, 210], {}), [8, 12]) +
    rect([x, 150, w, 210], { fill: '#fbf9f5', stroke: '#a88e6c', 'stroke-width': 7 }) +
    art
  const light = group({ filter: pen.blur(14, [500, FLOOR, 1200, 200]) }, [
    poly(
      [
        [760, 610],
        [980, 610],
        [860, 800],
        [560, 800],
      ],
      { fill: '#fff3d8', opacity: 0.4 },
    ),
    poly(
      [
        [1030, 610],
        [1250, 610],
        [1210, 800],
        [910, 800],
      ],
      { fill: '#fff3d8', opacity: 0.4 },
    ),
  ])
  return (
    wall(pen, '#e6e0d4') +
    rect([0, FLOOR - 26, WIDTH, 26], {
      fill: pen.down([
        [0, '#fbfaf7'],
        [1, '#d9d4cb'],
      ]),
    }) +
    boards(pen) +
    light +
    frame(
      1000,
      160,
      oval([1080, 236, 38, 38], { fill: '#c98f6b' }) +
        path('M1006 320q40-44 74-14t74-10v58h-148z', { fill: '#8b9a8c' }),
    ) +
    frame(1200, 150, path('M1222 330C1240 220 1310 220 1328 330Z', { fill: '#c7a98a' })) +
    group({ transform: 'translate(120 0)' }, [sofa(pen, [760, 400], '#8d9a94')]) +
    plant(pen, [1660, 540], 1.05) +
    floorLamp(pen, 770) +
    contact(pen, [1180, 742, 200, 18], 0.7) +
    oval([1180, 716, 190, 34], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#d9b98c'],
          [1, '#9a754a'],
        ],
      ),
    }) +
    rect([1070, 720, 12, 40], { fill: '#6b4f31' }) +
    rect([1278, 720, 12, 40], { fill: '#6b4f31' })
  )
}

function bathroom(pen: Pen): string {
  const tiles = times(5, (row) =>
    path(
      times(14, (column) => d`M${column * 150 + (row % 2) * 75} ${row * 120}v120`).join('') +
        d`M0 ${row * 120}H${WIDTH}`,
      {
        stroke: '#8ea19f',
        'stroke-width': 2,
        opacity: 0.4,
        fill: 'none',
      },
    ),
  ).join('')
  const floor: Shape = (paint) => rect([0, FLOOR, WIDTH, HEIGHT - FLOOR], { ...paint })
  const mirror =
    oval([1180, 250, 150, 180], { fill: '#fff2d2', filter: pen.blur(22, [960, 20, 440, 480]) }) +
    oval([1180, 250, 140, 170], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#f3f8f8'],
          [0.45, '#cfdddd'],
          [0.46, '#e6efef'],
          [1, '#b6c8c8'],
        ],
      ),
      stroke: '#b99459',
      'stroke-width': 6,
    })
  const top = rect([920, 470, 560, 36], {
    rx: 4,
    fill: pen.down([
      [0, '#fff'],
      [1, '#c6c3bd'],
    ]),
  })
  const front: Shape = (paint) => rect([940, 506, 520, 130], { ...paint })
  const vessel =
    path('M1080 410C1084 450 1110 470 1140 472H1220C1250 470 1276 450 1280 410Z', {
      fill: pen.across([
        [0, '#b9b6b0'],
        [0.3, '#fff'],
        [1, '#a9a69f'],
      ]),
    }) +
    oval([1180, 410, 100, 22], {
      fill: pen.down([
        [0, '#c9c6c0'],
        [1, '#fbfbfa'],
      ]),
    })
  return (
    wall(pen, '#c9d6d3') +
    tiles +
    marble(pen, floor, { colour: '#dcdad5', squeeze: 3 }) +
    floor({
      fill: pen.down([
        [0, '#1d1813', 0.26],
        [0.2, '#1d1813', 0.04],
        [1, '#fff', 0.2],
      ]),
    }) +
    mirror +
    cast(rect([940, 490, 520, 146], {}), [14, 22]) +
    wood(pen, front, { colour: '#b58a5c' }) +
    front({
      fill: pen.down([
        [0, '#000', 0.3],
        [0.12, '#fff', 0.14],
        [1, '#000', 0.18],
      ]),
    }) +
    path('M1200 508V634', { stroke: '#4b3520', 'stroke-width': 3 }) +
    top +
    vessel +
    tube('M1326 470V380C1326 350 1280 350 1276 384', { width: 15, tone: toneOf('brass') }) +
    plant(pen, [1640, 540], 0.95) +
    [
      cast(rect([704, 306, 142, 210], { rx: 8 }), [10, 14]),
      bar(pen, [690, 300, 170, 12], { tone: toneOf('brass'), lies: 'level', radius: 6 }),
      rect([704, 306, 142, 210], {
        rx: 8,
        fill: pen.across([
          [0, '#cfc7b8'],
          [0.3, '#f6f2ea'],
          [1, '#b9b0a0'],
        ]),
      }),
    ].join('')
  )
}

function materials(pen: Pen): string {
  const ground =
    rect([0, 0, WIDTH, HEIGHT], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#e9edf1'],
          [0.6, '#dfe5ea'],
          [1, '#cdd6dd'],
        ],
      ),
    }) +
    rect([0, 560, WIDTH, 240], {
      fill: pen.down([
        [0, '#c9d1d8'],
        [0.4, '#dde3e8'],
        [1, '#e8ecef'],
      ]),
    })
  const blue = toneOf('blue')
  const put = (x: number, y: number, scale: number): string => `translate(${x} ${y}) scale(${scale})`
  const sack = bag(pen, {
    paper: '#c9b48f',
    print:
      rect([280, 380, 640, 150], { fill: '#2c4f7a' }) +
      rect([280, 560, 640, 14], { fill: '#2c4f7a' }) +
      path('M410 860V770L480 730V770L550 730V770L620 730V770H790V860Z', { fill: '#2c4f7a' }),
  })
  const tin = bucket(pen, {
    tone: toneOf('white'),
    lid: blue,
    label: {
      from: 480,
      to: 950,
      paper: '#f9f9f7',
      print:
        rect([250, 640, 700, 320], { fill: blue.base }) +
        path('M250 720C420 650 520 780 700 710S880 660 950 710V980H250Z', { fill: lighten(blue.base, 0.35) }),
    },
  })
  const slab: Shape = (paint) => rect([0, 0, 330, 330], { ...paint })
  const tile = group({ transform: 'matrix(.96 .05 0 1 1430 290)' }, [
    cast(rect([0, 0, 330, 330], {}), [14, 18]),
    marble(pen, slab, { colour: '#e6e4e0' }),
    slab({
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.5],
          [0.4, '#fff', 0],
          [0.41, '#fff', 0.2],
          [0.56, '#fff', 0],
          [1, '#000', 0.08],
        ],
      ),
    }),
  ])
  const pipes = times(
    4,
    (index) =>
      tube(d`M${640 + index * 46} ${676 - index * 3}L${780 + index * 46} ${170 + index * 30}`, {
        width: 38,
        tone: toneOf(index % 2 === 0 ? 'light-grey' : 'white'),
      }) + oval([640 + index * 46, 676 - index * 3, 19, 9], { fill: darken('#d3d2cf', 0.7) }),
  ).join('')
  return (
    ground +
    contact(pen, [1594, 636, 170, 12], 0.6) +
    tile +
    contact(pen, [710, 680, 110, 16], 0.7) +
    pipes +
    group({ transform: put(810, 90, 0.54) }, [sack]) +
    group({ transform: put(1130, 200, 0.45) }, [tin])
  )
}

const BANNERS: Readonly<Record<BannerKey, (pen: Pen) => string>> = { 'living-room': livingRoom, bathroom, materials }

/** A home banner as the text of an 1880 × 800 SVG (2.35 : 1), without words. */
export function drawBanner(key: BannerKey): string {
  const pen = new Pen({ seed: 5 }, 'white')
  const body = BANNERS[key](pen)
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    pen.definitions() + body,
  )
}
