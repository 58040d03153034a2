import { parseArgs } from 'node:util'
import { BadArea, nameArea } from './new-area/area.ts'
import { makeArea } from './new-area/make.ts'
import { ROOT } from './root.ts'

const USAGE = `usage: npm run new-area <name> [-- --thing <one of it>] [-- --screen <path>]

  <name>     one word, a plural: reviews
  --thing    one of its things, when it is not the singular: --thing review
  --screen   a path of docs/spec/later.md; the area then has a page in five languages too`

/** `npm run new-area reviews`: an area on every side in the one shape, small but whole; its tests pass at once. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { thing: { type: 'string' }, screen: { type: 'string' } },
  })
  const [name, ...rest] = positionals
  if (name === undefined || rest.length > 0) throw new BadArea(USAGE)
  for (const path of makeArea(ROOT, nameArea(ROOT, { name, ...values }))) console.log(path)
  console.log(
    `\nNow make it the area that you want: its table, its states, its words. Its test: packages/server/src/modules/${name}.`,
  )
}

try {
  main()
} catch (error) {
  if (!(error instanceof BadArea)) throw error
  console.error(error.message)
  process.exitCode = 2
}
