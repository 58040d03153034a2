import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { GUARANTEES, Pack, RETURN_RULES } from '@zhujia/contract/catalogue/schemas.ts'
import type { MakingRule } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { timestampz } from '../auth.ts'
import { products } from '../catalogue.ts'

/**
 * Everything that a listing says to a buyer and that its shop answers for. Prices and stock are not in it: they change
 * by the hour and stand in the order line. Pictures are ids of files, whose bytes never change; categories and attributes
 * are codes, whose names belong to the platform.
 */
export interface ProductContent {
  title: string
  subtitle: string
  brand: { code: string; name: string }
  /** Codes from the root down. */
  categoryPath: string[]
  gallery: string[]
  video: string | null
  unit: SaleUnit
  specGroups: { name: string; values: string[] }[]
  /** What can be chosen, and what one sale step of it holds. */
  skus: { code: string; spec: string[]; pictureFileId: string; pack: Pack }[]
  /** Codes of values by the code of their attribute. */
  attributes: Record<string, string[]>
  parameters: { name: string; value: string }[]
  description: { heading: string; text: string }[]
  returnRule: (typeof RETURN_RULES)[number]
  guarantees: (typeof GUARANTEES)[number][]
  warranty: { months: number; text: string }
  delivery: 'express' | 'large'
  /** Left out where nothing is: versions of before have the same hash. */
  madeToMeasure?: MakingRule
  /** Days from payment to shipping; left out likewise. */
  leadDays?: number
  shop: { id: string; name: string; province: string; city: string; servicePhone: string }
}

/** What a product said at some time, by the hash of what it said; insert only (decision 020). */
export const productVersions = pgTable(
  'product_versions',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** SHA-256 of the canonical JSON of the content, in hex. */
    hash: text().notNull(),
    content: jsonb().$type<ProductContent>().notNull(),
    createdAt: timestampz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.hash] })],
)
