import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

test('all sequences are in a block, and a block alone is run by its own seed', () => {
  expect(blocksOf({ runs: 60, seed: 7 })).toEqual([
    { runs: 25, seed: 7 },
    { runs: 25, seed: 8 },
    { runs: 10, seed: 9 },
  ])
  expect(blocksOf({ runs: 25, seed: 8 })).toEqual([{ runs: 25, seed: 8 }])
})
