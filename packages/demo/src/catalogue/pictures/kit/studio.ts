import { group, oval, rect, times } from './svg.ts'
import type { Box, Point } from './svg.ts'
import { SIZE } from './pen.ts'
import type { Pen } from './pen.ts'

/** The neutral sweep that every product stands on, lit from the upper left. */
export function studio(pen: Pen): string {
  const sweep = pen.down([
    [0, '#f7f7f6'],
    [0.5, '#f2f1ef'],
    [0.72, '#e5e4e1'],
    [1, '#efeeec'],
  ])
  const light = pen.radial(
    [0.36, 0.3, 0.75],
    [
      [0, '#ffffff', 0.9],
      [0.55, '#ffffff', 0.25],
      [1, '#ffffff', 0],
    ],
  )
  const whole: Box = [0, 0, SIZE, SIZE]
  return rect(whole, { fill: sweep }) + rect(whole, { fill: light })
}

/** An even ground for what hangs on a wall or lies flat. */
export function plain(pen: Pen): string {
  const light = pen.radial(
    [0.36, 0.28, 0.95],
    [
      [0, '#fbfbfa'],
      [0.6, '#f0efed'],
      [1, '#e2e1de'],
    ],
  )
  return rect([0, 0, SIZE, SIZE], { fill: light })
}

/** Where a thing touches the ground: a wide soft shadow and a narrow dark one. */
export function contact(pen: Pen, [cx, cy, rx, ry]: Box, strength = 1): string {
  const wide = pen.radial(
    [0.5, 0.5, 0.5],
    [
      [0, '#2a2622', 0.34 * strength],
      [0.5, '#2a2622', 0.2 * strength],
      [0.8, '#2a2622', 0.05 * strength],
      [1, '#2a2622', 0],
    ],
  )
  const tight = pen.radial(
    [0.5, 0.5, 0.5],
    [
      [0, '#1c1815', 0.6 * strength],
      [0.72, '#1c1815', 0.42 * strength],
      [0.9, '#1c1815', 0.1 * strength],
      [1, '#1c1815', 0],
    ],
  )
  return (
    oval([cx + rx * 0.08, cy + ry * 0.3, rx * 1.34, ry * 2.1], { fill: wide }) +
    oval([cx, cy, rx * 1.04, ry * 0.85], { fill: tight })
  )
}

/**
 * The shadow of a thing before a wall: its own outline, moved, and widened in
 * thin layers instead of blurred, which would cost the whole picture. Outlines
 * are plain filled shapes, without a stroke of their own.
 */
export function cast(outline: string, [dx, dy]: Point): string {
  const reach = Math.hypot(dx, dy)
  const layers = times(11, (index) =>
    group(
      { stroke: '#1f1a16', 'stroke-width': (reach * 1.5 * index) / 10, 'stroke-linejoin': 'round', opacity: 0.034 },
      [outline],
    ),
  )
  return (
    group({ transform: `translate(${dx * 0.8} ${dy * 0.8})`, fill: '#1f1a16' }, layers) +
    group({ transform: `translate(${dx * 0.16} ${dy * 0.16})`, fill: '#1f1a16', opacity: 0.16 }, [outline])
  )
}
