const STEPS = 60_000_000
/** What so many steps take on the machine by which the budgets were set, while it does nothing else. */
const REFERENCE_MS = 110
const EVERY_MS = 4000

/** A computation of a fixed length: how long it takes says how much of a processor one gets. */
function stepsMs(): number {
  const begun = performance.now()
  let state = 1
  for (let step = 0; step < STEPS; step++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
  }
  // Xorshift never comes to zero: the check keeps the loop from being left out as useless.
  if (state === 0) throw new Error('the loop did not run')
  return performance.now() - begun
}

/** How many times slower than the reference a machine was: never below 1, as a faster processor does not make disks faster. */
export function paceOf(samples: readonly number[], referenceMs = REFERENCE_MS): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? referenceMs
  return Math.max(1, middle / referenceMs)
}

/** Runs something and times the machine beside it again and again: other work that disturbs the one disturbs the other. */
export async function withPace<T>(work: () => Promise<T>): Promise<{ result: T; pace: number }> {
  const samples = [stepsMs()]
  const timer = setInterval(() => samples.push(stepsMs()), EVERY_MS)
  try {
    const result = await work()
    return { result, pace: paceOf(samples) }
  } finally {
    clearInterval(timer)
  }
}
