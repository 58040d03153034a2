import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { InvalidFields } from '@zhujia/contract/core/envelope.ts'
import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { z } from 'zod'
import type { IssueTexts } from '#locales/server-texts.ts'
import { textsFor } from '#locales/texts.ts'
import { Refusal } from '../refusal.ts'

const MAX_DEPTH = 10
/** Values of a body in all, those of inner lists and objects too. No endpoint takes a tenth of them; a schema takes its time for each. */
const VALUES_MAX = 5000
/** Wrong fields that an answer names, and characters of their names, which are the caller's. */
const FIELDS_MAX = 50
const NAME_MAX = 100

interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/** Checks params, query and body against the endpoint's schemas; refuses with the field paths when one is wrong. */
export function validate(spec: EndpointSpec, raw: RawInput, locale: Locale): RawInput {
  // A map, because a field may be called like something that every object has: `toString`, `__proto__`.
  const fields = new Map<string, string>()
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const parsed = schema.safeParse(value ?? undefined)
    if (parsed.success) return parsed.data
    const issues = issueTexts(parsed.error.issues, { value, texts: textsFor(locale).issues })
    for (const [path, text] of issues.slice(0, FIELDS_MAX)) {
      const name = path.slice(0, NAME_MAX)
      if (!fields.has(name)) fields.set(name, text)
    }
    return undefined
  }
  if (!isWithin(raw.body, MAX_DEPTH, { left: VALUES_MAX }))
    throw new Refusal('INVALID_INPUT', { fields: {} } satisfies InvalidFields)
  const input = {
    params: read(spec.params, raw.params),
    query: read(spec.query, spec.query ? raw.query : undefined),
    body: read(spec.body, raw.body),
  }
  if (fields.size > 0)
    throw new Refusal('INVALID_INPUT', { fields: Object.fromEntries(fields) } satisfies InvalidFields)
  return input
}

type Issue = z.core.$ZodIssue

function issueTexts(issues: readonly Issue[], of: { value: unknown; texts: IssueTexts }): [string, string][] {
  return issues.slice(0, FIELDS_MAX).flatMap((issue): [string, string][] => {
    const { path } = issue
    if (valueAt(of.value, path) === undefined) return [[path.join('.'), of.texts.required]]
    if (issue.code === 'invalid_union') {
      // The branches of a union count their paths from the union.
      const inner = nearest(issue.errors).map((one) => ({ ...one, path: [...path, ...one.path] }))
      return issueTexts(inner, of)
    }
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, FIELDS_MAX).map((key) => [[...path, key].join('.'), of.texts.unknown])
    return [[path.join('.'), issueText(issue, of.texts)]]
  })
}

/** The value at a path: an issue does not say whether there was one. */
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (holder, key) =>
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
        ? (holder as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )

/** The issues of the union's branch that fits the input best: the one with the fewest. */
function nearest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return branches.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function issueText(issue: Issue, texts: IssueTexts): string {
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1
      ? texts.required
      : texts.tooSmall(String(issue.minimum), issue.origin)
  if (issue.code === 'too_big') return texts.tooBig(String(issue.maximum), issue.origin)
  if (issue.code === 'invalid_type') return texts.wrongType
  return texts.invalid
}

/** Whether a value has so many levels at most, and no more values in it than there is room for. */
function isWithin(value: unknown, levels: number, room: { left: number }): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  // One by one: a list of a hundred thousand would not fit into the arguments of one call.
  for (const inner of Object.values(value)) if (--room.left < 0 || !isWithin(inner, levels - 1, room)) return false
  return true
}
