import { darken, lighten, mix, toneOf } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { letter } from '../kit/lettering.ts'
import type { Pen } from '../kit/pen.ts'
import { between } from '../kit/random.ts'
import { plant, livingRoom } from '../kit/room.ts'
import { bar, bodyStops, plate, roundStops, screwHead, tube } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'
import { conduit } from './plumbing.ts'

/** A coil of single-core wire, wound and wrapped, its copper bared at the end. Green is the earth wire, which bears a yellow stripe. */
function cableRoll(pen: Pen): string {
  const { base } = pen.tone
  const turn = (index: number): string => {
    const [rx, y] = [330 + between(pen.random, -6, 6), 460 + index * 34]
    return (
      path(
        d`M${600 - rx} ${y}A${rx} ${rx * 0.34} 0 0 0 ${600 + rx} ${y}v34A${rx} ${rx * 0.34} 0 0 1 ${600 - rx} ${y + 34}Z`,
        {
          fill: pen.across(roundStops({ base: mix(base, '#000000', (index % 2) * 0.06) })),
        },
      ) +
      (pen.hue === 'green'
        ? path(d`M${600 - rx} ${y + 12}A${rx} ${rx * 0.34} 0 0 0 ${600 + rx} ${y + 12}`, {
            fill: 'none',
            stroke: '#e0c23c',
            'stroke-width': 11,
            opacity: 0.85,
          })
        : '') +
      path(d`M${600 - rx} ${y + 33}A${rx} ${rx * 0.34} 0 0 0 ${600 + rx} ${y + 33}`, {
        fill: 'none',
        stroke: darken(base, 0.62),
        'stroke-width': 4,
        opacity: 0.6,
      })
    )
  }
  const top = times(
    9,
    (index) =>
      oval([600, 460, 330 - index * 17, (330 - index * 17) * 0.34], {
        fill: 'none',
        stroke: index % 2 === 0 ? lighten(base, 0.26) : base,
        'stroke-width': 14,
      }) +
      oval([600, 461, 338 - index * 17, (338 - index * 17) * 0.34], {
        fill: 'none',
        stroke: darken(base, 0.55),
        'stroke-width': 3,
        opacity: 0.6,
      }),
  )
  const label = 'M420 560A330 112 0 0 0 780 560V836A330 112 0 0 1 420 836Z'
  const tail = 'M910 700C1000 780 1010 900 960 990'
  return (
    studio(pen) +
    contact(pen, [600, 880, 330, 110]) +
    times(12, turn).join('') +
    oval([600, 460, 330, 112], { fill: darken(base, 0.4) }) +
    top.join('') +
    oval([600, 464, 184, 62], {
      fill: pen.down([
        [0, '#1d1815'],
        [1, darken(base, 0.5)],
      ]),
    }) +
    path(label, { fill: '#fbfaf7' }) +
    path('M420 560A330 112 0 0 0 780 560V670A330 112 0 0 1 420 670Z', { fill: darken(base, 0.1) }) +
    letter('ZC-BV', { at: [516, 622], size: 42, colour: '#ffffff' }) +
    letter('450/750V', { at: [496, 726], size: 30, colour: '#43484e' }) +
    letter('100M', { at: [542, 782], size: 34, colour: '#43484e' }) +
    path(label, {
      fill: pen.across([
        [0, '#000', 0.16],
        [0.35, '#fff', 0.3],
        [1, '#000', 0.2],
      ]),
    }) +
    tube(tail, { width: 30, tone: pen.tone, cap: 'round' }) +
    tube('M960 990L930 1050', { width: 18, tone: toneOf('copper'), cap: 'round' })
  )
}

/** 86-mm panel: frame, then what is set into it. */
function panel(pen: Pen, inside: string): string {
  const outline = rect([230, 230, 740, 740], { rx: 44 })
  return (
    plain(pen) +
    cast(outline, [24, 32]) +
    plate(pen, [230, 230, 740, 740], { tone: pen.tone, radius: 44 }) +
    rect([290, 290, 620, 620], {
      rx: 20,
      fill: mix(pen.tone.base, '#ffffff', 0.2),
      stroke: darken(pen.tone.base, 0.3),
      'stroke-width': 4,
    }) +
    inside
  )
}

