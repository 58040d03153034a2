import { camera } from './camera.ts'
import type { Block, Camera, Point3 } from './camera.ts'
import { SIZE } from './pen.ts'
import type { Pen } from './pen.ts'
import { studio } from './studio.ts'
import { group, poly } from './svg.ts'
import type { Box, Point } from './svg.ts'

interface Stage {
  readonly view: Camera
  /** The studio with the thing's shadow on its floor. */
  readonly ground: string
}

interface Set3d {
  readonly yaw: number
  readonly pitch: number
  /** The room that the thing takes, from (0, 0, 0). */
  readonly size: Point3
  readonly frame?: Box
}

/** A camera that just holds a block of the given size, and the ground under it. */
export function stage(pen: Pen, { yaw, pitch, size, frame = [120, 130, 960, 930] }: Set3d): Stage {
  const unit = camera({ yaw, pitch, scale: 1, at: [0, 0] })
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Point => unit.project([bits & 1 ? size[0] : 0, bits & 2 ? size[1] : 0, bits & 4 ? size[2] : 0]))
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(frame[2] / (right - left), frame[3] / (bottom - top))
  const slack = frame[3] - (bottom - top) * scale
  const at: Point = [frame[0] + (frame[2] - (right + left) * scale) / 2, frame[1] + frame[3] - bottom * scale - slack * 0.38]
  const view = camera({ yaw, pitch, scale, at })
  return { view, ground: studio(pen) + footprint(pen, view, { at: [0, 0, 0], size }) }
}

/** The shadow of a block's base, moved away from the light and softened. */
export function footprint(pen: Pen, view: Camera, { at: [x, y, z], size: [w, depth] }: Block): string {
  const base = [view.project([x, y, z]), view.project([x + w, y, z]), view.project([x + w, y + depth, z]), view.project([x, y + depth, z])]
  const box: Box = [0, Math.min(...base.map(([, y]) => y)) - 80, SIZE, 0]
  const area: Box = [0, box[1], SIZE, SIZE - box[1]]
  return (
    group({ filter: pen.blur(26, area), opacity: 0.3, transform: 'translate(16 16)' }, [poly(base, { fill: '#211c18' })]) +
    group({ filter: pen.blur(7, area), opacity: 0.42, transform: 'translate(2 5)' }, [poly(base, { fill: '#171310' })])
  )
}
