import type { Handlers } from '../../platform/http/handlers.ts'
import { getProfile } from './queries.ts'

export const accountRoutes: Handlers<'account'> = {
  getProfile: (ctx) => getProfile(ctx),
}
