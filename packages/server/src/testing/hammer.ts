import { mintSession } from './sessions.ts'
import type { Answer, TestApp } from './test-app.ts'

const CLIENTS = 20
/** Calls of each client before the change begins and after it was acknowledged. */
const CALLS = 3

interface Hammered<Data> {
  /** How many calls succeeded before. */
  before: number
  /** The statuses of those that began after the change was acknowledged. */
  after: number[]
  data: Data
}

/** Twenty clients of one person, one with each token, ask without a pause while something takes the answer away from them. */
export async function hammerAll<Data>(
  tokens: readonly string[],
  ask: (token: string) => Promise<{ status: number }>,
  change: () => Promise<Answer<Data>>,
): Promise<Hammered<Data>> {
  let isAcknowledged = false
  let before = 0
  const after: number[] = []
  const client = async (own: string): Promise<void> => {
    for (let left = CALLS; left > 0;) {
      const isLate = isAcknowledged
      const { status } = await ask(own)
      if (isLate) {
        after.push(status)
        left--
      } else if (status === 200) before++
    }
  }
  const clients = tokens.map(client)
  const answer = await change()
  isAcknowledged = true
  await Promise.all(clients)
  if (!answer.success) throw new Error(answer.message)
  return { before, after: [...new Set(after)], data: answer.data }
}

/** As many sessions of a person as there are clients; the one that they have is among them. */
export async function tokensOf(
  at: TestApp,
  { userId, token }: { userId: string; token: string },
  session: Parameters<typeof mintSession>[2] = {},
): Promise<string[]> {
  const others = Array.from({ length: CLIENTS - 1 }, () => mintSession(at, userId, session))
  return [token, ...(await Promise.all(others))]
}

/** The same while something ends all sessions of a person; the token of the change itself is one of them. `renewed` is the one that goes on. */
export async function hammer(
  at: TestApp,
  person: { userId: string; token: string },
  change: () => Promise<Answer<{ token: string }>>,
): Promise<{ before: number; after: number[]; renewed: string }> {
  const ask = (token: string) => at.call('account.getProfile', {}, { token })
  const { data, ...outcome } = await hammerAll(await tokensOf(at, person), ask, change)
  return { ...outcome, renewed: data.token }
}
