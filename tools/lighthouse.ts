// `npm run lighthouse`: the built app with the demo world, as a slow phone loads it. Three loads of each page with an empty
// cache; the medians count. Exits 1 when a page falls short. `-- --loads 5 --only cart` repeats more, or one page alone.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDebuggable } from '../packages/e2e/src/debuggable.ts'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { buildWeb } from './build-web.ts'
import { startDemoServer } from './demo-server.ts'
import { loadPage } from './lighthouse/load-page.ts'
import { pagesToMeasure } from './lighthouse/pages.ts'
import { faultsOf, lineOf, type Load, type Measured, summaryOf } from './lighthouse/verdict.ts'
import { ROOT } from './root.ts'
import { freePort } from './web/free-port.ts'

const { values } = parseArgs({
  options: { loads: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
})
const LOADS = Number(values.loads)

async function measure(appUrl: string): Promise<Measured[]> {
  // The journeys' helpers find the app here.
  process.env.ZHUJIA_URL = appUrl
  const { owner, pages } = await pagesToMeasure()
  const port = await freePort(9222)
  const browser = await openDebuggable({ appUrl, port })
  const measured: Measured[] = []
  let isSignedIn = false
  try {
    for (const page of pages.filter(({ name }) => name.includes(values.only))) {
      if (page.isSignedIn && !isSignedIn) await browser.signIn(owner.session)
      isSignedIn = page.isSignedIn
      // Demo pictures are drawn when they are first asked for: that is the demo's time, not the page's.
      await browser.visit(page.address)
      const loads: Load[] = []
      while (loads.length < LOADS) loads.push(await loadPage(new URL(page.address, appUrl).href, port))
      measured.push({ page: page.name, loads })
      console.log(lineOf({ page: page.name, loads }))
    }
  } finally {
    await browser.close()
  }
  return measured
}

await buildWeb()
const postgres = await launchEmbedded({ dataDir: join(ROOT, '.cache/lighthouse-postgres') })
try {
  const server = await startDemoServer(postgres.url)
  try {
    const measured = await measure(server.url)
    for (const fault of measured.flatMap(faultsOf)) console.log(`Short: ${fault}`)
    console.log(summaryOf(measured))
    process.exitCode = measured.length === 0 || measured.some((page) => faultsOf(page).length > 0) ? 1 : 0
  } finally {
    await server.stop()
  }
} finally {
  await postgres.stop()
}
// Lighthouse leaves handles open.
process.exit()
