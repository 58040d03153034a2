/** How long a search counts towards what is hot, how many people it takes, and how many searches of one person count. */
export const HOT_DAYS = 30
export const HOT_PEOPLE_MIN = 5
export const SEARCHES_STORED = 100
