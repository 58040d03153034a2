import { DAY } from '#platform/clock.ts'
import type { FilePurpose } from '#tables/files.ts'

/** What people upload before they attach it; what is attached to nothing a day after its upload is removed. */
export const LOOSE_PURPOSES: readonly FilePurpose[] = ['avatar', 'review']
export const LOOSE_SECONDS = DAY
/** Of how many files the rows are removed at a time. */
export const LOOSE_BATCH = 100
/** Of how many files one job removes the pictures, three each: a slow store has to do it before the job's deadline. */
export const FILES_PER_JOB = 10
