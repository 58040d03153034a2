import { APPEND_DAYS, type ReviewAction } from '@zhujia/contract/reviews/states.ts'
import { addSeconds, DAY } from '#platform/clock.ts'

/** Who reads an order's reviews: its buyer, or a member of its shop who may reply or not. */
export type Viewer = { part: 'buyer' } | { part: 'seller'; mayReply: boolean }

interface Said {
  createdAt: Date
  replyText: string | null
  appendText: string | null
  appendReplyText: string | null
}

/** Whether something may still be added to a review. */
export const isAppendOpen = (createdAt: Date, now: Date): boolean => addSeconds(createdAt, APPEND_DAYS * DAY) > now

interface Conditions {
  /** The line may be reviewed. */
  awaitsReview: boolean
  now: Date
}

function buyersActions(said: Said | null, { awaitsReview, now }: Conditions): ReviewAction[] {
  if (!said) return awaitsReview ? ['write'] : []
  return said.appendText === null && isAppendOpen(said.createdAt, now) ? ['append'] : []
}

function shopsActions(said: Said): ReviewAction[] {
  const answers: ReviewAction[] = said.replyText === null ? ['reply'] : []
  return said.appendText !== null && said.appendReplyText === null ? [...answers, 'replyAppend'] : answers
}

/** What this viewer may do with a line of an order: review it, write a follow-up, reply. */
export function actionsFor(said: Said | null, viewer: Viewer, conditions: Conditions): ReviewAction[] {
  if (viewer.part === 'buyer') return buyersActions(said, conditions)
  return said && viewer.mayReply ? shopsActions(said) : []
}

const PHOTO_DAYS = 5
const PHOTOS_COUNTED = 4
const CHARACTERS_A_DAY = 10
const WORDS_DAYS_MAX = 20
const APPEND_BONUS_DAYS = 15

/**
 * The sort key of usefulness: the review's time, moved forward by up to 55 days for photos, long text and a follow-up. It is a
 * time and not a score, so that useful reviews give way to newer useful ones.
 */
export function rankedAt(
  createdAt: Date,
  { characters, photos, isAppended }: { characters: number; photos: number; isAppended: boolean },
): Date {
  const days =
    Math.min(photos, PHOTOS_COUNTED) * PHOTO_DAYS +
    Math.min(Math.floor(characters / CHARACTERS_A_DAY), WORDS_DAYS_MAX) +
    (isAppended ? APPEND_BONUS_DAYS : 0)
  return addSeconds(createdAt, days * DAY)
}

/** A name that its owner does not want to show: `林晓雯` is `林***雯`, a short one keeps its first character only. */
export function maskName(name: string): string {
  const letters = Array.from(name)
  return `${letters[0] ?? ''}***${letters.length > 2 ? letters.at(-1) : ''}`
}
