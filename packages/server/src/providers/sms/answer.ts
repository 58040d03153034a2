/** Answers of carriers have a few hundred bytes; more is not read. */
const ANSWER_MAX = 64 * 1024

/** A carrier did not take a message. `code` is its own name of the reason; never the phone or the text. */
export class CarrierError extends Error {
  override name = 'CarrierError'
}

/** Sends a signed request and reads its JSON. Redirects are not followed: they would leave the configured host. */
export async function askCarrier(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, method: 'POST', redirect: 'error' })
  const text = await readUpTo(response, ANSWER_MAX)
  try {
    return JSON.parse(text)
  } catch {
    throw new CarrierError(`the carrier answered ${response.status} without JSON`)
  }
}

async function readUpTo({ body }: Response, most: number): Promise<string> {
  const arriving: AsyncIterable<Uint8Array> | null = body
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of arriving ?? []) {
    size += part.length
    if (size > most) throw new CarrierError(`the carrier answered more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
