import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProject } from '../checks/fixture-project.ts'
import { ROOT } from '../root.ts'
import { scratchAt, type Scratch } from '../scratch.ts'
import { readControls, violationsOf, type Control } from './page.ts'
import { Tester } from './take-out.ts'

const PAGE = `# Controls

What comes before the first area is for people.

## limits

### Nobody takes more than five

\`tools/limit.ts\` is held by \`tools/limit.test.ts\`

\`\`\`diff
- count > 5
+ false
\`\`\`

### Two lines go

\`tools/limit.ts\` is held by \`tools/limit.test.ts\`

\`\`\`diff
- first line
-   second line
\`\`\`
`

const FIVE: Control = {
  area: 'limits',
  says: 'Nobody takes more than five',
  file: 'tools/limit.ts',
  text: 'count > 5',
  replacement: 'false',
  test: 'tools/limit.test.ts',
}

describe('the page', () => {
  test('is read control by control', () => {
    expect(readControls(PAGE)).toEqual([
      FIVE,
      { ...FIVE, says: 'Two lines go', text: 'first line\n  second line', replacement: '' },
    ])
  })

  test.each([
    ['a line of no known form', PAGE.replace('- count > 5', 'count > 5'), 'count > 5'],
    ['no file', PAGE.replace('`tools/limit.ts` is held by `tools/limit.test.ts`', ''), 'Nobody takes more than five'],
    ['no text', PAGE.replace('- count > 5\n', ''), 'Nobody takes more than five'],
  ])('%s is refused', (_what, page, says) => {
    expect(() => readControls(page)).toThrow(says)
  })

  test('finds a text that occurs never or twice, a missing test file and a name used twice', () => {
    const project = makeProject({ 'tools/limit.ts': 'count > 5\ncount > 5\nonce' })
    const missing = { ...FIVE, says: 'Gone', text: 'count > 6' }
    const named = { ...FIVE, text: 'once' }
    expect(violationsOf(project.root, [FIVE, missing, named])).toEqual([
      '"Nobody takes more than five" is there twice',
      '"Nobody takes more than five": its text occurs 2 times in tools/limit.ts',
      '"Nobody takes more than five": there is no tools/limit.test.ts',
      '"Gone": its text occurs 0 times in tools/limit.ts',
      '"Gone": there is no tools/limit.test.ts',
      '"Nobody takes more than five": there is no tools/limit.test.ts',
    ])
    project.remove()
  })
})

test('a control without which its file cannot be read is found: nothing would run, and no test fail for it', () => {
  const project = makeProject({ 'tools/limit.ts': 'if (count > 5) refuse()\n', 'tools/limit.test.ts': '' })
  const parted = { ...FIVE, says: 'Parted', text: 'refuse()', replacement: '' }
  expect(violationsOf(project.root, [FIVE, parted])).toEqual(['"Parted": without it tools/limit.ts cannot be read'])
  project.remove()
})

describe('a control taken out', () => {
  const SOURCE = `export const mayTake = (count: number): boolean => !(count > 5) && Number.isInteger(count)\n`
  let scratch: Scratch
  let tester: Tester
  beforeAll(() => {
    scratch = scratchAt(realpathSync(mkdtempSync(join(tmpdir(), 'zhujia-controls-'))))
    symlinkSync(join(ROOT, 'node_modules'), join(scratch.root, 'node_modules'), 'junction')
    mkdirSync(join(scratch.root, 'tools/controls'), { recursive: true })
    const write = (name: string, text: string): void => writeFileSync(join(scratch.root, 'tools', name), text)
    const imports = "import { expect, test } from 'vitest'\n"
    write('controls/worker.ts', readFileSync(join(ROOT, 'tools/controls/worker.ts'), 'utf8'))
    write('limit.ts', SOURCE)
    write(
      'limit.test.ts',
      `${imports}import { mayTake } from './limit.ts'\ntest('limit', () => expect([mayTake(5), mayTake(6)]).toEqual([true, false]))\n`,
    )
    write('red.test.ts', `${imports}test('red', () => expect(1).toBe(2))\n`)
    write('vitest.config.ts', readFileSync(join(ROOT, 'tools/vitest.config.ts'), 'utf8'))
    tester = new Tester({ root: scratch.root, env: {}, limitMs: 20_000 })
  })
  afterAll(() => {
    tester.close()
    scratch.remove()
  })

  const isBack = (): void => expect(readFileSync(join(scratch.root, FIVE.file), 'utf8')).toBe(SOURCE)

  test('is noticed by a test that fails, and is then put back', async () => {
    expect(await tester.without(FIVE)).toBe('failed')
    isBack()
  })

  test('is reported when nothing tests it, also by a runner in which another test has failed before', async () => {
    expect(await tester.without(FIVE)).toBe('failed')
    expect(await tester.without({ ...FIVE, text: 'Number.isInteger(count)', replacement: 'true' })).toBe('passed')
    isBack()
  })

  test('does not count as noticed when the test file fails to load', async () => {
    expect(await tester.without({ ...FIVE, replacement: '(((' })).toBe('nothing')
    expect(await tester.passes(FIVE.test)).toBe(true)
  })

  test('is reported as too long when its test does not end', async () => {
    const impatient = new Tester({ root: scratch.root, env: {}, limitMs: 3000 })
    const endless = { ...FIVE, replacement: '(() => { while (true) {} })()' }
    expect(await impatient.without(endless)).toBe('too long')
    isBack()
    impatient.close()
  })

  test('is not tried when its test file fails with every control in place', async () => {
    expect(await tester.passes('tools/red.test.ts')).toBe(false)
    expect(await tester.passes(FIVE.test)).toBe(true)
  })

  test('starts no runner after the run was ended', async () => {
    const ended = new Tester({ root: scratch.root, env: {}, limitMs: 20_000 })
    ended.close()
    await expect(ended.without(FIVE)).rejects.toThrow('the run was ended')
    isBack()
  })
})
