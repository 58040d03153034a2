import { stripVTControlCharacters } from 'node:util'
import { type Failure, type Found, type Probe, type BrowserSource, type Source, SOURCE_NAMES } from './types.ts'

const descriptions: Record<Source, string> = {
  env: 'the variable ZHUJIA_BROWSER',
  playwright: "Playwright's own build",
  system: 'Chromium or Chrome of this machine',
  sparticuz: 'the npm package @sparticuz/chromium',
  'playwright-install': 'playwright install chromium',
  apt: 'apt-get install chromium',
}

/** No source gave a working browser; the message lists each source with the reason. */
export class BrowserNotFoundError extends Error {
  readonly failures: readonly Failure[]

  constructor(failures: readonly Failure[]) {
    const lines = failures.map(({ source, reason }) => `  - ${source} (${descriptions[source]}): ${reason}`)
    super(
      [
        'No working Chromium was found for the browser tests. Tried, in order:',
        ...lines,
        'Set ZHUJIA_BROWSER to the path of a Chromium or Chrome to use that one.',
      ].join('\n'),
    )
    this.name = 'BrowserNotFoundError'
    this.failures = failures
  }
}

/** Tries the sources in the given order and returns the first candidate that passes the probe. */
export async function findFirstWorking(
  sources: readonly BrowserSource[],
  probe: Probe,
): Promise<{ found: Found; failures: Failure[] }> {
  const failures: Failure[] = []
  for (const { source, candidates } of sources) {
    try {
      for await (const candidate of candidates()) {
        try {
          await probe(candidate)
          return { found: { ...candidate, source }, failures }
        } catch (error) {
          const name = candidate.executablePath === undefined ? '' : `${candidate.executablePath}: `
          failures.push({ source, reason: name + reasonOf(error) })
        }
      }
    } catch (error) {
      failures.push({ source, reason: reasonOf(error) })
    }
  }
  throw new BrowserNotFoundError(failures)
}

/**
 * Reads ZHUJIA_BROWSER_ONLY, a comma-separated list of the sources to search.
 * Throws on an unknown name, because a typing error would otherwise look like a missing browser.
 */
export function parseOnly(text: string | undefined): readonly Source[] {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) return SOURCE_NAMES
  const unknown = names.filter((name) => !SOURCE_NAMES.some((source) => source === name))
  if (unknown.length > 0) {
    throw new Error(
      `ZHUJIA_BROWSER_ONLY names no known source: ${unknown.join(', ')}. Known: ${SOURCE_NAMES.join(', ')}.`,
    )
  }
  return SOURCE_NAMES.filter((source) => names.includes(source))
}

/** The line of an error that names the cause. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  // Playwright colours its messages.
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // Playwright's first line only says that the browser closed; the loader's own line says why.
  const missingLibrary = lines.find((line) => line.includes('error while loading shared libraries'))
  const text = missingLibrary ?? lines[0] ?? 'failed without a message'
  return text.length > 300 ? `${text.slice(0, 299)}…` : text
}
