import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser/find-browser.ts'
import { launchOptions } from './browser/launch-options.ts'
import { originArgs } from './origin.ts'
import { saveSession } from './people.ts'
import type { SignIn } from './person.ts'
import { settle } from './settle.ts'

/** As large as the phone that Lighthouse pretends to be, so that both load the same pictures. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
}

export interface DebuggableBrowser {
  /** Loads a page and waits until all requests have ended. */
  visit: (address: string) => Promise<void>
  /** Signs this person in for all pages that are loaded later. */
  signIn: (session: SignIn) => Promise<void>
  close: () => Promise<void>
}

/**
 * The browser of the journeys with a debugging port, through which other tools may open pages. All pages share one profile,
 * made for this run, and therefore one session.
 */
export async function openDebuggable({ appUrl, port }: { appUrl: string; port: number }): Promise<DebuggableBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'zhujia-browser-'))
  const browser = await findBrowser()
  const args = [...browser.args, ...originArgs(appUrl), `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    ...launchOptions({ ...browser, args }),
    baseURL: appUrl,
  })
  // The first page stays open: a browser without one may end.
  const [page = await context.newPage()] = context.pages()
  return {
    visit: async (address) => {
      await page.goto(address)
      await settle(page)
    },
    signIn: async (session) => {
      await page.goto('/')
      await saveSession(page, session)
      await page.goto('about:blank')
    },
    close: async () => {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
