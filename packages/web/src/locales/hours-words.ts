/** The weekdays as shops write them, from Monday. */
export const WEEKDAYS = '一二三四五六日'
const TIME = String.raw`(\d{1,2}:\d{2})`
/** Opening hours as most shops write them: every day, or from one weekday to another, between two times. */
export const KNOWN_HOURS = new RegExp(
  `^(?:每[日天]|周([${WEEKDAYS}])[至到]周([${WEEKDAYS}]))\\s*${TIME}\\s*[–—~至-]\\s*${TIME}$`,
)
