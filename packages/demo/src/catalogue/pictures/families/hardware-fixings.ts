import { darken, lighten, toneOf } from '../kit/colour.ts'
import type { Tone } from '../kit/colour.ts'
import type { Family } from '../kit/drawing.ts'
import { across, faced, falling, slanting, softLine, turned } from '../kit/light.ts'
import { brush } from '../kit/pattern.ts'
import type { Pen } from '../kit/pen.ts'
import { bar, bodyStops, screwHead } from '../kit/solid.ts'
import { cast, contact, plain, studio } from '../kit/studio.ts'
import { d, group, oval, path, rect, times } from '../kit/svg.ts'

/** A bar pull standing on its two posts, a second shorter one, and a knob of the same finish. */
function cabinetHandle(pen: Pen): string {
  const { tone } = pen
  const pull = (length: number): string => {
    const [left, right] = [-length / 2, length / 2]
    const post = (x: number): string =>
      contact(pen, [x + 6, 124, 42, 14], 0.6) +
      turned(pen, {
        cx: x,
        tone,
        profile: [
          [10, 22],
          [104, 22],
          [104, 36],
          [118, 38],
        ],
        tilt: 0.3,
      })
    return (
      softLine(d`M${left + 50} 134H${right}`, 46, 0.34) +
      post(left + length * 0.17) +
      post(right - length * 0.17) +
      rect([left, -32, length, 64], { rx: 10, fill: pen.down(bodyStops(tone)) }) +
      rect([left, -32, length, 64], { rx: 10, ...brush(pen), opacity: tone.isMetal ? 0.55 : 0.08 }) +
      rect([left + 4, -28, length - 8, 4], { rx: 2, fill: '#fff', opacity: 0.6 }) +
      oval([right - 6, 0, 10, 31], { fill: across(pen, lighten(tone.base, 0.5), darken(tone.base, 0.4)) })
    )
  }
  const knob = turned(pen, {
    cx: 0,
    tone,
    profile: [
      [-70, 74],
      [-22, 84],
      [10, 60],
      [24, 32],
      [70, 30],
      [70, 48],
      [84, 50],
    ],
    tilt: 0.34,
  })
  return (
    plain(pen) +
    group({ transform: 'translate(540 330) rotate(-16)' }, [pull(820)]) +
    group({ transform: 'translate(480 650) rotate(-16)' }, [pull(560)]) +
    group({ transform: 'translate(910 760)' }, [
      contact(pen, [14, 88, 76, 24], 0.7),
      knob,
      oval([0, -70, 58, 19], { fill: 'none', stroke: lighten(tone.base, 0.6), 'stroke-width': 3, opacity: 0.7 }),
    ]) +
    [
      [610, 960, -30],
      [760, 1010, 16],
    ]
      .map(([x, y, turn]) => bolt(pen, [x ?? 0, y ?? 0, turn ?? 0]))
      .join('')
  )
}

/** A small machine screw lying. */
function bolt(pen: Pen, [x, y, turn]: readonly [number, number, number]): string {
  const tone = toneOf('nickel')
  return group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, [
    cast(rect([-60, -14, 150, 28], { rx: 8 }), [8, 12]),
    rect([-44, -11, 136, 22], { rx: 4, fill: pen.down(bodyStops(tone)) }),
    ...times(15, (index) =>
      path(d`M${-30 + index * 8} -12l4 24`, { stroke: '#4b4f53', 'stroke-width': 3, opacity: 0.7 }),
    ),
    path('M-70 0C-70 -22 -56 -28 -42 -28V28C-56 28 -70 22 -70 0Z', { fill: pen.down(bodyStops(tone)) }),
  ])
}

/** A magnetic door stop: the post for the floor and the catch for the door. */
function stopper(pen: Pen): string {
  const { tone } = pen
  const disc = (x: number, y: number, [rx, ry]: readonly [number, number]): string =>
    oval([x, y, rx, ry], { fill: slanting(pen, lighten(tone.base, 0.8), tone.base, darken(tone.base, 0.4)) }) +
    oval([x, y, rx * 0.82, ry * 0.84], { fill: '#1b1d1f' })
  const magnet =
    oval([640, 520, 25, 62], { fill: across(pen, '#e9ebec', '#9ba0a4', '#5d6266') }) +
    oval([636, 504, 7, 22], { fill: '#fff', opacity: 0.7 })
  const base = turned(pen, {
    cx: 420,
    tone,
    profile: [
      [858, 140],
      [876, 196],
      [912, 204],
    ],
    tilt: 0.26,
  })
  const post = turned(pen, {
    cx: 420,
    tone,
    profile: [
      [470, 74],
      [864, 84],
    ],
    tilt: 0.24,
  })
  const catcher = [
    bar(pen, [832, 470, 150, 100], { tone, lies: 'level' }),
    rect([966, 372, 46, 296], { rx: 16, fill: pen.down(bodyStops(tone)) }),
    bar(pen, [820, 450, 36, 140], { tone: toneOf('black'), lies: 'level', radius: 10 }),
    oval([820, 520, 26, 70], { fill: slanting(pen, '#63686c', '#26292c', '#0f1112') }),
    oval([818, 520, 18, 50], { fill: across(pen, '#f4f5f6', '#a6abaf', '#72777b') }),
  ]
  return (
    contact(pen, [430, 946, 212, 50]) +
    contact(pen, [930, 934, 110, 16], 0.34) +
    base +
    [
      [300, 868],
      [540, 868],
      [420, 918],
    ]
      .map(([x, y]) =>
        group({ transform: d`translate(${x ?? 0} ${y ?? 0}) scale(1 .42)` }, [screwHead(pen, [0, 0], 24)]),
      )
      .join('') +
    post +
    bar(pen, [330, 430, 300, 180], { tone, lies: 'level', radius: 30 }) +
    rect([330, 430, 300, 180], { rx: 30, ...brush(pen), opacity: tone.isMetal ? 0.4 : 0 }) +
    bar(pen, [596, 416, 40, 208], { tone: toneOf('black'), lies: 'level', radius: 8 }) +
    disc(636, 520, [38, 104]) +
    magnet +
    group({ transform: 'translate(0 240)' }, catcher)
  )
}

