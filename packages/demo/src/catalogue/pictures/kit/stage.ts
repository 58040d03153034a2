import { camera } from './camera.ts'
import type { Block, Camera, Point3 } from './camera.ts'
import type { Pen } from './pen.ts'
import { studio } from './studio.ts'
import { group, poly, times } from './svg.ts'
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
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Point =>
    unit.project([bits & 1 ? size[0] : 0, bits & 2 ? size[1] : 0, bits & 4 ? size[2] : 0]),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(frame[2] / (right - left), frame[3] / (bottom - top))
  const slack = frame[3] - (bottom - top) * scale
  const at: Point = [
    frame[0] + (frame[2] - (right + left) * scale) / 2,
    frame[1] + frame[3] - bottom * scale - slack * 0.38,
  ]
  const view = camera({ yaw, pitch, scale, at })
  return { view, ground: studio(pen) + footprint(view, { at: [0, 0, 0], size }) }
}

/** How many outlines make one soft edge: enough that no step shows in a close-up. */
const LAYERS = 16

/**
 * A polygon with a soft edge, as outlines laid over each other from the narrowest to the widest,
 * closest together in the middle of the edge: a blur as wide would cost half a second.
 */
function softened(points: readonly Point[], deviation: number, opacity: number): string {
  const [cx, cy] = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ]
  const reach = deviation * 1.7
  const inner = points.map(([x, y]): Point => {
    const share = Math.max(0, 1 - reach / Math.max(1, Math.hypot(x - cx, y - cy) * 0.5))
    return [cx + (x - cx) * share, cy + (y - cy) * share]
  })
  const each = 1 - (1 - opacity) ** (1 / LAYERS)
  return times(LAYERS, (index) => {
    const place = ((index + 0.5) / LAYERS) * 2 - 1
    const width = 2 * reach * (1 + 0.55 * place + 0.45 * place ** 3)
    return group({ opacity: each.toFixed(4) }, [
      poly(inner, { stroke: '#000', fill: '#000', 'stroke-width': width, 'stroke-linejoin': 'round' }),
    ])
  }).join('')
}

/** The shadow of a block's base, moved away from the light and softened. */
export function footprint(view: Camera, { at: [x, y, z], size: [w, depth] }: Block): string {
  const base = [
    view.project([x, y, z]),
    view.project([x + w, y, z]),
    view.project([x + w, y + depth, z]),
    view.project([x, y + depth, z]),
  ]
  const moved = (by: number): Point[] => base.map(([px, py]): Point => [px + by, py + by])
  return softened(moved(16), 26, 0.3) + softened(moved(4), 7, 0.42)
}
