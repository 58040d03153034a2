import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestampz } from './auth.ts'
import { products } from './catalogue.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What search looks at, a row for each product on sale. Narrow on purpose: a common word meets thousands of rows, and all
 * that order and filters need stands in the row itself, the tokens aside (`platform/db/migrate.ts`).
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id),
    /** How it was made; rows of another version are made anew. */
    version: smallint().notNull(),
    /** Words by their characters and pairs, and marks such as `#category:tile`. */
    tokens: tsvector().notNull(),
    /** Folded; ranking compares it with the words of a query. */
    title: text().notNull(),
    /** What is counted and filtered: `category:leaf`, `stage:x`, `brand:x`, `attribute:value`. */
    facets: text().array().notNull(),
    /** Its product's figures, changed together with the product. */
    shownFen: bigint('shown_fen', { mode: 'number' }).notNull(),
    isBuyable: boolean('is_buyable').notNull(),
    soldCount: integer('sold_count').notNull(),
    listedAt: timestampz('listed_at').notNull(),
    /** Its class by what was sold: the few of class 1 are looked through first, each class by an index of its own. */
    class: smallint().notNull(),
  },
  (table) => [
    index('search_documents_first')
      .using('gin', table.tokens)
      .where(sql`class = 1`),
    index('search_documents_second')
      .using('gin', table.tokens)
      .where(sql`class = 2`),
    index('search_documents_third')
      .using('gin', table.tokens)
      .where(sql`class = 3`),
    index('search_documents_rest')
      .using('gin', table.tokens)
      .where(sql`class = 4`),
    index('search_documents_version').on(table.version),
    index('search_documents_best')
      .on(table.class)
      .where(sql`class < 4`),
    check('search_documents_class', sql`${table.class} between 1 and 4`),
  ],
)

/**
 * How many documents have a value, for what is browsed without words and filters: counting a thousand documents at each visit would
 * cost most of the page. Written in the transaction that changes a document, so it is always exact.
 */
export const facetCounts = pgTable(
  'facet_counts',
  {
    /** A mark of documents without its `#`: `product` for all of them, `category:x`, `stage:x`, `shop:x`. */
    scope: text().notNull(),
    /** A value of facets, or `price:n` for the n-th range of prices. */
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.value] })],
)

/** Words of titles, for those who begin to write one or write it in pinyin. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Without tones; empty for words in Latin letters. */
    syllables: text().array().notNull(),
    /** How many products the word finds, counted up to a bound; 0 when the last count found none. */
    products: integer().notNull().default(1),
    /** Null until it is counted for the first time. */
    countedAt: timestampz('counted_at'),
  },
  (table) => [
    index('search_words_frequent').on(table.products.desc().nullsFirst(), table.word),
    index('search_words_counted').on(table.countedAt.asc().nullsFirst()),
  ],
)

/** Who searched for what, a row each, people by a keyed hash: how many there are of a word makes it hot. */
export const searchPeople = pgTable(
  'search_people',
  {
    words: text().notNull(),
    person: text().notNull(),
    at: timestampz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.words, table.person] }),
    index('search_people_at').on(table.at),
    index('search_people_person').on(table.person, table.at),
  ],
)
