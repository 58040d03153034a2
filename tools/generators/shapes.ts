import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ROOT } from '../root.ts'
import { type JsonSchema, notesOf, showType } from './shape.ts'

const CONTRACT = join(ROOT, 'packages/contract/src')
const REF = '#/$defs/'
/** Fields of one word that stand everywhere are named, so that a page says `fen` and not "integer". */
const FILES = ['core/{fields,money,pictures}.ts', '*/schemas.ts']

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

/** The contract's exported schemas by their names. Of two with one name the later is called by its area too. */
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
 * A schema written out; what is named in it stays a name and is gathered in `used`. A request's own fields are always
 * shown; an answer that has a name is that name, since many endpoints give the same one.
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
