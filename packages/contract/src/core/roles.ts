/** The 14 role codes (spec §6), spelled as the specification spells them. */
export const ROLES = [
  'owner',
  'merchant',
  'boss',
  'company',
  'designer',
  'driver',
  'engineeringManager',
  'finance',
  'foreman',
  'projectManager',
  'supervisor',
  'temporaryWorker',
  'administrator',
  'user',
] as const

export type Role = (typeof ROLES)[number]

/** The decoration-company staff group (spec §6). */
export const COMPANY_STAFF = [
  'company',
  'foreman',
  'engineeringManager',
  'projectManager',
  'designer',
  'boss',
  'finance',
] as const satisfies readonly Role[]

/** Roles that may buy: all except administrators (decision 001). */
export const BUYERS = ROLES.filter((role) => role !== 'administrator')
/** Roles that may use the seller's view of orders, in shops of which the person is a member. */
export const SELLERS = ['merchant'] as const satisfies readonly Role[]
