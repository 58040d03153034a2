// `npm run docs`: writes every generated file. `-- --check` writes nothing and exits 1 when one is stale.
import { generatedFiles, staleFiles, writeFiles } from './generators/generated.ts'
import { ROOT } from './root.ts'

const files = await generatedFiles()
if (process.argv.includes('--check')) {
  const stale = staleFiles(ROOT, files)
  for (const path of stale) console.error(`${path} is stale: run npm run docs`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  const changed = writeFiles(ROOT, files)
  for (const path of changed) console.log(path)
  console.log(`${Object.keys(files).length} generated files, ${changed.length} changed`)
}
