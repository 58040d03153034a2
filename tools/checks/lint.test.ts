import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Fixture, makeProject } from './fixture-project.ts'

interface LintReport {
  diagnostics: { code: string; severity: string; filename: string }[]
}

const ROOT = join(import.meta.dirname, '../..')
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    target: 'ES2024',
    jsx: 'preserve',
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
  },
  include: ['src'],
})

const long = `export function long(): number {\n${'  Math.abs(1)\n'.repeat(70)}  return 1\n}\n`
const branches = `export function winding(n: number): number {\n${Array.from({ length: 10 }, (_, i) => `  if (n === ${i}) return ${i + 1}\n`).join('')}  return n\n}\n`

/** Rule → the source that breaks it and no other. */
const FAULTS: Record<string, string> = {
  'typescript(no-floating-promises)':
    'async function later(): Promise<void> {}\nexport function go(): void {\n  later()\n}\n',
  'typescript(no-misused-promises)':
    'export async function later(): Promise<boolean> {\n  return Promise.resolve(true)\n}\nexport const go = (): number => (later() ? 1 : 2)\n',
  'typescript(switch-exhaustiveness-check)':
    "export function go(s: 'a' | 'b'): void {\n  switch (s) {\n    case 'a':\n      break\n  }\n}\n",
  'typescript(no-explicit-any)': 'export type Loose = any\n',
  'typescript(no-non-null-assertion)': 'export const go = (n: string | undefined): string => n!\n',
  'typescript(consistent-type-imports)': "import { Fen } from './money.ts'\nexport type Price = Fen\n",
  'typescript(no-unsafe-return)': "export function go(): number {\n  return JSON.parse('1')\n}\n",
  'eslint(eqeqeq)': 'export const go = (a: number, b: number): boolean => a == b\n',
  'eslint(no-console)': "console.log('hello')\n",
  'eslint(max-params)': 'export const go = (a: number, b: number, c: number, d: number): number => a + b + c + d\n',
  'eslint(complexity)': branches,
  'eslint(max-lines-per-function)': long,
}
const JSX_FAULTS: Record<string, string> = {
  'react-hooks(rules-of-hooks)':
    "import { useState } from './hooks.ts'\nexport function Page({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n",
  'jsx-a11y(alt-text)': 'export const Picture = () => <img src="/a.webp" />\n',
  'react(button-has-type)': 'export const Button = () => <button>Pay</button>\n',
}

function fileOf(rule: string): string {
  return rule.replace(/\W+/g, '-').replace(/-$/, '')
}

function lint(project: Fixture): LintReport {
  // oxlint looks for its type-aware half in the node_modules of the working directory.
  symlinkSync(
    join(ROOT, 'node_modules/oxlint-tsgolint'),
    join(project.root, 'node_modules/oxlint-tsgolint'),
    'junction',
  )
  symlinkSync(join(ROOT, 'node_modules/.bin'), join(project.root, 'node_modules/.bin'), 'junction')
  const ran = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format', 'json', '.'],
    { cwd: project.root, encoding: 'utf8' },
  )
  if (!ran.stdout.startsWith('{')) throw new Error(`oxlint failed (exit ${ran.status}):\n${ran.stdout}${ran.stderr}`)
  return JSON.parse(ran.stdout) as LintReport
}

const project = makeProject({
  '.oxlintrc.json': readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'),
  'packages/web/tsconfig.json': TSCONFIG,
  // Stands in for React's types: without any, all JSX would be `any`.
  'packages/web/src/jsx.d.ts':
    'declare namespace JSX {\n  interface Element { tag: string }\n  interface IntrinsicElements { [tag: string]: object }\n}\n',
  'packages/web/src/money.ts': 'export type Fen = number\n',
  'packages/web/src/hooks.ts': 'export const useState = (n: number): number => n\n',
  'packages/web/src/long.test.ts': `${long}console.log(long())\n`,
  ...Object.fromEntries(Object.entries(FAULTS).map(([rule, text]) => [`packages/web/src/${fileOf(rule)}.ts`, text])),
  ...Object.fromEntries(
    Object.entries(JSX_FAULTS).map(([rule, text]) => [`packages/web/src/${fileOf(rule)}.tsx`, text]),
  ),
})
afterAll(() => project.remove())
const { diagnostics } = lint(project)

it.each(Object.keys({ ...FAULTS, ...JSX_FAULTS }))('%s catches its planted fault', (rule) => {
  const found = diagnostics.filter(({ filename }) => filename.includes(`/${fileOf(rule)}.ts`)).map(({ code }) => code)
  expect([...new Set(found)]).toEqual([rule])
})

it('reports errors only, and nothing in the clean files', () => {
  const faulty = new Set(Object.keys({ ...FAULTS, ...JSX_FAULTS }).map(fileOf))
  expect(
    diagnostics.filter(({ filename }) => !faulty.has(filename.replace(/^.*\//, '').replace(/\.tsx?$/, ''))),
  ).toEqual([])
  expect(new Set(diagnostics.map(({ severity }) => severity))).toEqual(new Set(['error']))
})
