import { routesOf } from '#platform/http/handlers.ts'
import { found } from '#platform/refusal.ts'
import { changePassword } from './commands/change-password.ts'
import { changePhone } from './commands/change-phone.ts'
import { login } from './commands/login.ts'
import { cancelPhoneChange } from './commands/phone-change.ts'
import { requestPhoneChange } from './commands/request-phone-change.ts'
import { resetPassword } from './commands/reset-password.ts'
import { selectRoles } from './commands/select-roles.ts'
import { setPrimaryRole } from './commands/set-primary-role.ts'
import { sendCode, sendOwnCode } from './commands/send-code.ts'
import { getSecurity, listSessions } from './queries.ts'
import { deleteOtherSession, deleteOtherSessions, deleteSession } from './repository.ts'

export const authRoutes = routesOf('auth', {
  login: (ctx, { body }) => login(ctx, body),
  sendCode: (ctx, { body }) => sendCode(ctx, body),
  resetPassword: (ctx, { body }) => resetPassword(ctx, body),
  logout: async (ctx) => {
    await deleteSession(ctx.db, ctx.actor.sessionId)
    return null
  },
  sendOwnCode: (ctx, { body }) => sendOwnCode(ctx, body),
  changePassword: (ctx, { body }) => changePassword(ctx, body),
  changePhone: (ctx, { body }) => changePhone(ctx, body),
  requestPhoneChange: (ctx, { body }) => requestPhoneChange(ctx, body),
  cancelPhoneChange: (ctx) => cancelPhoneChange(ctx),
  getSecurity: (ctx) => getSecurity(ctx),
  listSessions: (ctx) => listSessions(ctx),
  endSession: async (ctx, { params }) => {
    found(await deleteOtherSession(ctx.db, ctx.actor, params.id))
    return null
  },
  endOtherSessions: async (ctx) => {
    await deleteOtherSessions(ctx.db, ctx.actor.userId, ctx.actor.sessionId)
    return null
  },
  setPrimaryRole: (ctx, { body }) => setPrimaryRole(ctx, body.roleCode),
  selectRoles: (ctx, { body }) => selectRoles(ctx, body.roleCodes),
})
