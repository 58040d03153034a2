import {
  REVIEW_FILTERS,
  REVIEW_SORTS,
  REVIEW_TAGS,
  type ReviewFilter,
  type ReviewTag,
} from '@zhujia/contract/reviews/states.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'

type Sort = (typeof REVIEW_SORTS)[number]

interface Place {
  filter: ReviewFilter
  tag: ReviewTag | undefined
  sort: Sort
}

export interface ReviewPlace extends Place {
  go: (change: Partial<Place>) => void
}

/** Which of a product's reviews are shown and in which order, stored in the address. */
export function useReviewPlace(productId: string): ReviewPlace {
  const query = usePageQuery('viewComments')
  const { setQuery } = useNavigation()
  const place: Place = {
    filter: REVIEW_FILTERS.find((filter) => filter === query.filter) ?? 'all',
    tag: REVIEW_TAGS.find((tag) => tag === query.tag),
    sort: REVIEW_SORTS.find((sort) => sort === query.sort) ?? 'useful',
  }
  const go = (change: Partial<Place>) => {
    const { filter, tag, sort } = { ...place, ...change }
    setQuery({
      productId,
      filter: filter === 'all' ? undefined : filter,
      tag,
      sort: sort === 'useful' ? undefined : sort,
    })
  }
  return { ...place, go }
}