function switchPanel(pen: Pen): string {
  const { base } = pen.tone
  const rocker = (x: number, isDown: boolean): string =>
    rect([x, 296, 304, 608], {
      rx: 14,
      fill: pen.down(
        isDown
          ? [
              [0, darken(base, 0.12)],
              [0.5, base],
              [1, lighten(base, 0.7)],
            ]
          : [
              [0, lighten(base, 0.8)],
              [0.5, base],
              [1, darken(base, 0.14)],
            ],
      ),
    }) +
    rect([x + 2, 298, 300, 604], {
      rx: 13,
      fill: 'none',
      stroke: pen.linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.9],
          [1, '#000', 0.26],
        ],
      ),
      'stroke-width': 4,
    }) +
    rect([x + 132, 830, 40, 10], { rx: 5, fill: isDown ? '#e9a23b' : darken(base, 0.3) })
  return panel(pen, rocker(294, false) + rocker(602, true) + rect([598, 296, 4, 608], { fill: darken(base, 0.5) }))
}

/** Slanted five-hole outlet: two flat pins above, three below. */
function socketPanel(pen: Pen): string {
  const pin = (x: number, y: number, turn: number): string =>
    rect([x - 20, y - 58, 40, 116], {
      rx: 8,
      fill: pen.down([
        [0, '#0b0b0c'],
        [0.7, '#2c2a28'],
        [1, '#6d5a3a'],
      ]),
      transform: `rotate(${turn} ${x} ${y})`,
    }) +
    rect([x - 20, y - 58, 40, 116], {
      rx: 8,
      fill: 'none',
      stroke: darken(pen.tone.base, 0.3),
      'stroke-width': 5,
      transform: `rotate(${turn} ${x} ${y})`,
    })
  const round =
    oval([600, 600, 292, 292], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, darken(pen.tone.base, 0.16)],
          [0.5, pen.tone.base],
          [1, lighten(pen.tone.base, 0.6)],
        ],
      ),
    }) + oval([600, 600, 284, 284], { fill: mix(pen.tone.base, '#ffffff', 0.16) })
  return panel(
    pen,
    round +
      group({ transform: 'rotate(-18 600 600)' }, [
        pin(530, 430, 0),
        pin(670, 430, 0),
        pin(600, 630, 0),
        pin(512, 772, 32),
        pin(688, 772, -32),
      ]),
  )
}

function breaker(pen: Pen): string {
  const { base } = pen.tone
  const pole = (index: number): string => {
    const x = 250 + index * 236
    return (
      plate(pen, [x, 230, 228, 780], { tone: pen.tone, radius: 14 }) +
      rect([x, 400, 228, 430], { fill: lighten(base, 0.35) }) +
      rect([x, 396, 228, 6], { fill: darken(base, 0.4), opacity: 0.6 }) +
      rect([x, 828, 228, 6], { fill: '#fff', opacity: 0.7 }) +
      oval([x + 114, 300, 46, 46], { fill: '#1b1d1f' }) +
      screwHead(pen, [x + 114, 302], 34) +
      oval([x + 114, 930, 46, 46], { fill: '#1b1d1f' }) +
      screwHead(pen, [x + 114, 932], 34) +
      letter('C20', { at: [x + 74, 430], size: 36, colour: '#2f4c6b' }) +
      rect([x + 60, 500, 108, 200], {
        rx: 12,
        fill: pen.down([
          [0, '#1a1c1e'],
          [1, '#3b3f43'],
        ]),
      }) +
      rect([x + 66, index === 2 ? 610 : 506, 96, 84], {
        rx: 10,
        fill: pen.down(
          index === 2
            ? [
                [0, '#5b6066'],
                [0.5, '#33373b'],
                [1, '#15171a'],
              ]
            : [
                [0, '#6f9fd0'],
                [0.4, '#2f6199'],
                [1, '#193a5f'],
              ],
        ),
      }) +
      rect([x + 76, index === 2 ? 622 : 518, 76, 10], { rx: 5, fill: '#fff', opacity: 0.4 }) +
      letter('230V', { at: [x + 84, 740], size: 20, colour: '#6b7078' }) +
      (index === 2
        ? oval([x + 114, 790, 16, 16], { fill: '#e0a93c' }) +
          letter('T', { at: [x + 108, 782], size: 14, colour: '#5b4310' })
        : '')
    )
  }
  return (
    plain(pen) +
    rect([60, 560, 1080, 120], { fill: pen.down(bodyStops(toneOf('nickel'))) }) +
    cast(rect([250, 230, 700, 780], { rx: 14 }), [26, 34]) +
    times(3, pole).join('')
  )
}

