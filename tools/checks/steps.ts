import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './run-steps.ts'

const PACKAGES = ['packages/contract', 'packages/server', 'packages/demo', 'packages/web', 'packages/e2e']

/** Whether a package has a TypeScript file yet: the compiler refuses an empty project. */
function hasSource(root: string, folder: string): boolean {
  return globSync(['src/**/*.ts', 'src/**/*.tsx', '*.ts'], { cwd: join(root, folder) }).length > 0
}

/** The steps of the check, the longest first: they run side by side. */
export function stepsOf(root: string): Step[] {
  const packages = PACKAGES.filter((folder) => hasSource(root, folder))
  const workspaces = ['.', ...packages].flatMap((folder) => ['--workspace', folder])
  return [
    // A package without a source file yet would have all its dependencies reported as unused.
    {
      name: 'knip',
      script: 'node_modules/knip/bin/knip.js',
      args: ['--no-progress', '--no-config-hints', ...workspaces],
    },
    ...[...packages, 'tools'].map((folder) => ({
      name: `types ${folder.replace('packages/', '')}`,
      script: 'node_modules/typescript-native/bin/tsc',
      args: ['--project', folder, '--pretty', 'false'],
    })),
    { name: 'boundaries', script: 'tools/checks/boundaries.ts', args: [] },
    { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
    { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
    { name: 'project rules', script: 'tools/project-rules/run.ts', args: [] },
    { name: 'file sizes', script: 'tools/checks/file-sizes.ts', args: [] },
    { name: 'page sizes', script: 'tools/size.ts', args: [] },
    { name: 'controls', script: 'tools/controls.ts', args: ['--check'] },
    { name: 'schema', script: 'tools/checks/schema.ts', args: [] },
    { name: 'constants', script: 'tools/checks/constants.ts', args: [] },
    { name: 'promises', script: 'tools/checks/promises.ts', args: [] },
    { name: 'generated files', script: 'tools/docs.ts', args: ['--check'] },
  ]
}
