/**
 * What people looked at, each product once with the last time, for themselves alone. It never says to anybody else who
 * looked at what, and keeps nothing longer than 90 days.
 */
export { recordView } from './commands/record-view.ts'
export { viewsArea } from './area.ts'
