import { expect, test } from 'vitest'
import { branchesOf, rootOf } from './category-tree.ts'

const picture = { small: 's', medium: 'm', large: 'l' }
const category = (code: string, parent: string | null, level: number) => ({ code, parent, level, name: code, picture })
const flat = [
  category('tile', null, 1),
  category('ground', 'tile', 2),
  category('marble', 'ground', 3),
  category('bath', null, 1),
]

test('the flat list becomes a tree in its own order', () => {
  const branches = branchesOf(flat)
  expect(branches.map(({ code }) => code)).toEqual(['tile', 'bath'])
  expect(branches[0]?.children[0]?.children.map(({ code }) => code)).toEqual(['marble'])
})

test('every category leads up to its first level, an unknown one nowhere', () => {
  expect([rootOf(flat, 'marble'), rootOf(flat, 'tile'), rootOf(flat, 'gone'), rootOf(flat, undefined)]).toEqual([
    'tile',
    'tile',
    undefined,
    undefined,
  ])
})

test('a ring in the data ends', () => {
  expect(rootOf([category('a', 'b', 1), category('b', 'a', 2)], 'a')).toBeDefined()
})
