import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ROOT } from '../root.ts'
import { type JsonSchema, notesOf, showType } from './shape.ts'

const CONTRACT = join(ROOT, 'packages/contract/src')
const REF = '#/$defs/'
/** Simple schemas that occur in many places have a name, so that the page shows `fen` and not "integer". */
const FILES = ['core/{fields,money,pictures}.ts', '*/{schemas,*-schemas}.ts']

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

/** The contract's exported schemas by their names. When two have the same name, the second one gets the name of its area as a prefix. */
async function namedSchemas(): Promise<z.core.$ZodRegistry<{ id: string }>> {
  const registry = z.registry<{ id: string }>()
  const taken = new Set<string>()
  for (const file of FILES.flatMap((pattern) => globSync(pattern, { cwd: CONTRACT }).toSorted())) {
    const exported = (await import(pathToFileURL(join(CONTRACT, file)).href)) as Record<string, unknown>
    for (const [name, schema] of Object.entries(exported).toSorted(byName)) {
      if (!(schema instanceof z.ZodType) || registry.has(schema)) continue
      const id = taken.has(name) ? `${file.split(/[/\\]/)[0]}.${name}` : name
      taken.add(id)
      registry.add(schema, { id })
    }
  }
  return registry
}

const NAMES = await namedSchemas()

export type Direction = 'input' | 'output'

/**
 * A schema as text. Named schemas in it are written as their names and added to `used`. The fields of a request are always
 * written out; an answer that is a named schema is written as its name, because many endpoints have the same answer.
 */
export function writeOut(schema: z.ZodType, io: Direction, used: Map<string, JsonSchema>): string {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { metadata: NAMES, io }) as JsonSchema
  const rootName = io === 'input' ? root.$ref?.replace(REF, '') : undefined
  for (const [name, inner] of Object.entries($defs)) if (name !== rootName) used.set(name, inner)
  return rootName === undefined ? showType(root) : showType($defs[rootName] ?? {})
}

/** A shape on one line. */
export const notedShape = (schema: z.ZodType): string => writeOut(schema, 'output', new Map()).replaceAll(/\s+/g, ' ')

/** A named shape as the page defines it: with its limits behind it when it is one word. */
export function define(name: string, schema: JsonSchema): string {
  const notes = notesOf(schema).join(', ')
  return `${name} = ${showType(schema)}${notes ? ` // ${notes}` : ''}`
}
