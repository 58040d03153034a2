import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROLES } from '../core/roles.ts'
import {
  covers,
  fitsKind,
  grantable,
  isWhole,
  KINDS,
  ORGANISATION_KINDS,
  PERMISSIONS,
  type Rights,
  roleIn,
  withMarked,
} from './kinds.ts'

const permissions = fc.subarray(PERMISSIONS)
const rights: fc.Arbitrary<Rights> = fc.record({ isOwner: fc.boolean(), permissions })
const OWNER = { isOwner: true, permissions: [] }

test('an owner covers everybody, others what they hold themselves and never an owner', () => {
  fc.assert(
    fc.property(rights, rights, (own, other) => {
      const holds = !other.isOwner && other.permissions.every((one) => own.permissions.includes(one))
      expect(covers(own, other)).toBe(own.isOwner || holds)
    }),
  )
})

test('what somebody may grant is covered by what they hold', () => {
  fc.assert(
    fc.property(rights, fc.constantFrom(...KINDS), (own, kind) => {
      expect(covers(own, { isOwner: false, permissions: grantable(kind, own) })).toBe(true)
    }),
  )
})

test('however permissions are marked one after another, each comes with those that it needs', () => {
  const steps = fc.array(fc.record({ one: fc.constantFrom(...PERMISSIONS), isMarked: fc.boolean() }))
  fc.assert(
    fc.property(steps, (taken) => {
      let marked: Rights['permissions'] = []
      for (const { one, isMarked } of taken) {
        marked = withMarked(marked, one, isMarked)
        expect([marked.includes(one), isWhole(marked)]).toEqual([isMarked, true])
      }
    }),
  )
})

test('whoever may see orders no more, may do nothing with them', () => {
  expect(withMarked(['order.read', 'order.ship', 'member.manage'], 'order.read', false)).toEqual(['member.manage'])
  expect(withMarked([], 'money.read', true)).toEqual(['order.read', 'money.read'])
  expect(isWhole(['order.ship'])).toBe(false)
})

test.each(KINDS)('%s: its owners and members have its role codes and permissions, and no others', (kind) => {
  const { roles, ownerRoles, permissions: known } = ORGANISATION_KINDS[kind]
  const role = roleIn(kind, ownerRoles[0])
  expect(ownerRoles.every((one) => ROLES.includes(one) && roles.some((other) => other === one))).toBe(true)
  expect(fitsKind(kind, { ...OWNER, role })).toBe(true)
  expect(fitsKind(kind, { isOwner: false, permissions: known, role })).toBe(true)
  expect(fitsKind(kind, { ...OWNER, role: 'user' })).toBe(false)
  const others = PERMISSIONS.filter((one) => !known.some((other) => other === one))
  for (const one of others) expect(fitsKind(kind, { isOwner: false, permissions: [one], role })).toBe(false)
})
