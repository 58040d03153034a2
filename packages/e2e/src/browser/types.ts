/** The sources of a browser, in the order in which they are tried: first those that are cheap and explicit. */
export const SOURCE_NAMES = ['env', 'playwright', 'system', 'sparticuz', 'playwright-install', 'apt'] as const

/** The source of a browser. */
export type Source = (typeof SOURCE_NAMES)[number]

/** A browser that may work. Without a path it is the one that Playwright picks by itself. */
export interface Candidate {
  executablePath: string | undefined
  /** Variables to add to the process's own, such as LD_LIBRARY_PATH. */
  env: Record<string, string>
}

/** A source with the browsers that it offers. */
export interface BrowserSource {
  source: Source
  /** Searches, unpacks or installs, one candidate at a time; throws with the reason when it cannot go on. */
  candidates: () => AsyncIterable<Candidate>
}

/** A candidate that has passed its probe. */
export interface Found extends Candidate {
  source: Source
}

/** Why one candidate, or a whole source, was not taken. */
export interface Failure {
  source: Source
  reason: string
}

/** Launches a candidate; throws with the reason when it does not work. */
export type Probe = (candidate: Candidate) => Promise<void>
