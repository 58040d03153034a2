import { defineArea } from '#platform/area.ts'
import { pruneUploads, removeFiles } from './commands/prune-uploads.ts'
import { filesRoutes } from './routes.ts'

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'files.remove': { fileIds: string[] }
  }
}
declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'files.upkeep': 'upkeep'
  }
}

export const filesArea = defineArea({
  routes: filesRoutes,
  jobs: { 'files.remove': { run: removeFiles } },
  upkeep: { 'files.upkeep': pruneUploads },
  tables: { ordinary: ['files', 'upload_tries'] },
})
