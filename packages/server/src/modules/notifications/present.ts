import type { NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import type { notification } from '@zhujia/contract/notifications/schemas.ts'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { picturesOf } from '../files/index.ts'
import type { NotificationRow } from './rows.ts'
import type { Subject, Subjects } from './subjects.ts'

type Presented = z.output<typeof notification>

const presentSubject = ({ pictureFileId, ...subject }: Subject): Presented['subject'] => ({
  ...subject,
  picture: picturesOf(pictureFileId),
})

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

/** Notifications with their subjects: one statement for each category among them. */
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
    const found = (await subjects[category]?.(db, actor.userId, ids)) ?? []
    return new Map(found.map((subject) => [subject.id, subject]))
  }
}
