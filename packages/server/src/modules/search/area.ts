import { defineArea } from '#platform/area.ts'
import { refreshWords } from './commands/count-words.ts'
import { forgetSearches } from './commands/forget-searches.ts'
import { refreshClasses, refreshIndex } from './commands/refresh-index.ts'
import { searchInvariants } from './invariants.ts'
import { searchRoutes } from './routes.ts'

declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'search.upkeep': 'upkeep'
    'search.classes': 'upkeep'
    'search.forget': 'upkeep'
    'search.words': 'upkeep'
  }
}

export const searchArea = defineArea({
  routes: searchRoutes,
  upkeep: {
    'search.upkeep': refreshIndex,
    'search.classes': refreshClasses,
    'search.forget': forgetSearches,
    'search.words': refreshWords,
  },
  invariants: searchInvariants,
  tables: { ordinary: ['facet_counts', 'search_documents', 'search_people', 'search_words'] },
})
