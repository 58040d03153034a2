/** What comes of the work, unless it takes longer than `ms`: then it rejects. */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('took too long')), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
