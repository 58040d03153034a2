// Markup builders. Numbers are rounded so that the text is short and the same everywhere.

export type Attributes = Readonly<Record<string, string | number | undefined>>
export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]
/** Offset 0–1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const round = (value: number): number => Math.round(value * 100) / 100
const show = (value: string | number): string => (typeof value === 'number' ? String(round(value)) : value)

export function el(name: string, attributes: Attributes, children = ''): string {
  const text = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${show(value)}"`]))
    .join('')
  return children === '' ? `<${name}${text}/>` : `<${name}${text}>${children}</${name}>`
}

export const rect = ([x, y, width, height]: Box, attributes: Attributes): string =>
  el('rect', { x, y, width, height, ...attributes })
export const oval = ([cx, cy, rx, ry]: Box, attributes: Attributes): string =>
  el('ellipse', { cx, cy, rx, ry, ...attributes })
export const path = (d: string, attributes: Attributes): string => el('path', { d, ...attributes })
export const group = (attributes: Attributes, children: readonly string[]): string =>
  el('g', attributes, children.join(''))
export const poly = (points: readonly Point[], attributes: Attributes): string =>
  el('polygon', { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), ...attributes })

/** Joins path pieces, rounding the numbers: d`M${x} ${y}L…`. */
export const d = (pieces: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  pieces.map((piece, index) => piece + show(values[index] ?? '')).join('')

export const times = (count: number, draw: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => draw(index))
