/** The views of one day. Rows come in the order of time, so the rows of a day are adjacent. */
export interface ViewedDay<Item> {
  day: string
  items: Item[]
}

/** Groups rows by their day. `dayOf` formats the day of a timestamp in the reader's language. */
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