const doorStop = (pen: Pen): string =>
  studio(pen) + group({ transform: 'translate(-196 -190) scale(1.22)' }, [stopper(pen)])

interface Rod {
  readonly tone: Tone
  readonly at: readonly [x: number, y: number, turn: number]
}

/** A sleeve anchor lying: thread, nut and washer, slotted sleeve, cone. */
function anchor(pen: Pen, { tone, at: [x, y, turn] }: Rod): string {
  const round = pen.once(`rod ${tone.base}`, () => pen.down(bodyStops(tone)))
  const outline = path('M-330 -42H-190V-86H-110V-100H-60V-58H330L372 -76V76L330 58H-60V100H-110V86H-190V42H-330Z', {})
  const face = (left: number, width: number, light: number): string =>
    rect([left, -88, width, 176], { rx: 10, fill: light > 0 ? round : darken(tone.base, 0.3) })
  return group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, [
    cast(outline, [16, 24]),
    rect([-340, -40, 300, 80], { rx: 8, fill: round }),
    ...times(17, (index) =>
      path(d`M${-332 + index * 15} 40L${-324 + index * 15} -40`, {
        stroke: darken(tone.base, 0.65),
        'stroke-width': 5,
        opacity: 0.75,
      }),
    ),
    ...times(17, (index) =>
      path(d`M${-326 + index * 15} 40L${-318 + index * 15} -40`, {
        stroke: lighten(tone.base, 0.7),
        'stroke-width': 3,
        opacity: 0.7,
      }),
    ),
    face(-196, 92, 1),
    rect([-196, -88, 92, 50], { rx: 10, fill: falling(pen, lighten(tone.base, 0.2), darken(tone.base, 0.3)) }),
    rect([-196, -40, 92, 82], { fill: falling(pen, lighten(tone.base, 0.8), tone.base, lighten(tone.base, 0.2)) }),
    rect([-196, 42, 92, 46], { rx: 10, fill: falling(pen, darken(tone.base, 0.3), darken(tone.base, 0.6)) }),
    rect([-100, -112, 24, 224], { rx: 9, fill: round }),
    rect([-76, -58, 396, 116], { rx: 6, fill: round }),
    path('M40 -8H322V8H40A8 8 0 0 1 40 -8Z', { fill: '#16181a' }),
    path('M40 8H322', { stroke: '#fff', 'stroke-width': 3, opacity: 0.6 }),
    ...[-20, 0].map((left) => rect([left, -59, 5, 118], { fill: darken(tone.base, 0.6), opacity: 0.5 })),
    path('M316 -50L380 -68C388 -40 388 40 380 68L316 50Z', { fill: round }),
    oval([380, 0, 14, 68], { fill: slanting(pen, lighten(tone.base, 0.6), tone.base, darken(tone.base, 0.5)) }),
  ])
}

function anchorBolts(pen: Pen): string {
  const { tone } = pen
  const washer = group({ transform: 'translate(890 900)' }, [
    cast(oval([0, 0, 108, 78], {}), [10, 14]),
    oval([0, 6, 108, 78], { fill: darken(tone.base, 0.5) }),
    oval([0, 0, 108, 78], { fill: faced(pen, tone) }),
    oval([0, 0, 50, 36], { fill: '#3a3d40' }),
    oval([2, 5, 48, 32], { fill: '#e6e4e1' }),
  ])
  const hex = 'M-104 4L-58 -66L52 -72L110 -6L62 64L-50 70Z'
  const nut = group({ transform: 'translate(330 930)' }, [
    cast(path(hex, {}), [12, 40]),
    path('M-104 4L-50 70L62 64L110 -6V52L62 124L-50 130L-104 62Z', {
      fill: across(
        pen,
        darken(tone.base, 0.3),
        lighten(tone.base, 0.7),
        tone.base,
        darken(tone.base, 0.5),
        tone.base,
        darken(tone.base, 0.6),
      ),
    }),
    path(hex, { fill: faced(pen, tone) }),
    oval([2, 0, 58, 40], { fill: slanting(pen, '#2b2e31', '#6f7478', '#c9cdd0') }),
    oval([2, 0, 46, 31], { fill: '#191b1d' }),
  ])
  return (
    plain(pen) +
    nut +
    washer +
    [
      [520, 300, -18],
      [620, 530, -26],
      [660, 760, -12],
    ]
      .map(([x, y, turn]) => anchor(pen, { tone, at: [x ?? 0, y ?? 0, turn ?? 0] }))
      .join('')
  )
}

export const HARDWARE_FIXINGS: Family<'cabinet-handle' | 'door-stop' | 'anchor-bolt'> = {
  'cabinet-handle': { hue: 'brass', front: cabinetHandle, detail: [690, 130, 430] },
  'door-stop': { hue: 'nickel', front: doorStop, detail: [300, 300, 460] },
  'anchor-bolt': { hue: 'nickel', front: anchorBolts, detail: [210, 250, 430] },
}
