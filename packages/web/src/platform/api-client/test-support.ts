import zh from '#locales/zh-Hans/core.ts'
import { startTinyServer, type TinyServer } from '#testing/tiny-server.ts'
import type { ApiError, Failure } from './api-error.ts'
import { type Client, createClient } from './client.ts'

/** A client against a real server, with everything that it reported to the app. */
export interface Bench {
  server: TinyServer
  client: Client
  loading: number[]
  toasts: string[]
  logouts: ApiError[]
  session: { token: string | undefined }
  times: (string | null)[]
  close: () => Promise<void>
}

function chinese({ text }: Failure): string {
  if ('words' in text) return text.words
  if (text.key === 'offline') return zh.offline
  return text.key === 'httpOther' ? zh.errors.httpOther.replace('{status}', String(text.status)) : zh.errors[text.key]
}

/** Opens a bench. Its endpoints carry the names of the contract's, on paths of their own. */
export async function openBench(): Promise<Bench> {
  const server = await startTinyServer()
  const session: Bench['session'] = { token: 'token-1' }
  const times: (string | null)[] = []
  const client = createClient({
    table: {
      'account.getProfile': { method: 'GET', path: '/things/:id' },
      'auth.login': { method: 'POST', path: '/login' },
      'auth.logout': { method: 'POST', path: '/logout' },
    },
    base: `${server.base}/api`,
    token: () => session.token,
    language: () => 'zh-Hant',
    wordsFor: chinese,
    currentPage: () => '/here',
    learnServerTime: (date) => times.push(date),
    retryDelaysMs: [5, 10],
  })
  const bench: Bench = { server, client, loading: [], toasts: [], logouts: [], session, times, close: server.close }
  client.events.on('loading', (count) => bench.loading.push(count))
  client.events.on('failure', ({ message }) => bench.toasts.push(message))
  client.events.on('unauthorised', (error) => {
    bench.logouts.push(error)
    session.token = undefined
  })
  return bench
}
