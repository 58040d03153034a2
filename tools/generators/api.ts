import { type EndpointSpec, coreErrorsOf } from '../../packages/contract/src/core/endpoint.ts'
import type { ErrorSpec } from '../../packages/contract/src/core/errors.ts'
import { ERRORS } from '../../packages/contract/src/errors.ts'
import type { z } from 'zod'
import { LISTED, type Listed, accessWords } from './endpoints.ts'
import { page, table } from './markdown.ts'
import type { JsonSchema } from './shape.ts'
import { define, type Direction, writeOut } from './shapes.ts'

type Used = Map<string, JsonSchema>

const fence = (lines: readonly string[]): string => ['```ts', ...lines, '```'].join('\n')

function partsOf(spec: EndpointSpec, used: Used): string[] {
  const part = (name: string, schema: z.ZodType | undefined, io: Direction): string[] =>
    schema ? [`${name} ${writeOut(schema, io, used)}`] : []
  return [
    ...part('params', spec.params, 'input'),
    ...part('query', spec.query, 'input'),
    ...part(spec.consumes === 'multipart' ? 'form with a file, and' : 'body', spec.body, 'input'),
    ...part('answer', spec.response, 'output'),
  ]
}

function endpointPart({ key, spec }: Listed, used: Used): string {
  const refusals = spec.errors.map((code) => `\`${code}\``).join(', ')
  const facts = [
    `Open to ${accessWords(spec.access)}.`,
    spec.idempotent ? 'Needs an `Idempotency-Key`.' : '',
    spec.ignoresSession ? 'Works whatever token comes with it.' : '',
    refusals ? `May refuse with ${refusals}.` : '',
  ]
  return [
    `### ${key}`,
    `\`${spec.method} /api${spec.path}\` — ${spec.summary}`,
    facts.filter(Boolean).join(' '),
    fence(partsOf(spec, used)),
  ].join('\n\n')
}

/** docs/api.md: every endpoint with what it takes and answers. */
export function apiPage(): string {
  const used: Used = new Map()
  const areas = [...new Set(LISTED.map(({ area }) => area))]
  const written = areas.map((area) =>
    [`## ${area}`, ...LISTED.filter((one) => one.area === area).map((one) => endpointPart(one, used))].join('\n\n'),
  )
  const overview = LISTED.map(({ key, spec }) => [
    `[\`${key}\`](#${key.replace('.', '').toLowerCase()})`,
    `\`${spec.method} ${spec.path}\``,
    spec.idempotent ? 'key' : '',
    spec.summary,
  ])
  // errors.md writes the names of shapes too, and defines none.
  for (const { data } of Object.values<ErrorSpec>(ERRORS)) if (data) writeOut(data, 'output', used)
  const shapes = [...used].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => define(name, schema))
  const everywhere = LISTED[0]
    ? coreErrorsOf({ ...LISTED[0].spec, access: 'public', ignoresSession: true }).filter(
        (code) => !code.startsWith('IDEMPOTENCY'),
      )
    : []
  return page('API', 'the areas’ `endpoints.ts` and `schemas.ts`', [
    `${LISTED.length} endpoints. Every answer is \`{ success, code, message, data }\`; what stands below as the answer is its \`data\`. A field that is not named is refused; a \`?\` may be left out. Words such as \`fen\` are defined under [Shapes](#shapes). Beside its own refusals any endpoint may answer ${everywhere.map((code) => `\`${code}\``).join(', ')}; a dead session is \`UNAUTHORIZED\`, a wrong role \`FORBIDDEN\`: see [errors.md](errors.md), and [access.md](access.md) for who may call what. The same for machines: \`/api/openapi.json\`.`,
    table(['endpoint', 'call', 'idempotent', 'what it does'], overview),
    ...written,
    '## Shapes',
    fence(shapes),
  ])
}
