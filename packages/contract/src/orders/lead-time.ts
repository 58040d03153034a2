/** How many days the goods of one order may take together: as many as the slowest, because a shop promises by order. */
export const leadDaysOf = (lines: readonly { leadDays: number }[]): number =>
  Math.max(...lines.map(({ leadDays }) => leadDays))
