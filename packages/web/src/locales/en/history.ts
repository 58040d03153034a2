import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/history.ts'

export default {
  manage: 'Edit',
  done: 'Done',
  all: 'All',
  select: 'Select {name}',
  selectDay: 'Select all of {day}',
  today: 'Today',
  yesterday: 'Yesterday',
  remove: 'Delete',
  removeCount: { $other: 'Delete ({count})' },
  removed: 'Deleted',
  nothing: 'Select what to delete first',
  failed: 'Recently viewed products did not load',
  clear: 'Clear',
  cleared: 'Recently viewed products cleared',
  note: 'Kept for {days} days, each product with its last visit',
  confirm: { clearTitle: 'Clear all recently viewed products?', clearBody: 'This cannot be undone', keep: 'Keep it' },
  empty: {
    title: 'Nothing viewed yet',
    hint: 'What you look at stays here for {days} days',
    browse: 'Browse materials',
  },
} satisfies Translated<typeof source>
