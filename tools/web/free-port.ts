import { createServer } from 'node:net'

const TRIES = 50

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** The first port from this one on that nobody listens on at 127.0.0.1. @throws when fifty in a row are taken */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + TRIES; port++) if (await isFree(port)) return port
  throw new Error(`no free port from ${from} to ${from + TRIES - 1}`)
}
