import { DAY } from '#platform/clock.ts'

/** For how long an upload stays that nothing shows. */
export const LOOSE_SECONDS = DAY
/** Of how many files the rows are removed at a time. */
export const LOOSE_BATCH = 100
/** Of how many files one job removes the bytes, three pictures or a video each: a slow store has to do it before the job's deadline. */
export const FILES_PER_JOB = 10
