import { describe, expect, test } from 'vitest'
import { BrowserNotFoundError, climb, parseOnly, reasonOf } from './ladder.ts'
import type { Candidate, Rung, Source } from './types.ts'

function rung(source: Source, offers: (string | Error)[], log: string[] = []): Rung {
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

describe('climb', () => {
  test('tries in order, stops at the first that works and reports what failed before', async () => {
    const log: string[] = []
    const rungs = [
      rung('env', [new Error('not set')], log),
      rung('system', ['/bad', '/good', '/never'], log),
      rung('apt', ['/good'], log),
    ]
    await expect(climb(rungs, onlyGood)).resolves.toEqual({
      found: { source: 'system', executablePath: '/good', env: {} },
      failures: [
        { source: 'env', reason: 'not set' },
        { source: 'system', reason: '/bad: no answer' },
      ],
    })
    expect(log).toEqual(['env', 'system'])
  })

  test('goes on after a rung that fails half way', async () => {
    const rungs = [rung('sparticuz', ['/bad', new Error('no tar')]), rung('apt', ['/good'])]
    const { found, failures } = await climb(rungs, onlyGood)
    expect(found.source).toBe('apt')
    expect(failures.map(({ reason }) => reason)).toEqual(['/bad: no answer', 'no tar'])
  })

  test('lists every rung with its reason when none works', async () => {
    const rungs = [rung('env', [new Error('not set')]), rung('system', ['/bad'])]
    const error = await climb(rungs, onlyGood).catch((reason: unknown) => reason)
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

  test("keeps the ladder's order, not the list's", () => {
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
