import { desc, sql } from 'drizzle-orm'
import { addSeconds } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/types.ts'
import { attributeValues, brands, categories, type LocalName } from '#tables/catalogue.ts'
import { searchWords } from '#tables/search.ts'
import type { KnownCategory } from '../reading/category-names.ts'
import { Lexicon, type Entry } from '../reading/lexicon.ts'

/** What has been added is known to search after this long. */
const FRESH_SECONDS = 60
/** Words of titles at most, those that find most; those of categories, brands and attributes are all there. */
const WORDS_MAX = 20_000

interface NameRow extends Record<string, unknown> {
  kind: 'category' | 'brand' | 'value'
  code: string
  names: LocalName
  path: string[]
  isLeaf: boolean
}

/** The words of the whole catalogue; two statements. */
async function readLexicon(db: Db): Promise<Lexicon> {
  const { rows } = await db.execute<NameRow>(sql`
    select 'category' as kind, code, names, path, not exists (
      select from ${categories} child where cardinality(child.path) > cardinality(c.path) and child.path @> c.path
    ) as "isLeaf" from ${categories} c
    union all select 'brand', code, jsonb_build_object('name', name, 'latin', latin), '{}', true from ${brands}
    union all select 'value', attribute || ':' || code, names, '{}', true from ${attributeValues}`)
  const words = await db
    .select({ word: searchWords.word, syllables: searchWords.syllables })
    .from(searchWords)
    .orderBy(desc(searchWords.products), searchWords.word)
    .limit(WORDS_MAX)
  const named = rows.flatMap(({ kind, code, names }) =>
    [...new Set(Object.values(names))].map((text): Entry => ({ kind, code, text })),
  )
  const known = rows
    .filter(({ kind }) => kind === 'category')
    .map(({ code, path, isLeaf, names }): KnownCategory => ({ code, path, isLeaf, names: Object.values(names) }))
  const catalogueNames = rows
    .filter(({ kind }) => kind !== 'brand')
    .map(({ kind, names }) => ({ names, isThing: kind === 'category' }))
  return new Lexicon(
    [...named, ...words.map(({ word, syllables }): Entry => ({ kind: 'word', code: '', text: word, syllables }))],
    known,
    catalogueNames,
  )
}

interface Cached {
  lexicon: Promise<Lexicon>
  until: Date
}

/** One for each process: what it holds can be read again at any time, so other processes need not know of it. */
const cached = new WeakMap<object, Cached>()

/** What search knows of the catalogue, at most a minute old. */
export async function loadLexicon(ctx: Ctx<never, Actor>): Promise<Lexicon> {
  const now = ctx.clock.now()
  const old = cached.get(ctx.config)
  if (old && old.until > now) return old.lexicon
  const lexicon = readLexicon(ctx.db)
  cached.set(ctx.config, { lexicon, until: addSeconds(now, FRESH_SECONDS) })
  lexicon.catch(() => cached.delete(ctx.config))
  return lexicon
}

/** Reads it anew the next time: what was just added can be found by its words at once. */
export const forgetLexicon = (ctx: Ctx<never, Actor>): boolean => cached.delete(ctx.config)
