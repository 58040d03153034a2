import { defineArea } from '#platform/area.ts'
import { forgetSearches } from './commands/forget-searches.ts'
import { refreshClasses, refreshIndex } from './commands/refresh-index.ts'
import { searchInvariants } from './invariants.ts'
import { searchRoutes } from './routes.ts'

declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'search.upkeep': 'upkeep'
    'search.classes': 'upkeep'
    'search.forget': 'upkeep'
  }
}

export const searchArea = defineArea({
  routes: searchRoutes,
  upkeep: { 'search.upkeep': refreshIndex, 'search.classes': refreshClasses, 'search.forget': forgetSearches },
  invariants: searchInvariants,
  tables: { ordinary: ['search_documents', 'search_people', 'search_words'] },
})
