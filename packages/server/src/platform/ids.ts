import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'

/** A new primary key: UUIDv7, time-ordered, made here and not in the database. */
export const newId = (): string => v7()

/** A number that people read out: date and ten random digits, so that nobody can count the day's business. */
export const newNumber = (now: Date): string => numberOf(now, randomInt(0, NUMBERS))

/** How many numbers a day has. */
export const NUMBERS = 10 ** 10

export function numberOf(now: Date, digits: number): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  return `${day}${String(digits).padStart(10, '0')}`
}
