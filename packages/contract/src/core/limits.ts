/**
 * Limits that schemas and commands enforce, and that pages check before they send.
 * Without zod, so that a page's first load has no schemas (decisions 004 and 073).
 */
/** Delivery addresses of a person. */
export const ADDRESS_MAX = 20
/** Characters of an address below its district. */
export const ADDRESS_DETAIL_MIN = 2
export const ADDRESS_DETAIL_MAX = 120
/** The floor of an address; below zero it is underground. */
export const FLOOR_MIN = -5
export const FLOOR_MAX = 120
/** Lines of a cart. */
export const CART_MAX = 200
/** Lines that one call about a cart may name: calls at the same instant may bring a cart a few lines over its limit. */
export const CART_LINES_NAMED_MAX = CART_MAX + 20
/** Lines of an order. */
export const LINES_MAX = 100
/** Characters of a remark, a note, a reason. */
export const REMARK_MAX = 200
/** Characters of a parcel's tracking number, a plate or a driver's name. */
export const TRACKING_NUMBER_MIN = 2
export const TRACKING_NUMBER_MAX = 40
/** Digits of a code by text message. */
export const SMS_CODE_DIGITS = 6
/** Sessions of a person: a login ends the oldest one beyond them. */
export const SESSIONS_MAX = 10
/** How long a new phone waits that the old one has not agreed to. */
export const PHONE_CHANGE_HOURS = 72
/** Members of an organisation, those who are invited counted. */
export const MEMBERS_MAX = 200
/** Organisations that a person belongs to. */
export const MEMBERSHIPS_MAX = 50
/** How long an invitation waits for its answer. */
export const INVITATION_DAYS = 7
/** How often an organisation may invite one phone in so many days, so that nobody is pressed. */
export const INVITATIONS_TO_ONE_PHONE = 3
/** Steps of an organisation in 24 hours that its log counts: invitations and changes. Removing somebody is never held up. */
export const ORGANISATION_STEPS_PER_DAY = 200
/** Products in one request for what is often bought together. */
export const TOGETHER_MAX = 20
/** Characters of a search. */
export const SEARCH_TEXT_MAX = 60
/** All measures of a piece as one text, in an address. */
export const MEASURES_TEXT_MAX = 200
/** Values of filters in one search, and of how many kinds; within a kind any number of values. */
export const FACET_VALUES_MAX = 30
export const FACET_KINDS_MAX = 10
/** Views that are removed or merged at a time; a device without an account stores as many. */
export const VIEWS_BATCH = 100
/** How long a viewed product stays in the history. */
export const HISTORY_DAYS = 90
/** Favourites of each kind; all of them can be reached by pages. */
export const FAVOURITES_MAX = 500
/** Favourites that are added or removed at a time. */
export const FAVOURITES_BATCH = 100
/** Notifications that a person keeps in each category; beyond them read ones are removed first, then the oldest. */
export const NOTIFICATIONS_MAX = { orders: 500, shop: 1000, members: 200, account: 100 } as const
/** Notifications that one call names. */
export const NOTIFICATIONS_BATCH = 100
/** How often the payment of a shop's security deposit is opened in 24 hours. */
export const DEPOSITS_PER_DAY = 10
/** The size of an uploaded file. */
export const UPLOAD_MAX_MB = 10
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * 1024 * 1024
