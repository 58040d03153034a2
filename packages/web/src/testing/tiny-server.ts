import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

type Respond = (request: Received, response: ServerResponse) => void

export interface TinyServer {
  base: string
  received: Received[]
  /** What the next requests get; the last one given stays. */
  answer: (respond: Respond) => void
  /** The next requests get this status and body. */
  answerJson: (status: number, body: unknown) => void
  close: () => Promise<void>
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

/** A real HTTP server on a free port: what the client meets is the network, not a stand-in for it. */
export async function startTinyServer(): Promise<TinyServer> {
  const received: Received[] = []
  let respond: Respond = (_request, response) => response.end('{}')
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const one = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await read(request),
    }
    received.push(one)
    return respond(one, response)
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      respond = next
    },
    answerJson: (status, body) => {
      respond = (_request, response) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
