const STEPS = 30_000_000
/** What so many steps take on the machine by which the budgets were set, while it does nothing else. */
const REFERENCE_MS = 55
const EVERY_MS = 2000
/** What runs for less than a sample is judged by those around it. */
const AROUND_MS = 2 * EVERY_MS

/** How long the computation of a fixed length took at one moment, in milliseconds since 1970. */
export interface Sample {
  at: number
  ms: number
}

/** Something that began at this moment and took so long. */
export interface Span {
  begunAt: number
  ms: number
}

/** A computation of a fixed length: how long it takes says how much of a processor one gets. */
function takeSample(): Sample {
  const begun = performance.now()
  let state = 1
  for (let step = 0; step < STEPS; step++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
  }
  // Xorshift never comes to zero: the check keeps the loop from being left out as useless.
  if (state === 0) throw new Error('the loop did not run')
  return { at: Date.now(), ms: performance.now() - begun }
}

/**
 * What something would have taken on the reference machine while that does nothing else. Of each second counts the part that the
 * machine was as quick as the reference at that time; never more than all of it, as a faster processor does not make disks faster.
 */
export function atReference({ begunAt, ms }: Span, samples: readonly Sample[], referenceMs = REFERENCE_MS): number {
  const near = samples.filter(({ at }) => at >= begunAt - AROUND_MS && at <= begunAt + ms + AROUND_MS)
  if (near.length === 0) return ms
  const speeds = near.map((sample) => Math.min(1, referenceMs / sample.ms))
  return (ms * speeds.reduce((sum, speed) => sum + speed, 0)) / speeds.length
}

/** Times the machine again and again beside what runs: other work that disturbs the one disturbs the other. */
export function watchPace(): { samples: readonly Sample[]; stop: () => void } {
  // The first one compiles the loop.
  takeSample()
  const samples = [takeSample()]
  const timer = setInterval(() => samples.push(takeSample()), EVERY_MS)
  return { samples, stop: () => clearInterval(timer) }
}
