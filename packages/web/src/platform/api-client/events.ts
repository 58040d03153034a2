import { HEARTBEAT_SECONDS } from '@zhujia/contract/core/event-stream.ts'

/** Two heartbeats and a half without a byte: the connection is broken. */
const SILENT_MS = HEARTBEAT_SECONDS * 2500

export interface EventsRequest {
  url: string
  headers: Record<string, string>
  signal: AbortSignal
  onOpen: () => void
  /** The data of each event, as they were sent. */
  onData: (data: string) => void
}

/** Reads the event stream until it ends. @throws when it is refused, breaks, is silent or is withdrawn */
export async function readEvents({ url, headers, signal, onOpen, onData }: EventsRequest): Promise<void> {
  const controller = new AbortController()
  const withdraw = () => controller.abort()
  signal.addEventListener('abort', withdraw)
  let timer = setTimeout(withdraw, SILENT_MS)
  try {
    const response = await fetch(url, { headers, signal: controller.signal })
    // What is refused has an envelope.
    if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream'))
      throw new Error(`no event stream: ${response.status}`)
    onOpen()
    let rest = ''
    for await (const text of chunksOf(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(withdraw, SILENT_MS)
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) onData(event.slice('data: '.length))
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', withdraw)
  }
}

/** Not by iterating the stream, which Safari cannot. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
