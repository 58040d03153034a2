import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SCREENS } from '../../packages/contract/src/screens.ts'
import { ROOT } from '../root.ts'

const spec = (name: string): string => readFileSync(join(ROOT, 'docs/spec', name), 'utf8')

const [, waiting = ''] = /## Screens without a page\n([\s\S]*?)\n## /.exec(spec('later.md')) ?? []
const later = [...waiting.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path)
const standing: string[] = Object.values(SCREENS).map(({ path }) => path)
const routes = (JSON.parse(spec('routes.json')) as { path: string }[]).map(({ path }) => path)

test('a screen that stands is not among those that are still to come', () => {
  expect(later.filter((path) => standing.includes(path))).toEqual([])
})

test('every screen of the specification stands or is named as still to come', () => {
  expect(routes.filter((path) => !standing.includes(path) && !later.includes(path))).toEqual([])
})

test('only screens of the specification are named, each once', () => {
  expect(later.filter((path) => !routes.includes(path))).toEqual([])
  expect(new Set(later).size).toBe(later.length)
})
