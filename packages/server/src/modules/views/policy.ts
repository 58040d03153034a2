/** How long a viewed product stays in the history. */
export const HISTORY_DAYS = 90
