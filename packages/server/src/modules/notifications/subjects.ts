import type { NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import type { Db } from '#platform/db/types.ts'

/** What a notification is about, as it is now: an order, or an organisation. */
export type Subject =
  | { is: 'order'; id: string; number: string; title: string; lineCount: number; pictureFileId: string }
  | { is: 'organisation'; id: string; title: string; pictureFileId: string | null }

/** Reads subjects by their ids; one that the person may not open, or not any more, is missing from the answer. */
export type ListSubjects = (db: Db, userId: string, ids: readonly string[]) => Promise<readonly Subject[]>

/** The port by which other areas describe the subjects of a category, each those of its own; one is asked for what those before it do not know. */
export type Subjects = Readonly<Record<NotificationCategory, readonly ListSubjects[]>>
