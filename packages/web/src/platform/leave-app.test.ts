// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveApp, returnToLeftPage, takeReturn } from './leave-app.ts'

const traverseTo = vi.fn<(key: string) => void>()
/** The entries of the history by their keys, and the one on which the document stands. */
function standAt(current: string, keys: readonly string[]): void {
  const entries = keys.map((key) => ({ key }))
  vi.stubGlobal('navigation', {
    entries: () => entries,
    currentEntry: entries.find(({ key }) => key === current),
    traverseTo,
  })
}

beforeEach(() => {
  sessionStorage.clear()
  traverseTo.mockClear()
  window.history.replaceState(null, '', '/pay?paymentId=p1')
})
afterEach(() => vi.unstubAllGlobals())

/** jsdom opens no documents: what matters is what is remembered. */
function leave(): void {
  standAt('cashier', ['cart', 'cashier'])
  vi.spyOn(console, 'error').mockReturnValue()
  expect(leaveApp('/simulator/cashier/1', '/pay?paymentId=p1')).toBe(true)
}

test('the link back leads to the entry that was left, once', () => {
  leave()
  standAt('returned', ['cart', 'cashier', 'provider', 'returned'])
  expect(returnToLeftPage()).toBe(true)
  expect(traverseTo).toHaveBeenCalledExactlyOnceWith('cashier')
  expect(returnToLeftPage()).toBe(false)
})

test('a link back that says more leads to the same entry, which is told what it says, once', () => {
  leave()
  window.history.replaceState(null, '', '/pay?paymentId=p1&left=1')
  standAt('returned', ['cart', 'cashier', 'provider', 'returned'])
  expect(returnToLeftPage()).toBe(true)
  expect(traverseTo).toHaveBeenCalledExactlyOnceWith('cashier')
  expect([takeReturn(), takeReturn()]).toEqual(['/pay?paymentId=p1&left=1', undefined])
  // And from there anew, whatever the entry itself says by now.
  leave()
  window.history.replaceState(null, '', '/pay?paymentId=p1')
  standAt('again', ['cart', 'cashier', 'provider', 'again'])
  expect(returnToLeftPage()).toBe(true)
  // Another payment is another page.
  leave()
  window.history.replaceState(null, '', '/pay?paymentId=p12')
  standAt('other', ['cart', 'cashier', 'provider', 'other'])
  expect(returnToLeftPage()).toBe(false)
})

test('a step back to the entry is told what somebody who left unpaid is told, once, also in a document that was kept', () => {
  leave()
  standAt('cashier', ['cart', 'cashier', 'provider'])
  expect(returnToLeftPage()).toBe(false)
  expect([takeReturn(), takeReturn()]).toEqual(['/pay?paymentId=p1&left=1', undefined])
  // The document that was kept does not start anew.
  leave()
  expect([takeReturn(), takeReturn()]).toEqual(['/pay?paymentId=p1&left=1', undefined])
  // One that is shown at another entry, or whose entry has no name, was not stepped back to.
  leave()
  standAt('cart', ['cart', 'cashier', 'provider'])
  expect(takeReturn()).toBeUndefined()
  vi.stubGlobal('navigation', undefined)
  leaveApp('/simulator/cashier/1', '/pay?paymentId=p1')
  expect(takeReturn()).toBeUndefined()
})

test('a step back to it, another page, or a browser that does not know the entry stay where they are', () => {
  leave()
  standAt('cashier', ['cart', 'cashier', 'provider'])
  expect(returnToLeftPage()).toBe(false)
  leave()
  standAt('returned', ['returned'])
  expect(returnToLeftPage()).toBe(false)
  leave()
  window.history.replaceState(null, '', '/orders')
  standAt('other', ['cart', 'cashier', 'provider', 'other'])
  expect(returnToLeftPage()).toBe(false)
  leave()
  vi.stubGlobal('navigation', undefined)
  window.history.replaceState(null, '', '/pay?paymentId=p1')
  expect(returnToLeftPage()).toBe(false)
  expect(traverseTo).not.toHaveBeenCalled()
})

test('no other origin is opened', () => {
  expect(leaveApp('https://elsewhere.example/cashier', '/pay?paymentId=p1')).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})
