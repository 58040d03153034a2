import { afterEach, expect, test, vi } from 'vitest'
import { storageName } from './storage.ts'

const KEY = storageName('session')

/** A fresh document: the module reads the storage when it is loaded. */
async function load(stored?: unknown) {
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored))
  vi.resetModules()
  return import('./session.ts')
}

afterEach(() => localStorage.clear())

const signedIn = {
  token: 't',
  currentRoles: [{ roleCode: 'driver' }],
  availableRoles: [{ roleCode: 'driver', roleName: '司机', isPrimary: true }],
} as const

test('begins as an owner without a token', async () => {
  const { currentSession, activeRoles } = await load()
  expect(currentSession()).toEqual({
    userType: 'owner',
    hasChosenType: false,
    token: undefined,
    currentRoles: [],
    availableRoles: [],
  })
  expect(activeRoles(currentSession())).toBeUndefined()
})

test('login stores token and roles, role selection replaces the current ones, logout keeps the identity', async () => {
  const { currentSession, signIn, setCurrentRoles, signOut, activeRoles } = await load({ userType: 'merchant' })
  signIn(signedIn)
  expect(currentSession()).toEqual({
    userType: 'merchant',
    hasChosenType: false,
    token: 't',
    currentRoles: ['driver'],
    availableRoles: signedIn.availableRoles,
  })
  setCurrentRoles([{ roleCode: 'owner' }, { roleCode: 'driver' }])
  expect(activeRoles(currentSession())).toEqual(['owner', 'driver'])
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ token: 't', currentRoles: ['owner', 'driver'] })
  signOut()
  expect(currentSession()).toEqual({
    userType: 'merchant',
    hasChosenType: false,
    token: undefined,
    currentRoles: [],
    availableRoles: [],
  })
})

test('a chosen identity survives a logout and a reload', async () => {
  const { signIn, setUserType, signOut } = await load()
  signIn(signedIn)
  setUserType('driver')
  signOut()
  const { currentSession } = await load(localStorage.getItem(KEY) ?? '')
  expect(currentSession()).toEqual({
    userType: 'driver',
    hasChosenType: true,
    token: undefined,
    currentRoles: [],
    availableRoles: [],
  })
})

test('granted roles are taken over when they differ, and listeners are not called when they do not', async () => {
  const { currentSession, signIn, setAvailableRoles, onSessionChange } = await load()
  signIn(signedIn)
  const heard = vi.fn<() => void>()
  onSessionChange(heard)
  setAvailableRoles([{ ...signedIn.availableRoles[0] }])
  expect(heard).not.toHaveBeenCalled()
  setAvailableRoles([{ roleCode: 'owner', roleName: '业主', isPrimary: true }])
  expect(currentSession()).toMatchObject({ token: 't', availableRoles: [{ roleCode: 'owner' }] })
})

test('what is not granted any more is not active either; where nothing else is, the primary role is', async () => {
  const { currentSession, setAvailableRoles, setCurrentRoles, signIn } = await load()
  const owner = { roleCode: 'owner' as const, roleName: '业主', isPrimary: true }
  const merchant = { roleCode: 'merchant' as const, roleName: '商家', isPrimary: false }
  signIn({ ...signedIn, currentRoles: [owner], availableRoles: [owner] })
  // Chosen before the profile has said that it is granted.
  setCurrentRoles([owner, merchant])
  setAvailableRoles([owner, merchant])
  expect(currentSession().currentRoles).toEqual(['owner', 'merchant'])
  setAvailableRoles([owner])
  expect(currentSession().currentRoles).toEqual(['owner'])
  setCurrentRoles([merchant])
  setAvailableRoles([owner])
  expect(currentSession().currentRoles).toEqual(['owner'])
})

test('a reload finds the session again', async () => {
  const { currentSession } = await load({ ...signedIn, userType: 'driver', currentRoles: ['driver'] })
  expect(currentSession()).toEqual({
    userType: 'driver',
    hasChosenType: false,
    token: 't',
    currentRoles: ['driver'],
    availableRoles: signedIn.availableRoles,
  })
})

test.each([
  '{broken',
  'null',
  '[]',
  { token: 5, currentRoles: 'x' },
  { token: 't', currentRoles: ['king', 3], availableRoles: [{}, null] },
])('what does not fit is not taken over: %j', async (stored) => {
  const { currentSession } = await load(stored)
  expect(currentSession()).toMatchObject({ userType: 'owner', currentRoles: [], availableRoles: [] })
})

test('follows the other tabs', async () => {
  const { currentSession, signIn, followOtherTabs, onSessionChange } = await load()
  const heard = vi.fn<() => void>()
  onSessionChange(heard)
  signIn(signedIn)
  const stop = followOtherTabs()
  localStorage.setItem(KEY, JSON.stringify({ userType: 'owner' }))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  stop()
  expect(currentSession().token).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
})
