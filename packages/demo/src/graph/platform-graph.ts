import { stateChanges, timers } from '@zhujia/server/tables/platform.ts'
import type { AreaGraph } from './graph.ts'

/** State changes and timers of the copied rows. */
export const platformGraph: AreaGraph = {
  tables: [
    { table: stateChanges, columns: { subjectId: 'id', actorId: 'person' } },
    { table: timers, columns: { subjectId: 'id' } },
  ],
}
