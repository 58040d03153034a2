import { connect, type Socket } from 'node:net'

/** The parts of an answer that a load reads. */
export interface Reply {
  status: number
  body: Buffer
}

const HEAD_END = Buffer.from('\r\n\r\n')
const ANSWER_MS = 15_000

const closed = (cause?: Error): Error => new Error('the connection was closed', { cause })

/**
 * One kept-alive HTTP/1.1 connection, one request at a time. It supports only what a load on our own servers needs, so
 * that it takes little processor time beside the server that is measured.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setTimeout(ANSWER_MS, () => this.#fail(new Error('no answer in time')))
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    // A reset and a normal end are handled alike.
    socket.on('error', (cause) => this.#fail(closed(cause)))
    socket.on('close', () => this.#fail(closed()))
  }

  static open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new Connection(socket)))
      socket.once('error', reject)
    })
  }

  send(request: Buffer | string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(closed())
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf(HEAD_END)
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) return this.#fail(new Error('an answer without a length'))
    const from = end + HEAD_END.length
    if (this.#received.length < from + Number(length)) return
    const body = this.#received.subarray(from, from + Number(length))
    this.#received = Buffer.alloc(0)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  }
}
