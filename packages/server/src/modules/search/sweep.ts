import { asSomebody, type AreaSweep } from '#testing/sweeps/sweep.ts'

export const searchSweep: AreaSweep<'search'> = {
  endpoints: {
    suggestWords: asSomebody({ query: { q: 'dizhuan' } }),
    listHotWords: asSomebody({}),
    recordSearch: asSomebody({ body: { q: '地砖' } }),
  },
  growing: { search_people: `(words, person, at) select '地砖', n::text, at` },
}
