/** Readings that are kept of each kind: a query of the allowed length has a few dozen, and people search for the same words. */
const MOST = 2000

/** The same function, which keeps its latest answers: one query asks for the same word in each of its attempts. */
export function remembered<Answer>(read: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, { answer: Answer }>()
  return (word) => {
    const known = answers.get(word) ?? { answer: read(word) }
    // Put last again, so that the first one is what was not asked for the longest.
    answers.delete(word)
    answers.set(word, known)
    const [oldest] = answers.size > MOST ? answers.keys() : []
    if (oldest !== undefined) answers.delete(oldest)
    return known.answer
  }
}
