import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

test('every sequence is in one block, and a block can be run alone by its seed', () => {
  expect(blocksOf({ runs: 60, seed: 7 })).toEqual([
    { runs: 25, seed: 7 },
    { runs: 25, seed: 8 },
    { runs: 10, seed: 9 },
  ])
  expect(blocksOf({ runs: 25, seed: 8 })).toEqual([{ runs: 25, seed: 8 }])
})
