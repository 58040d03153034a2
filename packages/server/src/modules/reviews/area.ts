import { defineArea } from '#platform/area.ts'
import { reviewsInvariants } from './invariants.ts'
import { reviewsRoutes } from './routes.ts'

export const reviewsArea = defineArea({
  routes: reviewsRoutes,
  invariants: reviewsInvariants,
  tables: {
    neverDeleted: {
      // Listed although nothing changes it: the check of the foreign key locks the rows that it refers to.
      review_photos: ['position'],
      review_summaries: 'any',
      review_tag_counts: 'any',
      reviews: [
        'reply_text',
        'replied_at',
        'replied_by',
        'append_text',
        'appended_at',
        'append_reply_text',
        'append_replied_at',
        'append_replied_by',
        'has_photos',
        'ranked_at',
      ],
    },
  },
})
