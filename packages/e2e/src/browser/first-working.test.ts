import { describe, expect, test } from 'vitest'
import { BrowserNotFoundError, findFirstWorking, parseOnly, reasonOf } from './first-working.ts'
import type { Candidate, BrowserSource, Source } from './types.ts'

function sourceOf(source: Source, offers: (string | Error)[], log: string[] = []): BrowserSource {
  return {
    source,
    async *candidates() {
      log.push(source)
      for (const offer of offers) {
        if (offer instanceof Error) throw offer
        yield { executablePath: offer, env: {} }
      }
    },
  }
}

async function onlyGood({ executablePath }: Candidate): Promise<void> {
  if (executablePath !== '/good') throw new Error('no answer\nsecond line')
}

describe('findFirstWorking', () => {
  test('tries in order, stops at the first that works and reports what failed before', async () => {
    const log: string[] = []
    const sources = [
      sourceOf('env', [new Error('not set')], log),
      sourceOf('system', ['/bad', '/good', '/never'], log),
      sourceOf('apt', ['/good'], log),
    ]
    await expect(findFirstWorking(sources, onlyGood)).resolves.toEqual({
      found: { source: 'system', executablePath: '/good', env: {} },
      failures: [
        { source: 'env', reason: 'not set' },
        { source: 'system', reason: '/bad: no answer' },
      ],
    })
    expect(log).toEqual(['env', 'system'])
  })

  test('goes on after a source that fails after its first candidate', async () => {
    const sources = [sourceOf('sparticuz', ['/bad', new Error('no tar')]), sourceOf('apt', ['/good'])]
    const { found, failures } = await findFirstWorking(sources, onlyGood)
    expect(found.source).toBe('apt')
    expect(failures.map(({ reason }) => reason)).toEqual(['/bad: no answer', 'no tar'])
  })

  test('lists every source with its reason when none works', async () => {
    const sources = [sourceOf('env', [new Error('not set')]), sourceOf('system', ['/bad'])]
    const error = await findFirstWorking(sources, onlyGood).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(BrowserNotFoundError)
    expect(String(error)).toBe(
      [
        'BrowserNotFoundError: No working Chromium was found for the browser tests. Tried, in order:',
        '  - env (the variable ZHUJIA_BROWSER): not set',
        '  - system (Chromium or Chrome of this machine): /bad: no answer',
        'Set ZHUJIA_BROWSER to the path of a Chromium or Chrome to use that one.',
      ].join('\n'),
    )
  })
})

describe('parseOnly', () => {
  test('is every source when unset or empty', () => {
    const all = ['env', 'playwright', 'system', 'sparticuz', 'playwright-install', 'apt']
    expect(parseOnly(undefined)).toEqual(all)
    expect(parseOnly(' , ')).toEqual(all)
  })

  test('keeps the order of the sources, not of the variable', () => {
    expect(parseOnly('apt, system')).toEqual(['system', 'apt'])
  })

  test('refuses a name that is no source', () => {
    expect(() => parseOnly('chrome,apt')).toThrow(/names no known source: chrome\. Known: env, /)
  })
})

describe('reasonOf', () => {
  test('prefers the line about a missing library and takes colours away', () => {
    const message =
      'Target closed\n\u001b[2m  <launching> x\n[err] x: error while loading shared libraries: libnss3.so\u001b[22m'
    expect(reasonOf(new Error(message))).toBe('[err] x: error while loading shared libraries: libnss3.so')
  })

  test('is one short line, whatever was thrown', () => {
    expect(reasonOf('plain')).toBe('plain')
    expect(reasonOf(new Error(''))).toBe('failed without a message')
    expect(reasonOf(new Error('x'.repeat(400)))).toHaveLength(300)
  })
})
