import { expect, it } from 'vitest'
import { type ProjectRule, parse } from './rule.ts'

/** A piece of source and its path; `lines` are the lines (from 1) that the rule must find. */
export interface Proof {
  path: string
  text: string
  lines: number[]
}

/** Declares a test for each proof: the rule finds exactly these lines. A proof without lines is correct code. */
export function prove(rule: ProjectRule, proofs: Record<string, Proof>): void {
  it.each(Object.entries(proofs))(`${rule.name}: %s`, (_name, { path, text, lines }) => {
    expect(rule.check(parse(path, text), path).map(({ line }) => line)).toEqual(lines)
  })
}
