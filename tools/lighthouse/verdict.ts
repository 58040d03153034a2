import { median } from '../bench/verdict.ts'

/** One page load as Lighthouse saw it; scores from 0 to 100. */
export interface Load {
  performance: number
  accessibility: number
  /** Milliseconds until the largest thing was painted, and of blocked main thread; how far things moved. */
  paintedMs: number
  blockedMs: number
  shift: number
  /** Audits of accessibility that did not pass. */
  inaccessible: readonly string[]
}

export interface Measured {
  page: string
  loads: readonly Load[]
}

/** The least scores of every page. */
export const LIMITS = { performance: 90, accessibility: 100 } as const

const middle = (loads: readonly Load[], of: (load: Load) => number): number => median(loads.map(of))

/** A line for a page: its scores, the medians of its loads, and what makes them. */
export function lineOf({ page, loads }: Measured): string {
  const all = loads.map(({ performance }) => performance).join(' ')
  const parts = [
    `${page.padEnd(11)} performance ${middle(loads, ({ performance }) => performance)} (${all})`,
    `accessibility ${middle(loads, ({ accessibility }) => accessibility)}`,
    `largest paint ${(middle(loads, ({ paintedMs }) => paintedMs) / 1000).toFixed(1)} s`,
    `blocked ${middle(loads, ({ blockedMs }) => blockedMs).toFixed(0)} ms`,
    `shift ${middle(loads, ({ shift }) => shift).toFixed(3)}`,
  ]
  return parts.join(', ')
}

/** In what a page falls short, in words; empty when it does not. A page is held to the medians of its loads. */
export function faultsOf({ page, loads }: Measured): string[] {
  const performance = middle(loads, (load) => load.performance)
  const accessibility = middle(loads, (load) => load.accessibility)
  const inaccessible = [...new Set(loads.flatMap((load) => load.inaccessible))]
  return [
    ...(performance < LIMITS.performance
      ? [`${page}: performance ${performance}, at least ${LIMITS.performance}`]
      : []),
    ...(accessibility < LIMITS.accessibility
      ? [`${page}: accessibility ${accessibility}, at least ${LIMITS.accessibility}: ${inaccessible.join(', ')}`]
      : []),
  ]
}

/** The line that a run ends with. */
export function summaryOf(pages: readonly Measured[]): string {
  const worst = (of: (load: Load) => number): number => Math.min(...pages.map(({ loads }) => middle(loads, of)))
  const short = pages.flatMap(faultsOf).length
  return `${pages.length} pages on a phone, the worst: performance ${worst(({ performance }) => performance)} (at least ${LIMITS.performance}), accessibility ${worst(({ accessibility }) => accessibility)} (at least ${LIMITS.accessibility}), ${short} short`
}
