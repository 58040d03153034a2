import type { NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import type { Db } from '#platform/db/types.ts'

/** What a notification is about, as it is now. */
export interface Subject {
  id: string
  number: string
  title: string
  lineCount: number
  pictureFileId: string
}

/** Reads subjects by their ids; one that the person may not open, or not any more, is missing from the answer. */
export type ListSubjects = (db: Db, userId: string, ids: readonly string[]) => Promise<readonly Subject[]>

/** The port by which other areas describe the subjects of a category; null for one that has none. */
export type Subjects = Readonly<Record<NotificationCategory, ListSubjects | null>>
