import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { facetCounts, searchDocuments } from '#tables/search.ts'
import { countedDocument, countsOf } from './stored-counts.ts'
import { figures } from './queries/figures.ts'

export const searchInvariants: Invariants = {
  'search knows the price and the sales of a product, and whether it can be bought': sql`
    select ${searchDocuments.productId}::text as subject from ${searchDocuments}
    join ${figures} p on p.id = ${searchDocuments.productId}
    where (${searchDocuments.shownFen}, ${searchDocuments.soldCount}, ${searchDocuments.isBuyable}) <> (p.shown_fen, p.sold_count, p.is_buyable)`,
  'the counts of filters are those of the documents': sql`
    select scope as subject
    from (select * from ${facetCounts} where count <> 0) kept
    full join (${countsOf(sql`select ${countedDocument(1)} from ${searchDocuments} d`)}) made using (scope, value)
    where kept.count is distinct from made.count`,
}
