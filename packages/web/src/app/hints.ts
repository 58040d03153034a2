import { refresh } from '../entities/stale-after.ts'
import { followEvents } from '../platform/event-stream.ts'
import { queryClient } from './query-client.ts'

/** Fetches what is on screen again when the event stream hints that it has changed. */
export const startHints = (): void => void followEvents(({ area }) => void refresh(queryClient, [area]))
