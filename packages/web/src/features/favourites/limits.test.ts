import { FAVOURITES_BATCH } from '@zhujia/contract/favourites/schemas.ts'
import { expect, test } from 'vitest'
import { BATCH } from './use-remove.ts'

test('as many go at a time as the contract takes', () => {
  expect(BATCH).toBe(FAVOURITES_BATCH)
})
