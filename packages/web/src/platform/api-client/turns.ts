/** Runs at most `max` tasks at a time; the others wait and start in their order, each when one has ended. */
export function createTurns(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < max) running += 1
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot passes to the next task, so the count stays.
      if (next) next()
      else running -= 1
    }
  }
}
