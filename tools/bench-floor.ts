// The floor: bare Fastify and pg, that run the very statements which ours was seen to send for the same requests, and
// answer what ours answered. Nothing is checked, read or built beside them: no server that asks the database the same
// can be faster. Started by the bench as a process of its own; its recordings come in a file.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { specOf } from '../packages/server/src/testing/requests.ts'
import type { Recording } from './bench/record.ts'
import { replayable, type Value } from './bench/replay.ts'

const [, , file = '', databaseUrl = ''] = process.argv
const recordings = JSON.parse(readFileSync(file, 'utf8')) as Recording[]
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, options: '-c timezone=UTC' })
const prepared = recordings.map((recording) => ({ ...recording, valuesFor: replayable(recording) }))

const isBegin = (text: string): boolean => /^begin/i.test(text)
const isEnd = (text: string): boolean => /^(commit|rollback)/i.test(text)

/** Runs the statements; what stands between BEGIN and COMMIT runs on one connection. */
async function run(statements: Recording['statements'], values: Value[][]): Promise<void> {
  let client: pg.PoolClient | undefined
  try {
    for (const [index, { text }] of statements.entries()) {
      if (isBegin(text)) client = await pool.connect()
      await (client ?? pool).query(text, values[index])
      if (isEnd(text)) {
        client?.release()
        client = undefined
      }
    }
  } catch (error) {
    client?.release(true)
    throw error
  }
}

const app = Fastify({ logger: false })
for (const key of new Set(recordings.map(({ asked }) => asked.key))) {
  const { method, path } = specOf(key)
  app.route({
    method,
    url: `/api${path}`,
    handler: async ({ headers }, reply) => {
      const recording = prepared[Number(headers['x-bench'])]
      if (!recording) throw new Error('no such recording')
      const tokenHash = createHash('sha256').update(String(headers.authorization).slice(7)).digest()
      await run(
        recording.statements,
        recording.valuesFor({ tokenHash, idempotencyKey: headers['idempotency-key'] as string | undefined }),
      )
      return reply.send(recording.answer)
    },
  })
}
console.log(`The floor is ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
)
