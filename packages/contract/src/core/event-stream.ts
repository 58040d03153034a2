import type { Area } from '../endpoints.ts'

// Without zod, because the app loads it at once. The stream is no endpoint of the table: its answer does not end and has no envelope.

/** The stream of hints to a signed-in browser, as `text/event-stream`. It is read by fetch: `EventSource` sends no `Authorization`. */
export const EVENTS_PATH = '/v1/events'

/** What a stream says: that something of the person's changed in an area. Never what; the browser reads that as it reads everything. */
export interface Hint {
  area: Area
}

/** A line without a meaning is sent so often, so that both sides notice a broken connection. */
export const HEARTBEAT_SECONDS = 15