/** Recessed spotlight: trim ring, deep cup, lit lens, spring clips. */
function downlight(pen: Pen): string {
  const { base } = pen.tone
  const clip = (x: number, way: number): string =>
    path(d`M${x} ${470}C${x + way * 120} ${430} ${x + way * 150} ${330} ${x + way * 130} ${250}`, {
      fill: 'none',
      stroke: '#6f7478',
      'stroke-width': 20,
    }) +
    path(d`M${x} ${470}C${x + way * 120} ${430} ${x + way * 150} ${330} ${x + way * 130} ${250}`, {
      fill: 'none',
      stroke: '#e9ebec',
      'stroke-width': 9,
    })
  const fin = times(7, (index) => bar(pen, [410, 170 + index * 36, 380, 22], { tone: toneOf('gunmetal'), radius: 6 }))
  const beam = path('M420 800L150 1200H1050L780 800Z', {
    fill: pen.down([
      [0, '#ffedc2', 0.75],
      [1, '#ffedc2', 0],
    ]),
    filter: pen.blur(22, [60, 740, 1080, 460]),
  })
  return (
    studio(pen) +
    beam +
    clip(400, -1) +
    clip(800, 1) +
    fin.join('') +
    rect([430, 160, 340, 270], {
      fill: pen.across([
        [0, '#000', 0.5],
        [0.3, '#fff', 0.16],
        [1, '#000', 0.5],
      ]),
    }) +
    path('M360 430H840L880 690H320Z', { fill: pen.across(roundStops(pen.tone)) }) +
    oval([600, 700, 410, 138], { fill: '#2a2622', opacity: 0.3, filter: pen.blur(12, [160, 540, 880, 330]) }) +
    oval([600, 690, 404, 134], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(base, 0.9)],
          [0.5, base],
          [1, darken(base, 0.3)],
        ],
      ),
    }) +
    oval([600, 694, 380, 122], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(base, 0.5)],
          [1, darken(base, 0.16)],
        ],
      ),
    }) +
    oval([600, 698, 290, 92], {
      fill: pen.radial(
        [0.5, 0.3, 0.75],
        [
          [0, '#f3e3bd'],
          [0.45, darken(base, 0.26)],
          [0.8, darken(base, 0.6)],
          [1, darken(base, 0.3)],
        ],
      ),
    }) +
    oval([600, 684, 168, 54], { fill: '#fff3d4' }) +
    oval([600, 682, 150, 46], {
      fill: pen.radial(
        [0.5, 0.5, 0.6],
        [
          [0, '#ffffff'],
          [0.6, '#fff6dc'],
          [1, '#f5d58f'],
        ],
      ),
    }) +
    oval([600, 690, 260, 110], {
      fill: pen.radial(
        [0.5, 0.5, 0.5],
        [
          [0, '#fff4d2', 0.7],
          [1, '#fff4d2', 0],
        ],
      ),
    })
  )
}

/** A round flush lamp: frame, milky diffuser lit from within. */
function lampDisc(pen: Pen, [cx, cy, r]: readonly [number, number, number]): string {
  const { base } = pen.tone
  return (
    oval([cx, cy, r * 1.5, r * 1.5], {
      fill: pen.radial(
        [0.5, 0.5, 0.5],
        [
          [0.5, '#fff2cf', 0.95],
          [0.7, '#fff2cf', 0.4],
          [1, '#fff2cf', 0],
        ],
      ),
    }) +
    oval([cx + r * 0.03, cy + r * 0.05, r * 1.02, r * 1.02], { fill: '#1d1813', opacity: 0.24 }) +
    oval([cx, cy, r, r], {
      fill: pen.linear(
        [0, 0, 1, 1],
        [
          [0, lighten(base, 0.7)],
          [0.5, base],
          [1, darken(base, 0.4)],
        ],
      ),
    }) +
    oval([cx, cy, r * 0.93, r * 0.93], { fill: darken(base, 0.5) }) +
    oval([cx, cy, r * 0.92, r * 0.92], {
      fill: pen.radial(
        [0.46, 0.44, 0.56],
        [
          [0, '#ffffff'],
          [0.6, '#fffaf0'],
          [0.86, '#fcecc8'],
          [1, '#e6c98f'],
        ],
      ),
    }) +
    oval([cx - r * 0.3, cy - r * 0.36, r * 0.34, r * 0.2], {
      fill: '#fff',
      opacity: 0.7,
      transform: `rotate(-34 ${cx - r * 0.3} ${cy - r * 0.36})`,
    })
  )
}

