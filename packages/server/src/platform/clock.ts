/** Where the server reads the time; tests set it. Nothing else may call `Date.now()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
