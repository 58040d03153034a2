import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { hotWords, searchRecord, suggestionQuery, suggestions } from './schemas.ts'

export const suggestWords = endpoint({
  method: 'GET',
  path: '/v1/search/suggestions',
  access: 'public',
  summary: 'Suggestions for typed text: categories, brands and words of products; at most ten.',
  query: suggestionQuery,
  response: suggestions,
  errors: [],
})

export const listHotWords = endpoint({
  method: 'GET',
  path: '/v1/search/hot',
  access: 'public',
  summary: 'Hot words: what many people have searched for lately; at most ten.',
  response: hotWords,
  errors: [],
})

export const recordSearch = endpoint({
  method: 'POST',
  path: '/v1/search/records',
  access: 'public',
  summary: 'Counts a search for the hot words, once for each person and words.',
  body: searchRecord,
  response: z.null(),
  errors: [],
})