function ceilingLamp(pen: Pen): string {
  const ceiling = rect([0, 0, 1200, 1200], {
    fill: pen.radial(
      [0.5, 0.5, 0.75],
      [
        [0, '#fbf6ea'],
        [0.6, '#e4dfd5'],
        [1, '#c3bfb7'],
      ],
    ),
  })
  return (
    ceiling +
    lampDisc(pen, [600, 600, 390]) +
    oval([600, 600, 250, 250], { fill: 'none', stroke: '#f0d9a6', 'stroke-width': 3, opacity: 0.6 })
  )
}

/** The disc near to: diffuser, rim and the lit points behind it. */
function ceilingDetail(pen: Pen): string {
  const points = times(26, (index) =>
    oval([600 + Math.cos(index * 0.2417) * 560, 1250 + Math.sin(index * -0.2417) * 560, 26, 26], {
      fill: '#ffffff',
      opacity: 0.75,
    }),
  )
  return (
    rect([0, 0, 1200, 1200], { fill: '#dcd7cd' }) +
    lampDisc(pen, [600, 1250, 1000]) +
    group({ filter: pen.blur(16) }, points)
  )
}

function ceilingScene(pen: Pen): string {
  const room = livingRoom(pen, {
    floor: (shape) => shape({ fill: '#c9b79c' }),
    joint: { colour: '#8d7a5d', across: 460, isStaggered: true },
    gloss: 0.3,
    wall: '#ebe3d5',
  })
  const ceiling = path('M0 0H1200L1000 130H280Z', {
    fill: pen.down([
      [0, '#f8f4eb'],
      [1, '#e2dccf'],
    ]),
  })
  const disc =
    oval([640, 96, 420, 120], {
      fill: pen.radial(
        [0.5, 0.5, 0.5],
        [
          [0.3, '#fff3d0', 0.8],
          [1, '#fff3d0', 0],
        ],
      ),
    }) +
    oval([640, 74, 196, 44], { fill: '#a89f8c' }) +
    oval([640, 88, 196, 42], { fill: darken(pen.tone.base, 0.3) }) +
    oval([640, 94, 184, 37], {
      fill: pen.radial(
        [0.5, 0.4, 0.6],
        [
          [0, '#ffffff'],
          [0.7, '#fff6dc'],
          [1, '#f0d392'],
        ],
      ),
    })
  return (
    room +
    ceiling +
    rect([0, 0, 1200, 1200], {
      fill: pen.radial(
        [0.53, 0.06, 0.9],
        [
          [0, '#ffefc4', 0.5],
          [0.5, '#ffefc4', 0.14],
          [1, '#2b2216', 0.24],
        ],
      ),
    }) +
    disc +
    plant(pen, [130, 640], 0.9)
  )
}

export const ELECTRIC: Family<
  'cable-roll' | 'pvc-conduit' | 'switch-panel' | 'socket-panel' | 'breaker' | 'downlight' | 'ceiling-lamp'
> = {
  'cable-roll': { hue: 'red', front: cableRoll, detail: [700, 640, 420] },
  'pvc-conduit': { hue: 'red', front: conduit, detail: [140, 640, 420] },
  'switch-panel': { hue: 'white', front: switchPanel, detail: [520, 560, 420] },
  'socket-panel': { hue: 'white', front: socketPanel, detail: [380, 320, 440] },
  breaker: { hue: 'white', front: breaker, detail: [230, 400, 420] },
  downlight: { hue: 'white', front: downlight, detail: [330, 520, 540] },
  'ceiling-lamp': { hue: 'white', front: ceilingLamp, detail: ceilingDetail, scene: ceilingScene },
}
