import { routesOf } from '#platform/http/handlers.ts'
import { login } from './commands/login.ts'
import { resetPassword } from './commands/reset-password.ts'
import { selectRoles } from './commands/select-roles.ts'
import { setPrimaryRole } from './commands/set-primary-role.ts'
import { sendCode } from './commands/send-code.ts'
import { deleteSession } from './repository.ts'

export const authRoutes = routesOf('auth', {
  login: (ctx, { body }) => login(ctx, body),
  sendCode: (ctx, { body }) => sendCode(ctx, body),
  resetPassword: (ctx, { body }) => resetPassword(ctx, body),
  logout: async (ctx) => {
    await deleteSession(ctx.db, ctx.actor.sessionId)
    return null
  },
  setPrimaryRole: (ctx, { body }) => setPrimaryRole(ctx, body.roleCode),
  selectRoles: (ctx, { body }) => selectRoles(ctx, body.roleCodes),
})
