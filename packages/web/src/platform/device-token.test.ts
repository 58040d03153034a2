import { beforeEach, expect, test, vi } from 'vitest'
import { deviceProof } from './device-token.ts'

beforeEach(() => localStorage.clear())

test('a device makes its token once, as the contract has it', () => {
  const { deviceToken } = deviceProof()
  expect(deviceToken).toMatch(/^zjd_[\w-]{43}$/)
  expect(deviceProof()).toEqual({ deviceToken })
  localStorage.clear()
  expect(deviceProof().deviceToken).not.toBe(deviceToken)
})

test('a damaged token is made anew, and without storage there is none', () => {
  localStorage.setItem('zhujia:v1:device', '"x"')
  expect(deviceProof().deviceToken).toMatch(/^zjd_/)
  localStorage.clear()
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError')
  })
  expect(deviceProof()).toEqual({})
  blocked.mockRestore()
})
