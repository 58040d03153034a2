/** The profile of a person. It never shows a whole phone number. */
export { accountArea } from './area.ts'
