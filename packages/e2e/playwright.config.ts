import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './src/browser/find-browser.ts'
import { launchOptions } from './src/browser/launch-options.ts'
import { originArgs } from './src/origin.ts'
import { cacheDir } from './src/paths.ts'

const browser = await findBrowser()

/** Journeys on a phone-sized Chromium. The runner starts the built app and names it in ZHUJIA_URL. */
export default defineConfig({
  testDir: 'src/journeys',
  outputDir: join(cacheDir, 'e2e'),
  reporter: [['list'], ['json', { outputFile: join(cacheDir, 'e2e.json') }]],
  workers: Math.min(2, availableParallelism()),
  // A journey is long, and a busy machine must not fail what it only slows down.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions({
      ...browser,
      args: [...browser.args, ...originArgs(process.env['ZHUJIA_URL'])],
    }),
  },
})
