import { expect, test } from 'vitest'
import { readStored } from '#platform/storage.ts'
import { forgetAllSearches, forgetSearch, rememberSearch, withWord } from './search-history.ts'

test('the newest word comes first, each stands once, ten at most', () => {
  expect(withWord(['b', 'a'], ' a ')).toEqual(['a', 'b'])
  expect(withWord(['b', 'a'], '   ')).toEqual(['b', 'a'])
  const many = Array.from({ length: 10 }, (_, place) => `word ${place}`)
  expect(withWord(many, 'new')).toEqual(['new', ...many.slice(0, 9)])
})

test('the device keeps the words until they are forgotten', () => {
  rememberSearch('瓷砖')
  rememberSearch('地板')
  expect(readStored('search-history')).toEqual(['地板', '瓷砖'])
  forgetSearch('瓷砖')
  expect(readStored('search-history')).toEqual(['地板'])
  forgetAllSearches()
  expect(readStored('search-history')).toBeUndefined()
})
