import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ICruiseResult, IModule } from 'dependency-cruiser'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A breach of a rule: `from` and `to` are paths relative to the cruised root. */
export interface Breach {
  rule: string
  from: string
  to: string
}

/** What a cruise saw: its breaches, the files it read, and the project's own imports that led nowhere. */
export interface Cruise {
  breaches: Breach[]
  cruised: string[]
  unresolved: string[]
}

/**
 * Cruises packages/<name>/src and tools under `root` with the rules of .dependency-cruiser.cjs.
 * Throws when the cruiser itself fails.
 */
export function cruise(root: string): Cruise {
  const folders = ['contract', 'server', 'demo', 'web', 'e2e'].map((name) => `packages/${name}/src`).concat('tools')
  const cli = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [
    cli,
    '--config',
    join(ROOT, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    ...folders.filter((folder) => existsSync(join(root, folder))),
  ]
  const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
  // The json reporter exits 0 whatever it found; its text is the only proof that it worked.
  if (!ran.stdout.startsWith('{'))
    throw new Error(`dependency-cruiser failed (exit ${ran.status}):\n${ran.stderr}${ran.stdout}`)
  return read(JSON.parse(ran.stdout) as ICruiseResult)
}

function read(result: ICruiseResult): Cruise {
  const own = result.modules.filter((module) => /^(packages|tools)\//.test(module.source) && !module.couldNotResolve)
  return {
    breaches: result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    cruised: own.map((module) => module.source),
    unresolved: own.flatMap(unresolvedImports),
  }
}

/** An import that resolves to nothing escapes every rule, so the project's own ones must all resolve. */
function unresolvedImports(module: IModule): string[] {
  const own = module.dependencies.filter(
    ({ couldNotResolve, module: to }) => couldNotResolve && /^(\.|@zhujia\/)/.test(to) && !to.includes('?'),
  )
  return own.map(({ module: to }) => `${module.source} → ${to}`)
}
