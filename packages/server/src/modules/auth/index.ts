/**
 * Who is calling: sign-in by password or SMS code, sessions and the active roles.
 * It never reveals whether a phone has an account, and never answers 401 for a wrong password or code.
 */
export { authArea } from './area.ts'
export { changeProfile } from './commands/change-profile.ts'
export { createUser } from './commands/create-user.ts'
export { grantRole, withdrawRole } from './commands/grant-roles.ts'
export { hashPassword } from './hash.ts'
export { lockUser } from './repository.ts'
