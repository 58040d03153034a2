import { ROLES, type Role } from '@zhujia/contract/core/roles.ts'
import { mayOpen, type ScreenKey } from '@zhujia/contract/screens.ts'
import { onStoredElsewhere, readStored, storageName, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

export interface AvailableRole {
  roleCode: Role
  roleName: string
  isPrimary: boolean
}

/** Who is signed in on this device (spec §3). */
export interface Session {
  /** The identity last chosen here; it survives a logout. */
  userType: Role
  /** Whether the person has chosen it; else it is the default, and a new user is asked once. */
  hasChosenType: boolean
  token?: string | undefined
  /** The token in whose place this one came: the person is the same. */
  replaces?: string | undefined
  currentRoles: readonly Role[]
  availableRoles: readonly AvailableRole[]
}

const KEY = 'session'
const DEFAULT_USER_TYPE: Role = 'owner' // §3
const NOBODY = { token: undefined, replaces: undefined, currentRoles: [], availableRoles: [] }

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function toAvailable(value: unknown): AvailableRole[] {
  if (!isRecord(value) || !isRole(value.roleCode)) return []
  return [
    {
      roleCode: value.roleCode,
      roleName: typeof value.roleName === 'string' ? value.roleName : '',
      isPrimary: value.isPrimary === true,
    },
  ]
}

/** What the browser has saved may be old, half written or tampered with: only valid values are used. */
function restore(): Session {
  const stored = readStored(KEY)
  const saved = isRecord(stored) ? stored : {}
  const identity = {
    userType: isRole(saved.userType) ? saved.userType : DEFAULT_USER_TYPE,
    hasChosenType: saved.hasChosenType === true,
  }
  if (typeof saved.token !== 'string' || saved.token === '') return { ...identity, ...NOBODY }
  return {
    ...identity,
    token: saved.token,
    replaces: typeof saved.replaces === 'string' ? saved.replaces : undefined,
    currentRoles: listOf(saved.currentRoles).filter(isRole),
    availableRoles: listOf(saved.availableRoles).flatMap(toAvailable),
  }
}

const store = createStore<Session>(restore())

function save(next: Session): void {
  writeStored(KEY, next)
  store.set(next)
}

/** The current session, for code outside React. */
export const currentSession = (): Session => store.get()

/** Calls back after every change of the session, also when it happened in another tab. */
export const onSessionChange = (listener: () => void): (() => void) => store.subscribe(listener)

/** The session; the component renders again when it changes. */
export const useSession = (): Session => useStore(store)

/** Whether the person can switch roles: they hold roles beyond the active ones, or several. */
export const hasRolesToSwitch = ({ availableRoles, currentRoles }: Session): boolean =>
  availableRoles.length > Math.min(1, currentRoles.length)

/** Whether one of the granted roles, active or not, opens a screen. */
export const hasRoleFor = ({ availableRoles }: Session, screen: ScreenKey): boolean =>
  availableRoles.some(({ roleCode }) => mayOpen(screen, [roleCode]))

/** The roles that count for access, undefined when nobody is signed in. */
export function activeRoles(session: Session): readonly Role[] | undefined {
  return session.token === undefined ? undefined : session.currentRoles
}

export interface SignedIn {
  token: string
  currentRoles: readonly { roleCode: Role }[]
  availableRoles: readonly AvailableRole[]
}

/** Stores the answer of the login. */
export function signIn({ token, currentRoles, availableRoles }: SignedIn): void {
  const codes = currentRoles.map(({ roleCode }) => roleCode)
  save({ ...store.get(), token, replaces: undefined, currentRoles: codes, availableRoles })
}

/** Goes on under another token, which the server gave in place of the one that died. */
export function renewToken(token: string): void {
  const known = store.get()
  save({ ...known, token, replaces: known.token })
}

/** Chooses the identity under which this device is used (spec §3). */
export function setUserType(userType: Role): void {
  save({ ...store.get(), userType, hasChosenType: true })
}

/** The active roles among the granted ones; where none is left, the server goes on in the primary one. */
function stillActive({ currentRoles }: Session, availableRoles: readonly AvailableRole[]): readonly Role[] {
  const kept = currentRoles.filter((role) => availableRoles.some(({ roleCode }) => roleCode === role))
  if (kept.length > 0 || currentRoles.length === 0) return kept
  return availableRoles.filter(({ isPrimary }) => isPrimary).map(({ roleCode }) => roleCode)
}

/** Stores the granted roles of the server; what is not granted any more is not active either. Equal ones change nothing. */
export function setAvailableRoles(availableRoles: readonly AvailableRole[]): void {
  const known = store.get()
  const next = { availableRoles, currentRoles: stillActive(known, availableRoles) }
  const { availableRoles: granted, currentRoles: active } = known
  if (JSON.stringify(next) !== JSON.stringify({ availableRoles: granted, currentRoles: active }))
    save({ ...known, ...next })
}

/** Stores the roles from the answer of the role selection. */
export function setCurrentRoles(roles: readonly { roleCode: Role }[]): void {
  save({ ...store.get(), currentRoles: roles.map(({ roleCode }) => roleCode) })
}

/** Forgets token and roles; the identity stays (spec §4). */
export function signOut(): void {
  save({ ...store.get(), ...NOBODY })
}

/** Follows the other tabs of this browser: a sign-out there ends the session here. */
export const followOtherTabs = (): (() => void) => onStoredElsewhere(storageName(KEY), () => store.set(restore()))
