/** Runs at most `max` works at a time; the others start in the order of their arrival, each when one has ended. */
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
      // A place that is passed on stays counted.
      if (next) next()
      else running -= 1
    }
  }
}
