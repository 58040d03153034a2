/** The part of JSON Schema that zod generates for the contract. */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
  default?: unknown
}

/** The longest line of the page. */
const LINE_MAX = 110
const REF = '#/$defs/'

/** A shape in the syntax of TypeScript, on several lines when one would be too long; limits are written after `//`. */
export function showType(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.replace(REF, '')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const branches = branchesOf(schema)
  if (branches.length > 0) return branches.map((branch) => showType(branch, indent)).join(' | ')
  if (schema.type === 'array') return showArray(schema, indent)
  if (schema.type === 'object') return showObject(schema, indent)
  return schema.format ?? [schema.type ?? 'anything'].flat().join(' | ')
}

const branchesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? []
const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))

function showArray({ items = {} }: JsonSchema, indent: string): string {
  const item = showType(items, indent)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function showObject({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  if (typeof additionalProperties === 'object') return `{ [key]: ${showType(additionalProperties, indent)} }`
  const names = Object.entries(properties)
  if (names.length === 0) return '{}'
  const field = (name: string, schema: JsonSchema, at: string) =>
    `${name}${required.includes(name) ? '' : '?'}: ${showType(schema, at)}`
  const short = `{ ${names.map(([name, schema]) => field(name, schema, indent)).join(', ')} }`
  if (names.every(([, schema]) => isPlain(schema)) && indent.length + short.length <= LINE_MAX) return short
  const inner = `${indent}  `
  const lines = names.map(([name, schema]) => {
    const notes = notesOf(schema).join(', ')
    return `${inner}${field(name, schema, inner)}${notes ? ` // ${notes}` : ''}`
  })
  return ['{', ...lines, `${indent}}`].join('\n')
}

/** Whether no field inside this one has limits. */
function isPlain(schema: JsonSchema): boolean {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...branchesOf(schema),
    ...(schema.items ? [schema.items] : []),
  ]
  return notesOf(schema).length === 0 && inner.every(isPlain)
}

/** The limits of a field, in words. */
export function notesOf(schema: JsonSchema): string[] {
  const { items } = schema
  return [
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' of them'),
    ...range(bounded(schema.minimum), bounded(schema.maximum), ''),
    ...(schema.pattern && !schema.format ? [`\`${schema.pattern}\``] : []),
    ...(items && !items.properties ? notesOf(items) : []),
    ...branchesOf(schema)
      .filter((branch) => !branch.properties)
      .flatMap(notesOf),
    ...(schema.default === undefined ? [] : [`${literal(schema.default)} when left out`]),
  ]
}

/** Every whole number has the limit of a double, which is not worth showing. */
const bounded = (limit: number | undefined): number | undefined =>
  limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return []
  if (most === undefined) return [`at least ${least}${unit}`]
  if (least === undefined) return [`at most ${most}${unit}`]
  return [least === most ? `exactly ${least}${unit}` : `${least} to ${most}${unit}`]
}
