import type { Camera, Point3 } from './camera.ts'
import { darken, lighten } from './colour.ts'
import type { Pen } from './pen.ts'
import { poly } from './svg.ts'
import type { Point } from './svg.ts'

interface Extrusion {
  /** Outline in x and z, anticlockwise as seen from the front. */
  readonly profile: readonly Point[]
  readonly at: Point3
  /** Runs along y. */
  readonly length: number
  readonly colour: string
  readonly isMetal?: boolean
}

/** Light from the upper left front: how bright a side with this normal is, −1 to 1. */
const lit = (nx: number, nz: number): number => (-0.45 * nx + 0.85 * nz) / Math.hypot(nx, nz)

const tint = (colour: string, light: number, isMetal: boolean): string => {
  const gain = isMetal ? 1.5 : 1
  return light >= 0
    ? lighten(colour, Math.min(0.85, light * 0.4 * gain))
    : darken(colour, Math.min(0.7, -light * 0.5 * gain))
}

/** A length of profile: trims, rails, studs, boards with shaped edges. Sides are painted from far to near, then the cut end. */
export function extrude(
  pen: Pen,
  view: Camera,
  { profile, at: [x, y, z], length, colour, isMetal = false }: Extrusion,
): string {
  const corner = ([px, pz]: Point, far: number): Point3 => [x + px, y + far, z + pz]
  const sides = profile.map((from, index) => {
    const to = profile[(index + 1) % profile.length] ?? from
    const corners = [corner(from, 0), corner(to, 0), corner(to, length), corner(from, length)] as const
    const depth = corners.reduce((sum, one) => sum + view.depth(one), 0)
    const flat = tint(colour, lit(to[1] - from[1], from[0] - to[0]), isMetal)
    const swing = isMetal ? 0.3 : 0.1
    const fill = pen.across([
      [0, lighten(flat, swing)],
      [0.4, flat],
      [0.6, lighten(flat, swing * 0.6)],
      [1, darken(flat, swing)],
    ])
    return { corners: corners.map((one) => view.project(one)), depth, fill }
  })
  return (
    sides
      .toSorted((a, b) => b.depth - a.depth)
      .map(({ corners, fill }) =>
        poly(corners, { fill, stroke: fill, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }),
      )
      .join('') +
    poly(
      profile.map((one) => view.project(corner(one, 0))),
      { fill: tint(colour, isMetal ? 0.25 : -0.1, isMetal) },
    )
  )
}
