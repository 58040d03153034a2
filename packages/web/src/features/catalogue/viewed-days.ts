/** What was looked at on one day, as the day is written: rows come in the order of time, so each day is one run of them. */
export interface ViewedDay<Item> {
  day: string
  items: Item[]
}

/** Groups rows by their day. `dayOf` writes a moment's day in the reader's language. */
export function byDay<Item extends { viewedAt: string }>(
  items: readonly Item[],
  dayOf: (at: string) => string,
): ViewedDay<Item>[] {
  const days: ViewedDay<Item>[] = []
  for (const item of items) {
    const day = dayOf(item.viewedAt)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
