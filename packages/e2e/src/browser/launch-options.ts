import type { LaunchOptions } from '@playwright/test'

/** A browser ready to be launched, as `findBrowser` returns it. */
export interface Browser {
  /** Undefined: the one that Playwright picks by itself. */
  executablePath: string | undefined
  args: string[]
  /** Variables to add to the process's own: LD_LIBRARY_PATH, FONTCONFIG_FILE. */
  env: Record<string, string>
  /** The source that offered it. */
  source: string
}

// Chromium looks for updates, accounts and experiments as it starts; a test run stays on its machine.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The switches that every launch gets. Chromium refuses to run as root with its sandbox. */
export function browserArgs(isRoot = process.getuid?.() === 0): string[] {
  return isRoot ? ['--no-sandbox', ...quiet] : [...quiet]
}

/** Playwright's options for a found browser. Its `env` replaces ours instead of adding to it, so both are given. */
export function launchOptions(browser: Omit<Browser, 'source'>): LaunchOptions {
  return {
    ...(browser.executablePath === undefined ? {} : { executablePath: browser.executablePath }),
    args: browser.args,
    env: { ...process.env, ...browser.env },
  }
}
