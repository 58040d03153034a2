import type { notifications } from '#tables/notifications.ts'

export type NotificationRow = typeof notifications.$inferSelect
