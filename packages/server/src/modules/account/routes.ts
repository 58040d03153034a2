import { routesOf } from '#platform/http/handlers.ts'
import { updateProfile } from './commands/update-profile.ts'
import { getProfile } from './queries.ts'

export const accountRoutes = routesOf('account', {
  getProfile: (ctx) => getProfile(ctx),
  updateProfile: (ctx, { body }) => updateProfile(ctx, body),
})
