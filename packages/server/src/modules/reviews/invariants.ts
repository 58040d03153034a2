import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { files } from '#tables/files.ts'
import { reviewPhotos } from '#tables/reviews.ts'

export const reviewsInvariants: Invariants = {
  'a photo of a review is not up for removal': sql`
    select p.review_id::text as subject from ${reviewPhotos} p join ${files} f on f.id = p.file_id where f.loose_since is not null`,
}
