import { stateChanges, timers } from '@zhujia/server/tables/platform.ts'
import type { AreaGraph } from './graph.ts'

/** Histories and what is still to happen, of whatever has them. */
export const houseGraph: AreaGraph = {
  tables: [
    { table: stateChanges, columns: { subjectId: 'id', actorId: 'person' } },
    { table: timers, columns: { subjectId: 'id' } },
  ],
}
