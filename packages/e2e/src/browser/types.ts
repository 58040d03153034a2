/** The rungs of the ladder, by name, in the order in which they are tried: cheap and explicit first. */
export const sources = ['env', 'playwright', 'system', 'sparticuz', 'playwright-install', 'apt'] as const

/** Where a browser came from. */
export type Source = (typeof sources)[number]

/** A browser that may work. Without a path it is the one that Playwright picks by itself. */
export interface Candidate {
  executablePath: string | undefined
  /** Variables to add to the process's own, such as LD_LIBRARY_PATH. */
  env: Record<string, string>
}

/** One source of a browser. */
export interface Rung {
  source: Source
  /** Searches, unpacks or installs, one candidate at a time; throws with the reason when it cannot go on. */
  candidates: () => AsyncIterable<Candidate>
}

/** A candidate that has passed its probe. */
export interface Found extends Candidate {
  source: Source
}

/** Why one candidate, or a whole rung, was passed over. */
export interface Failure {
  source: Source
  reason: string
}

/** Launches a candidate for real; throws with the reason when it is of no use. */
export type Probe = (candidate: Candidate) => Promise<void>
