import { COMPANY_STAFF, type Role } from '../core/roles.ts'

/**
 * What a member may be granted, whatever the organisation; `needs` is what a permission gives nothing without. An owner has all that
 * their organisation's kind knows. A permission is listed once something of the product asks for it. Without zod, because pages load it.
 */
const NEEDS = {
  'order.read': [],
  'order.ship': ['order.read'],
  'order.manage': ['order.read'],
  'money.read': ['order.read'],
  'review.reply': ['order.read'],
  'member.manage': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Permission = keyof typeof NEEDS
export const PERMISSIONS = Object.keys(NEEDS) as Permission[]

interface Kind {
  /** What a membership may make of somebody: the role code that it grants. Of several the invitation names one; none grants none. */
  roles: readonly Role[]
  /** Those of them that may own; where no role is granted, anybody may. */
  ownerRoles: readonly Role[]
  permissions: readonly Permission[]
  /** Whether its name is public, and stands with what everybody sees of it. */
  isPublic: boolean
}

const SELLING = ['order.read', 'order.ship', 'order.manage', 'money.read', 'review.reply'] as const
const MANAGED = ['member.manage'] as const

/** Every kind of organisation; what is a rule of all of them is nowhere a rule of one. */
export const ORGANISATION_KINDS = {
  shop: { roles: ['merchant'], ownerRoles: ['merchant'], permissions: [...SELLING, ...MANAGED], isPublic: true },
  company: { roles: COMPANY_STAFF, ownerRoles: ['boss', 'company'], permissions: MANAGED, isPublic: false },
  fleet: { roles: ['driver'], ownerRoles: ['driver'], permissions: MANAGED, isPublic: false },
  team: { roles: ['foreman', 'temporaryWorker'], ownerRoles: ['foreman'], permissions: MANAGED, isPublic: false },
  household: { roles: [], ownerRoles: [], permissions: MANAGED, isPublic: false },
  department: { roles: ['administrator'], ownerRoles: ['administrator'], permissions: MANAGED, isPublic: false },
} as const satisfies Readonly<Record<string, Kind>>

export type OrganisationKind = keyof typeof ORGANISATION_KINDS
export const KINDS = Object.keys(ORGANISATION_KINDS) as OrganisationKind[]

/** What a membership gives, beside its role code. */
export interface Rights {
  isOwner: boolean
  permissions: readonly Permission[]
}
/** The whole of what an invitation offers. */
export interface Offer extends Rights {
  role: Role | null
}

/** The role code of a membership: the one that is named, or the only one there is. */
export function roleIn(kind: OrganisationKind, named: Role | undefined): Role | null {
  const { roles } = ORGANISATION_KINDS[kind]
  return named ?? (roles.length === 1 ? roles[0] : null)
}

/** Whether organisations of a kind have such members. */
export function fitsKind(kind: OrganisationKind, { role, isOwner, permissions }: Offer): boolean {
  const known: Kind = ORGANISATION_KINDS[kind]
  const isKnown = (roles: readonly Role[]) => (role === null ? roles.length === 0 : roles.includes(role))
  return (
    isKnown(isOwner ? known.ownerRoles : known.roles) && permissions.every((one) => known.permissions.includes(one))
  )
}

/** Whether somebody may grant this, change it or take it away: it is within what they hold themselves. */
export const covers = (own: Rights, other: Rights): boolean =>
  own.isOwner || (!other.isOwner && other.permissions.every((one) => own.permissions.includes(one)))

/** What somebody with these rights may grant in an organisation of a kind. */
export const grantable = (kind: OrganisationKind, own: Rights): Permission[] =>
  ORGANISATION_KINDS[kind].permissions.filter((one) => own.isOwner || own.permissions.includes(one))

/** Permissions in the order of the catalogue, so that the same ones are the same. */
export const inOrder = (permissions: readonly Permission[]): Permission[] =>
  PERMISSIONS.filter((one) => permissions.includes(one))

/** Whether each permission comes with those that it needs. */
export const isWhole = (permissions: readonly Permission[]): boolean =>
  permissions.every((one) => needsOf(one).every((needed) => permissions.includes(needed)))

const needsOf = (permission: Permission): readonly Permission[] => NEEDS[permission]

/** The permissions after one was marked or unmarked: with it come those that it needs, and with it go those that need it. */
export function withMarked(permissions: readonly Permission[], one: Permission, isMarked: boolean): Permission[] {
  const touched = isMarked ? [one, ...needsOf(one)] : PERMISSIONS.filter((p) => p === one || needsOf(p).includes(one))
  return PERMISSIONS.filter((p) => (touched.includes(p) ? isMarked : permissions.includes(p)))
}
