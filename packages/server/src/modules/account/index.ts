/** The person behind a session: profile now, security and settings later. It never shows a whole phone number. */
export { accountArea } from './area.ts'
