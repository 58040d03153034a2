import { defineArea } from '#platform/area.ts'
import { inBatches } from '#platform/timers/in-batches.ts'
import { pruneNotifications } from './prune.ts'
import { listMarks } from './queries.ts'
import { notificationsRoutes } from './routes.ts'
import type { Subjects } from './subjects.ts'

declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'notifications.upkeep': 'upkeep'
  }
}

export const notificationsArea = (subjects: Subjects) =>
  defineArea({
    routes: notificationsRoutes(subjects),
    upkeep: { 'notifications.upkeep': inBatches(pruneNotifications) },
    marks: { notifications: listMarks },
    tables: { ordinary: ['notifications'] },
  })
