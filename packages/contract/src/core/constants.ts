/** The specification's constants; each with its section. Durations carry their unit in the name. */
export const HTTP_TIMEOUT_MS = 5000 // §9
export const TOAST_MS = 2000 // §9
export const LAZY_DELAY_MS = 200 // §9
export const LAZY_TIMEOUT_MS = 60_000 // §9
export const TAB_BAR_HEIGHT_PX = 50 // §2, §9
export const TAB_ICON_PX = 24 // §2
export const TAB_FONT_PX = 10 // §2
export const LONG_PRESS_MS = 350 // §9
export const LONG_PRESS_MOVE_PX = 10 // §9
export const BASE_DEVICE_WIDTH_PX = 375 // §9
export const MAX_DEVICE_WIDTH_PX = 960 // §9
export const FILE_LINK_SECONDS = 600 // §9
export const FILE_LIST_MAX = 50 // §9
export const PAGE_SIZE = 20 // §9
export const TREE_DEPTH_MAX = 10 // §9
export const PARALLEL_UPLOADS = 5 // §9
export const APP_VERSION = '1.0.0' // §1
export const APP_VERSION_CODE = 100 // §1

/** Chosen here because the specification leaves them open (decision 004). */
export const UPLOAD_TIMEOUT_MS = 60_000
export const TEXT_MAX = 2000
export const NAME_MAX = 50
export const QUANTITY_MAX = 9999
export const LINE_FEN_MAX = 1_000_000_000
export const ORDER_FEN_MAX = 10_000_000_000
export const PAGE_SIZE_MAX = 50
/** A list answers offsets up to here; beyond it a cursor is needed. */
export const OFFSET_MAX = 1000
