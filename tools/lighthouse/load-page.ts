import lighthouse from 'lighthouse'
import type { Load } from './verdict.ts'

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100)

/** Loads a page as Lighthouse's slow phone does, with an empty cache, in the browser behind that port. @throws when it cannot be loaded */
export async function loadPage(url: string, port: number): Promise<Load> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility'],
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const figure = (name: string): number => audits[name]?.numericValue ?? 0
  const refs = categories.accessibility?.auditRefs ?? []
  return {
    performance: percent(categories.performance?.score),
    accessibility: percent(categories.accessibility?.score),
    paintedMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    inaccessible: refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}
