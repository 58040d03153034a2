/**
 * Notifications: what tells people of events that concern them. It stands below the areas whose events these are: they write the
 * rows, in the statement of the event itself, and describe the subjects when the list is read (the port `Subjects`).
 */
export { notificationsArea } from './area.ts'
export { notificationsOf, notify, onePerson } from './repository.ts'
export type { Subject, Subjects } from './subjects.ts'
