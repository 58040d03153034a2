import { Connection } from './connection.ts'

/** Makes the next request of one of the connections; `turn` counts up. */
export type NextRequest = (connection: number, turn: number) => Buffer | string

export interface Load {
  url: string
  connections: number
  seconds: number
  next: NextRequest
}

export interface Throughput {
  perSecond: number
  /** Requests that were not answered as asked, with the first answer. */
  failed: number
  firstFailure: string | undefined
}

const OK = Buffer.from('{"success":true')

/** Keeps every connection busy for some seconds. */
export async function runLoad({ url, connections, seconds, next }: Load): Promise<Throughput> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)))
  const start = performance.now()
  const end = start + seconds * 1000
  let answered = 0
  let failed = 0
  let firstFailure: string | undefined
  const sendUntilEnd = async (connection: Connection, index: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn++) {
      const { status, body } = await connection.send(next(index, turn))
      if (status === 200 && body.subarray(0, OK.length).equals(OK)) answered++
      else {
        failed++
        firstFailure ??= `${status} ${body.toString('utf8').slice(0, 300)}`
      }
    }
  }
  try {
    await Promise.all(open.map(sendUntilEnd))
  } finally {
    for (const connection of open) connection.close()
  }
  return { perSecond: answered / ((performance.now() - start) / 1000), failed, firstFailure }
}
