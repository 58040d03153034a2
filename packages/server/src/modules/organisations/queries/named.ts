import { sql } from 'drizzle-orm'
import { organisations } from '#tables/organisations.ts'
import { shops } from '#tables/shops.ts'

/** An organisation with its name, where it is joined with the shop of the same id if there is one. */
export const named = {
  id: organisations.id,
  kind: organisations.kind,
  name: sql<string>`coalesce(${organisations.name}, ${shops.name}, '')`,
  pictureFileId: shops.logoFileId,
}
