/** How long a search counts for hot words, how many people a hot word needs, and how many searches of one person count. */
export const HOT_DAYS = 30
export const HOT_PEOPLE_MIN = 5
export const SEARCHES_STORED = 100
