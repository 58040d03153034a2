import { coreTexts } from './i18n/use-texts.ts'

interface Issue {
  code?: string | undefined
  path: PropertyKey[]
  input?: unknown
  minimum?: number | bigint
  maximum?: number | bigint
  /** What is said of it, in the reader's language; only our own checks have it. */
  words?: string | undefined
}

/** The part of a zod schema that a form needs: zod itself stays in the page's lazily loaded chunk. */
export interface Schema {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: Issue[] } | undefined }
}

/** One schema for all values, or one for each field. */
export type Checks = Schema | Readonly<Record<string, Schema>>

export type FieldErrors = Readonly<Record<string, string>>

/** A check that the contract has no field for. */
export const checkThat = (holds: (value: unknown) => boolean, words?: string): Schema => ({
  safeParse: (value) => ({ success: holds(value), error: { issues: [{ path: [], words }] } }),
})

/** Something was chosen. */
export const chosen: Schema = checkThat((value) => value !== undefined && value !== '')

const isSchema = (checks: Checks): checks is Schema => 'safeParse' in checks && typeof checks.safeParse === 'function'

function wordsFor(issue: Issue, value: unknown): string {
  const t = coreTexts()
  if (issue.words) return issue.words
  if (value === undefined || value === null || value === '') return t('form.required')
  if (issue.code === 'too_small') return t('form.tooSmall', { min: Number(issue.minimum) })
  if (issue.code === 'too_big') return t('form.tooBig', { max: Number(issue.maximum) })
  return t('form.invalid')
}

function issuesOf(schema: Schema, value: unknown): Issue[] {
  const result = schema.safeParse(value)
  return result.success ? [] : (result.error?.issues ?? [])
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value)

/** The first error of each field, by its path in dots, in the reader's language. */
export function checkValues(checks: Checks, values: object): FieldErrors {
  const found: [string, string][] = isSchema(checks)
    ? issuesOf(checks, values).map((issue) => [issue.path.join('.'), wordsFor(issue, valueAt(values, issue.path))])
    : Object.entries(checks).flatMap(([name, schema]) =>
        issuesOf(schema, Reflect.get(values, name)).map((issue): [string, string] => [
          [name, ...issue.path].join('.'),
          wordsFor(issue, valueAt(values, [name, ...issue.path])),
        ]),
      )
  return Object.fromEntries(found.toReversed())
}
