export const DAY_MS = 24 * 3600 * 1000

/** A `Date` header has whole seconds and a network delay: smaller differences are ignored. */
const NOISE_MS = 2000

let offsetMs = 0

/** The server's time now, in milliseconds since 1970. The only place that reads the machine's clock. */
export const now = (): number => Date.now() + offsetMs

/** Learns the server's time from an answer's `Date` header, so that countdowns hold on a machine whose clock is wrong. */
export function learnServerTime(dateHeader: string | null): void {
  const server = dateHeader ? Date.parse(dateHeader) : Number.NaN
  if (Number.isNaN(server)) return
  // The header is cut to the second: half a second is the best estimate of the rest.
  const difference = server + 500 - Date.now()
  offsetMs = Math.abs(difference) > NOISE_MS ? difference : 0
}
