/**
 * The products that a person has viewed, each once with the last time. Only they can read it, and rows are deleted after 90
 * days.
 */
export { recordView } from './commands/record-view.ts'
export { viewsArea } from './area.ts'
