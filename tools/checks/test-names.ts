import { existsSync, readFileSync } from 'node:fs'

const NAMED = /\b(?:test|it|describe)(?:\.each(?:<.*>)?\([^]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g

/** What the tests of a file are called; nothing when there is no such file. */
export function testNamesIn(path: string): string[] {
  if (!existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(NAMED)].map(([, , name = '']) => name)
}
