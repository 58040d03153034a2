import type { Actor, Ctx } from '#platform/context.ts'
import { forgetLexicon } from '../queries/load-lexicon.ts'
import { type Indexable, readIndexable } from '../queries/indexable.ts'
import { dropDocuments, insertWords, putDocuments, type DocumentRow } from '../repository.ts'
import { conceptsVersion } from '../reading/concepts.ts'
import { documentOf, titleOf, wordsOf } from '../reading/document.ts'
import { syllablesOf } from '../reading/pinyin.ts'

/** Raise it when the content of documents changes. */
const MADE = 3
/** A number for the content of documents and their synonyms; when it changes, all documents are written anew. */
export const INDEX_VERSION = MADE * 1000 + conceptsVersion()

/**
 * Updates the index for these products, in the caller's transaction: documents of products on sale are written, others deleted.
 * To be called whenever a product's content or state changes, with the products locked, so that no sale or price comes between
 * reading and writing.
 */
export async function indexProducts(ctx: Ctx<never, Actor>, productIds: readonly string[]): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const rows = await readIndexable(ctx.db, productIds)
    await putDocuments(ctx.db, rows.filter(({ isOnSale }) => isOnSale).map(documentRow))
    await dropDocuments(
      ctx.db,
      rows.filter(({ isOnSale }) => !isOnSale).map(({ id }) => id),
    )
    const words = new Set(rows.flatMap(({ title, isOnSale }) => (isOnSale ? wordsOf(title) : [])))
    // Sorted, so that two transactions that add the same words cannot deadlock.
    await insertWords(
      ctx.db,
      [...words].toSorted().map((word) => ({ word, syllables: syllablesOf(word) })),
    )
    // Not before: a search until then would keep the words of before for a minute.
    ctx.afterCommit(() => forgetLexicon(ctx))
  })
}

function documentRow(row: Indexable): DocumentRow {
  const { id, title, subtitle, brandNames, category, categoryPath, stages, shopId, facets, specGroups, parameters } =
    row
  const described = {
    title,
    subtitle,
    names: [...brandNames, ...row.names],
    specValues: specGroups.flatMap(({ name, values }) => [name, ...values]),
    parameters,
  }
  const counted = [`category:${category}`, ...stages.map((stage) => `stage:${stage}`), ...facets]
  const marks = [...new Set([...counted, ...categoryPath.map((code) => `category:${code}`), `shop:${shopId}`])]
  return {
    productId: id,
    version: INDEX_VERSION,
    tokens: documentOf({ ...described, marks }),
    title: titleOf(described),
    facets: counted,
  }
}
