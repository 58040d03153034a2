import type { ReviewTag } from '@zhujia/contract/reviews/states.ts'
import type { Checks } from '#platform/form-checks.ts'

export const PARTS = ['goods', 'logistics', 'service'] as const
export type Part = (typeof PARTS)[number]

/** Scores are separate fields, so that each has its own error and is part of the draft; 0 is none yet. */
export interface ReviewValues extends Readonly<Record<Part, number>> {
  tags: readonly ReviewTag[]
  text: string
  isAnonymous: boolean
}

export interface WordsValues {
  text: string
}

export const NEW_REVIEW: ReviewValues = { goods: 0, logistics: 0, service: 0, tags: [], text: '', isAnonymous: false }

const schemas = () => import('@zhujia/contract/reviews/schemas.ts')

export async function reviewChecks(): Promise<Checks> {
  const { reviewScores, appendBody } = await schemas()
  return { ...reviewScores.shape, text: appendBody.shape.text }
}

export const appendChecks = async (): Promise<Checks> => ({ text: (await schemas()).appendBody.shape.text })
export const replyChecks = async (): Promise<Checks> => ({ text: (await schemas()).replyBody.shape.text })
