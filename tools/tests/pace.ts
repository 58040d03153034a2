const STEPS = 30_000_000
/** How long `STEPS` take on the reference machine, for which the budgets were set, without other work. */
const REFERENCE_MS = 55
const EVERY_MS = 2000
/** Samples up to this time before and after a run count for it. */
const AROUND_MS = 2 * EVERY_MS

/** How long a fixed computation took (`ms`) at a time (`at`, in milliseconds since 1970). */
export interface Sample {
  at: number
  ms: number
}

/** When something began, and how long it took. */
export interface Span {
  begunAt: number
  ms: number
}

/** Measures a fixed computation: its time shows how fast the processor is at this moment. */
function takeSample(): Sample {
  const begun = performance.now()
  let state = 1
  for (let step = 0; step < STEPS; step++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
  }
  // Xorshift never reaches zero; the check prevents that the loop is optimised away.
  if (state === 0) throw new Error('the loop did not run')
  return { at: Date.now(), ms: performance.now() - begun }
}

/**
 * Estimates how long something would have taken on the reference machine: its time multiplied by the speed of this machine during it,
 * relative to the reference. A speed counts as at most 1, because a faster processor does not make disks faster.
 */
export function atReference({ begunAt, ms }: Span, samples: readonly Sample[], referenceMs = REFERENCE_MS): number {
  const near = samples.filter(({ at }) => at >= begunAt - AROUND_MS && at <= begunAt + ms + AROUND_MS)
  if (near.length === 0) return ms
  const speeds = near.map((sample) => Math.min(1, referenceMs / sample.ms))
  return (ms * speeds.reduce((sum, speed) => sum + speed, 0)) / speeds.length
}

/** Takes samples while tests run: other work on the machine slows the samples and the tests alike. */
export function watchPace(): { samples: readonly Sample[]; stop: () => void } {
  // The first one compiles the loop.
  takeSample()
  const samples = [takeSample()]
  const timer = setInterval(() => samples.push(takeSample()), EVERY_MS)
  return { samples, stop: () => clearInterval(timer) }
}
