import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runBounded } from './run-bounded.ts'
import { systemBrowsers } from './system.ts'
import type { Candidate } from './types.ts'

const require = createRequire(import.meta.url)

/** Downloads Playwright's own build, at most 120 s. Only its headless shell: tests show no window. */
export async function* installedByPlaywright(): AsyncGenerator<Candidate> {
  announce('downloading Chromium with Playwright (at most 2 minutes)')
  const cli = require.resolve('@playwright/test/cli')
  await runBounded(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
    timeoutMs: 120_000,
  })
  yield { executablePath: undefined, env: {} }
}

/** Installs the distribution's Chromium, at most 60 s for the package lists and 300 s for the package. */
export async function* installedByApt(): AsyncGenerator<Candidate> {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('this machine has no apt-get')
  if (process.getuid?.() !== 0) throw new Error('apt-get needs root')
  announce('installing Chromium with apt-get (at most 6 minutes)')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runBounded('apt-get', ['update'], { timeoutMs: 60_000, env })
  await runBounded('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    timeoutMs: 300_000,
    env,
  })
  yield* systemBrowsers()
}

function announce(text: string): void {
  process.stderr.write(`browser: ${text}\n`)
}
