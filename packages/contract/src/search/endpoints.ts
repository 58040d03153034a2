import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { hotWords, searchRecord, suggestionQuery, suggestions } from './schemas.ts'

export const suggestWords = endpoint({
  method: 'GET',
  path: '/v1/search/suggestions',
  access: 'public',
  summary: 'What somebody who began to write may mean: categories, brands and words of goods; at most ten.',
  query: suggestionQuery,
  response: suggestions,
  errors: [],
})

export const listHotWords = endpoint({
  method: 'GET',
  path: '/v1/search/hot',
  access: 'public',
  summary: 'What many people searched for lately; at most ten, and none that only a few did.',
  response: hotWords,
  errors: [],
})

export const recordSearch = endpoint({
  method: 'POST',
  path: '/v1/search/records',
  access: 'public',
  summary: 'Counts that the caller searched for these words, once a person.',
  body: searchRecord,
  response: z.null(),
  errors: [],
})
