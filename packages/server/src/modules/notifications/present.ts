import type { NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import type { notification } from '@zhujia/contract/notifications/schemas.ts'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { picturesOf } from '../files/index.ts'
import type { NotificationRow } from './rows.ts'
import type { Subject, Subjects } from './subjects.ts'

type Presented = z.output<typeof notification>

function presentSubject(subject: Subject): Presented['subject'] {
  if (subject.is === 'order') {
    const { pictureFileId, ...order } = subject
    return { ...order, picture: picturesOf(pictureFileId) }
  }
  const { pictureFileId, ...organisation } = subject
  return { ...organisation, picture: pictureFileId === null ? null : picturesOf(pictureFileId) }
}

function presentNotification(row: NotificationRow, subject: Subject | undefined): Presented {
  const { id, category, kind, amountFen } = row
  return {
    id,
    category,
    kind,
    amountFen,
    at: row.at.toISOString(),
    isRead: row.readAt !== null,
    subject: subject ? presentSubject(subject) : null,
    isGone: row.subjectId !== null && !subject,
  }
}

/** Notifications with their subjects: one statement for each kind of subject of the categories among them. */
export async function presentNotifications(
  ctx: Ctx,
  rows: readonly NotificationRow[],
  subjects: Subjects,
): Promise<Presented[]> {
  const categories = [...new Set(rows.map(({ category }) => category))]
  const described = new Map(
    await Promise.all(categories.map(async (category) => [category, await subjectsOf(ctx, category)] as const)),
  )
  return rows.map((row) => presentNotification(row, described.get(row.category)?.get(row.subjectId ?? '')))

  async function subjectsOf({ db, actor }: Ctx, category: NotificationCategory): Promise<Map<string, Subject>> {
    const ids = rows.flatMap((row) => (row.category === category && row.subjectId ? [row.subjectId] : []))
    const found = new Map<string, Subject>()
    for (const list of subjects[category]) {
      const left = ids.filter((id) => !found.has(id))
      // Most are of the first kind, and then the others cost nothing.
      const described = left.length > 0 ? await list(db, actor.userId, left) : []
      for (const subject of described) found.set(subject.id, subject)
    }
    return found
  }
}
