import { endpoint } from '../core/endpoint.ts'
import {
  notification,
  notificationPage,
  notificationParams,
  notificationQuery,
  notificationSummary,
  readBody,
  removeBody,
  unreadCounts,
} from './schemas.ts'

export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/notifications',
  access: 'session',
  summary: "The caller's notifications, the newest first; of one category, or only those that are not read.",
  query: notificationQuery,
  response: notificationPage,
  errors: [],
})

export const summarise = endpoint({
  method: 'GET',
  path: '/v1/notifications/summary',
  access: 'session',
  summary: 'For each category that has notifications: how many the caller has not read, and the newest one.',
  response: notificationSummary,
  errors: [],
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/v1/notifications/unread',
  access: 'session',
  summary: 'How many notifications the caller has not read, in each category.',
  response: unreadCounts,
  errors: [],
})

export const getNotification = endpoint({
  method: 'GET',
  path: '/v1/notifications/:id',
  access: 'session',
  summary: "One of the caller's notifications. Reading it here does not mark it as read.",
  params: notificationParams,
  response: notification,
  errors: [],
})

export const markRead = endpoint({
  method: 'POST',
  path: '/v1/notifications/read',
  access: 'session',
  summary: "Marks some of the caller's notifications as read, or all that a list could see; others are ignored.",
  body: readBody,
  response: unreadCounts,
  errors: [],
})

export const removeNotifications = endpoint({
  method: 'POST',
  path: '/v1/notifications/remove',
  access: 'session',
  summary: "Removes some of the caller's notifications; one that is not there is ignored.",
  body: removeBody,
  response: unreadCounts,
  errors: [],
})
