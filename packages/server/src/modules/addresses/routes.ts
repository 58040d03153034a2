import { routesOf } from '#platform/http/handlers.ts'
import { found } from '#platform/refusal.ts'
import { createAddress } from './commands/create-address.ts'
import { deleteAddress } from './commands/delete-address.ts'
import { updateAddress } from './commands/update-address.ts'
import { presentAddress } from './present.ts'
import { listAddresses } from './queries.ts'
import { findRegions } from './regions.ts'

export const addressesRoutes = routesOf('addresses', {
  listAddresses: async (ctx) => (await listAddresses(ctx)).map(presentAddress),
  createAddress: async (ctx, { body }) => ({ id: (await createAddress(ctx, body)).id }),
  updateAddress: async (ctx, { params, body }) => ({
    id: (await updateAddress(ctx, params.id, body)).id,
  }),
  deleteAddress: (ctx, { params }) => deleteAddress(ctx, params.id),
  listRegions: async (_ctx, { query }) => found(findRegions(query.parent)).map(({ code, name }) => ({ code, name })),
})
