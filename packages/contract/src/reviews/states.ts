/** The grades of a score for the goods: 4 and 5 are good, 3 is medium, 1 and 2 are poor. */
export const GRADES = ['good', 'medium', 'poor'] as const
export type Grade = (typeof GRADES)[number]

/** The grade of a score for the goods, 1 to 5. */
export const gradeOf = (goods: number): Grade => (goods >= 4 ? 'good' : goods === 3 ? 'medium' : 'poor')

export const GOOD_TAGS = [
  'asDescribed',
  'evenColour',
  'fineFinish',
  'goodValue',
  'wellPacked',
  'onTime',
  'carefulCarrying',
  'helpfulShop',
] as const
export const POOR_TAGS = [
  'colourDiffers',
  'sizeOff',
  'chipped',
  'roughFinish',
  'overpriced',
  'poorPacking',
  'late',
  'slowAnswers',
] as const
export const REVIEW_TAGS = [...GOOD_TAGS, ...POOR_TAGS] as const
export type ReviewTag = (typeof REVIEW_TAGS)[number]

const TAGS_OF: Readonly<Record<Grade, readonly ReviewTag[]>> = { good: GOOD_TAGS, medium: REVIEW_TAGS, poor: POOR_TAGS }

/** The tags that can be given with a score for the goods: praise with a good one, complaints with a poor one. */
export const tagsFor = (goods: number): readonly ReviewTag[] => TAGS_OF[gradeOf(goods)]

/** The filters of a list of reviews. */
export const REVIEW_FILTERS = ['all', ...GRADES, 'photos', 'appended'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

/** `useful` ranks reviews with photos, a follow-up or long text above newer ones. */
export const REVIEW_SORTS = ['useful', 'newest'] as const

/** The actions that the server may offer on a line of an order. */
export const REVIEW_ACTIONS = ['write', 'append', 'reply', 'replyAppend'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

export const REVIEW_TEXT_MIN = 5
export const REVIEW_TEXT_MAX = 500
export const REVIEW_PHOTOS_MAX = 9
export const REVIEW_TAGS_MAX = 6
/** The days after receipt in which a line may be reviewed, and the days after the review for a follow-up. */
export const REVIEW_DAYS = 30
export const APPEND_DAYS = 180
