/** The lead time of an order in days: the longest of its goods. */
export const leadDaysOf = (lines: readonly { leadDays: number }[]): number =>
  Math.max(...lines.map(({ leadDays }) => leadDays))
