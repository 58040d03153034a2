import { defineArea } from '#platform/area.ts'
import { reviewsRoutes } from './routes.ts'

export const reviewsArea = defineArea({
  routes: reviewsRoutes,
  tables: {
    neverDeleted: {
      // What refers to rows that are deleted has a column that may change: the check of the foreign key locks it.
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
