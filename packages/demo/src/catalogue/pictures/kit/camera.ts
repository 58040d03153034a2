import { group, poly } from './svg.ts'
import type { Point } from './svg.ts'

export type Point3 = readonly [x: number, y: number, z: number]

/**
 * A long lens: parallel projection, so that any flat face is an affine picture
 * and a texture drawn flat lies on it exactly. x runs right, y away, z up.
 * A negative yaw shows the right side, a positive one the left.
 */
export interface Camera {
  readonly project: (point: Point3) => Point
  /** Larger is farther from the eye. */
  readonly depth: (point: Point3) => number
}

interface CameraSetup {
  readonly yaw: number
  readonly pitch: number
  readonly scale: number
  /** Where (0, 0, 0) falls on the picture. */
  readonly at: Point
}

export function camera({ yaw, pitch, scale, at }: CameraSetup): Camera {
  const [cosY, sinY] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)]
  const [cosP, sinP] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)]
  return {
    project: ([x, y, z]) => {
      const depth = x * sinY + y * cosY
      return [at[0] + (x * cosY - y * sinY) * scale, at[1] - (z * cosP + depth * sinP) * scale]
    },
    depth: ([x, y, z]) => (x * sinY + y * cosY) * cosP - z * sinP,
  }
}

interface Face {
  /** Where the face's local (0, 0) is. */
  readonly from: Point3
  /** One local unit to the right and one local unit down, in space. */
  readonly right: Point3
  readonly down: Point3
}

/** Draws flat markup onto a face. */
export function onFace(view: Camera, { from, right, down }: Face, markup: readonly string[]): string {
  const origin = view.project(from)
  const step = (by: Point3): Point => {
    const [x, y] = view.project([from[0] + by[0], from[1] + by[1], from[2] + by[2]])
    return [x - origin[0], y - origin[1]]
  }
  const [u, v] = [step(right), step(down)]
  const matrix = [u[0], u[1], v[0], v[1], origin[0], origin[1]].map((one) => one.toFixed(4)).join(' ')
  return group({ transform: `matrix(${matrix})` }, markup)
}

/** A block by its nearest left bottom corner and its size. */
export interface Block {
  readonly at: Point3
  readonly size: readonly [width: number, depth: number, height: number]
}

/** Faces with local (0, 0) at the upper left as seen from outside. */
export const frontOf = ({ at: [x, y, z], size: [, , h] }: Block): Face => ({
  from: [x, y, z + h],
  right: [1, 0, 0],
  down: [0, 0, -1],
})
export const topOf = ({ at: [x, y, z], size: [, depth, h] }: Block): Face => ({
  from: [x, y + depth, z + h],
  right: [1, 0, 0],
  down: [0, -1, 0],
})
export const rightOf = ({ at: [x, y, z], size: [w, , h] }: Block): Face => ({
  from: [x + w, y, z + h],
  right: [0, 1, 0],
  down: [0, 0, -1],
})

interface Skin {
  readonly front: string
  readonly top: string
  readonly side: string
}

/** The three visible faces in flat colour; `side` is the right one when the yaw is negative. */
export function block(view: Camera, { at: [x, y, z], size: [w, depth, h] }: Block, skin: Skin): string {
  const corner = (cx: number, cy: number, cz: number): Point => view.project([x + cx * w, y + cy * depth, z + cz * h])
  const leans = view.project([0, 1, 0])[0] - view.project([0, 0, 0])[0]
  const edge = leans > 0 ? 1 : 0
  return (
    poly([corner(0, 1, 1), corner(1, 1, 1), corner(1, 0, 1), corner(0, 0, 1)], { fill: skin.top }) +
    poly([corner(edge, 0, 1), corner(edge, 1, 1), corner(edge, 1, 0), corner(edge, 0, 0)], { fill: skin.side }) +
    poly([corner(0, 0, 1), corner(1, 0, 1), corner(1, 0, 0), corner(0, 0, 0)], { fill: skin.front })
  )
}
