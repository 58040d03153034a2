import { beforeEach, expect, test, vi } from 'vitest'
import { forgetTabStored, readTabStored, writeTabStored } from './tab-storage.ts'

beforeEach(() => sessionStorage.clear())

test('a value comes back until it is forgotten', () => {
  expect(readTabStored('remarks')).toBeUndefined()
  writeTabStored('remarks', { shop: '周六送' })
  expect(readTabStored('remarks')).toEqual({ shop: '周六送' })
  writeTabStored('remarks', undefined)
  expect(readTabStored('remarks')).toBeUndefined()
})

test('another person finds nothing, and nothing else is touched', () => {
  sessionStorage.setItem('other', '1')
  writeTabStored('remarks', 'a')
  writeTabStored('more', 'b')
  forgetTabStored()
  expect([readTabStored('remarks'), readTabStored('more'), sessionStorage.getItem('other')]).toEqual([
    undefined,
    undefined,
    '1',
  ])
})

test('what is broken is not there, and a blocked storage never throws', () => {
  writeTabStored('remarks', 'a')
  const [name = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(name, '{')
  expect(readTabStored('remarks')).toBeUndefined()
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError')
  })
  expect(() => writeTabStored('remarks', 'b')).not.toThrow()
  blocked.mockRestore()
})
