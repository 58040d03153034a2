import type { Handlers } from '#platform/http/handlers.ts'
import { found } from '#platform/refusal.ts'
import { createAddress } from './commands/create-address.ts'
import { deleteAddress } from './commands/delete-address.ts'
import { updateAddress } from './commands/update-address.ts'
import { presentAddress } from './present.ts'
import { listAddresses } from './queries.ts'
import { findRegions } from './regions.ts'

export const addressesRoutes: Handlers<'addresses'> = {
  listAddresses: async (ctx) => (await listAddresses(ctx)).map(presentAddress),
  createAddress: async (ctx, { body }) => presentAddress(await createAddress(ctx, body)),
  updateAddress: async (ctx, { params, body }) => presentAddress(await updateAddress(ctx, params.id, body)),
  deleteAddress: (ctx, { params }) => deleteAddress(ctx, params.id),
  listRegions: async (_ctx, { query }) => found(findRegions(query.parent)).map(({ code, name }) => ({ code, name })),
}
