import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../root.ts'
import { areaOf, areaOfJourney, JOURNEYS, type ScreenAreas } from './areas.ts'
import type { Cost } from './budget.ts'
import { MODULE_TIMES, type FileTime } from './module-times.ts'
import { atReference, type Sample } from './pace.ts'

export interface Count {
  passed: number
  failed: number
}

export const UNIT_REPORT = join(ROOT, '.cache/unit.json')
const E2E_REPORT = join(ROOT, '.cache/e2e.json')

/** Deletes the reports of earlier runs, so that they are not counted again. */
export function forgetReports(): void {
  for (const report of [UNIT_REPORT, E2E_REPORT, MODULE_TIMES]) rmSync(report, { force: true })
}

/** A runner that fails without a failed test (it crashed, or found no test) counts as one failure. */
const atLeast = (count: Count, exit: number): Count =>
  exit !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** The part of Vitest's report that is read. */
export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    /** The file, from the root of the file system. */
    name: string
    status: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

export function unitCount(exit: number): Count {
  const report = read(UNIT_REPORT) as UnitReport | undefined
  if (!report) return { passed: 0, failed: 1 }
  return atLeast({ passed: report.numPassedTests, failed: report.numFailedTests }, exit)
}

interface Suite {
  file: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { results: { startTime: string; duration: number }[] }[] }[]
}

/** The part of Playwright's report that is read. */
export interface JourneyReport {
  stats: { expected: number; unexpected: number }
  suites: Suite[]
}

export function journeyCount(exit: number): Count {
  const report = read(E2E_REPORT) as JourneyReport | undefined
  if (!report) return { passed: 0, failed: 1 }
  return atLeast({ passed: report.stats.expected, failed: report.stats.unexpected }, exit)
}

interface Known {
  areas: readonly string[]
  screens: ScreenAreas
  /** Of the machine's speed during the run. */
  samples: readonly Sample[]
}

/** How long each test file and each journey took, with its area. */
export const readCosts = (known: Known): Cost[] => [...unitCosts(known), ...journeyCosts(known)]

const unitCosts = ({ areas, samples }: Known): Cost[] =>
  ((read(MODULE_TIMES) ?? []) as FileTime[]).map(({ path, begunAt, ms, tests }) => ({
    area: areaOf(path, areas),
    kind: path.startsWith('packages/web/') ? 'components' : 'units',
    name: path,
    wallMs: ms,
    ms: atReference({ begunAt, ms }, samples),
    tests: usesApplication(path) ? tests.map((one) => atReference({ begunAt, ms: one }, samples)) : [],
  }))

/** Whether the tests of a file call the whole application, in process on a database. */
const usesApplication = (path: string): boolean => readFileSync(join(ROOT, path), 'utf8').includes('TestApp(')

function journeyCosts(known: Known): Cost[] {
  const report = read(E2E_REPORT) as JourneyReport | undefined
  return (report?.suites ?? []).flatMap((suite) => costsIn(suite, known))
}

const costsIn = (suite: Suite, known: Known): Cost[] => [
  ...(suite.suites ?? []).flatMap((inner) => costsIn(inner, known)),
  ...(suite.specs ?? []).map(({ title, tests }): Cost => {
    const spans = tests
      .flatMap(({ results }) => results)
      .map(({ startTime, duration }) => ({ begunAt: Date.parse(startTime), ms: duration }))
    const ms = spans.reduce((sum, span) => sum + atReference(span, known.samples), 0)
    return {
      area: areaOfJourney(`${JOURNEYS}/${suite.file}`, title, known),
      kind: 'journeys',
      name: `${suite.file}: ${title}`,
      wallMs: spans.reduce((sum, span) => sum + span.ms, 0),
      ms,
      tests: [ms],
    }
  }),
]

/** A line for each failed test, printed again at the end of a run. */
export const readFailures = (): string[] => [
  ...failedUnits(read(UNIT_REPORT) as UnitReport | undefined),
  ...failedJourneys(read(E2E_REPORT) as JourneyReport | undefined),
]

const failure = (...parts: string[]): string => `✗ ${parts.join(' › ')}`

/** Also has a line for each file that failed without a failed test (it did not load, or its setup threw). */
export const failedUnits = (report?: UnitReport): string[] =>
  (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(ROOT, name).replaceAll('\\', '/')
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [failure(file)]
      return failed.map(({ ancestorTitles, title }) => failure(file, ...ancestorTitles, title))
    })

export const failedJourneys = (report?: JourneyReport): string[] => (report?.suites ?? []).flatMap(failedIn)

const failedIn = ({ file, suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(failedIn),
  ...specs.filter(({ ok }) => !ok).map(({ title }) => failure(`${JOURNEYS}/${file}`, title)),
]
