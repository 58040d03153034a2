import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type JsonSchema, showType } from './shape.ts'

const shown = (schema: z.ZodType): string => showType(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)

describe('a shape is shown as TypeScript writes it', () => {
  test.each([
    [z.string(), 'string'],
    [z.uuid(), 'uuid'],
    [z.null(), 'null'],
    [z.literal('a'), "'a'"],
    [z.enum(['a', 'b']), "'a' | 'b'"],
    [z.array(z.enum(['a', 'b'])), "('a' | 'b')[]"],
    [z.int().nullable(), 'integer | null'],
    [z.union([z.strictObject({ a: z.string() }), z.boolean()]), '{ a: string } | boolean'],
    [z.record(z.string(), z.boolean()), '{ [key]: boolean }'],
    [z.strictObject({}), '{}'],
    [z.strictObject({ a: z.string(), b: z.boolean().optional() }), '{ a: string, b?: boolean }'],
  ])('%#', (schema, text) => {
    expect(shown(schema)).toBe(text)
  })
})

test('limits are written after the field, on the same line', () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(60),
    code: z.string().regex(/^\d{6}$/),
    lines: z.array(z.strictObject({ quantity: z.int().min(1) })).max(100),
    page: z.coerce.number().int().min(1).max(9).default(1),
    exact: z.string().length(4),
    plain: z.int(),
  })
  expect(shown(schema).split('\n')).toEqual([
    '{',
    '  name: string // 1 to 60 characters',
    String.raw`  code: string // ${'`'}^\d{6}$${'`'}`,
    '  lines: {',
    '    quantity: integer // at least 1',
    '  }[] // at most 100 of them',
    '  page?: integer // 1 to 9, 1 when left out',
    '  exact: string // exactly 4 characters',
    '  plain: integer',
    '}',
  ])
})

test('a shape that is too long for one line is written on several', () => {
  const long = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`someField${index}`, z.string()]))
  expect(shown(z.strictObject(long)).split('\n')).toHaveLength(14)
})
