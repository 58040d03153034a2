import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accessPage } from './access.ts'
import { apiPage } from './api.ts'
import { clientTable } from './client-table.ts'
import { errorsPage } from './errors.ts'
import { licencesFile } from './licences.ts'
import { localeCatalogue } from './locale-catalogue.ts'
import { statePages } from './states.ts'

/** Folders whose list of generated files varies: a file there that is no longer generated is removed. */
const FOLDERS = ['docs/states/*.md']

/** Every generated file with its content, by path from the root. */
export async function generatedFiles(): Promise<Record<string, string>> {
  return {
    'packages/web/src/platform/endpoint-table.generated.ts': clientTable(),
    'packages/web/src/locales/catalogue.generated.ts': localeCatalogue(),
    'packages/web/src/entities/settings/licences.generated.json': licencesFile(),
    'docs/access.md': accessPage(),
    'docs/api.md': apiPage(),
    'docs/errors.md': errorsPage(),
    ...(await statePages()),
  }
}

const textAt = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** The paths under `root` whose content is not what is generated, or that are no longer generated. */
export function staleFiles(root: string, files: Readonly<Record<string, string>>): string[] {
  const different = Object.keys(files).filter((path) => textAt(join(root, path)) !== files[path])
  const found = globSync(FOLDERS, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  return [...different, ...found.filter((path) => !(path in files))]
}

/** Writes stale files and removes those that are no longer generated. @returns the changed paths */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): string[] {
  const stale = staleFiles(root, files)
  for (const path of stale) {
    const text = files[path]
    if (text === undefined) rmSync(join(root, path))
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  return stale
}
