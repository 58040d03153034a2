import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export const PAGE = 'docs/spec/controls.md'

/** One security control: the change that removes it, and the test file that must then fail. */
export interface Control {
  area: string
  says: string
  file: string
  /** A text that occurs exactly once in the file. */
  text: string
  replacement: string
  test: string
}

/** The forms of a line of the page: a heading, the two files, or a line of a change. */
const LINE =
  /^(?:## (?<area>.+)|### (?<says>.+)|`(?<file>[^`]+)` is held by `(?<test>[^`]+)`|- (?<text>.+)|\+ (?<replacement>.+)|```diff|```)$/

/**
 * Reads the page: `## area`, then for each control `### what it does`, its file and its test file, and a diff whose lines
 * `- …` are the text and `+ …` the replacement; none means that the text is removed.
 * @throws on a line that is none of these, and on a control that lacks a part
 */
export function readControls(page: string): Control[] {
  const controls: Control[] = []
  let area = ''
  // What comes before the first area explains the page.
  const lines = page.slice(page.indexOf('\n## ') + 1).split('\n')
  for (const line of lines.filter((line) => line !== '')) {
    const groups = LINE.exec(line)?.groups
    if (!groups) throw new Error(`${PAGE}: a line of no known form: ${line}`)
    area = groups.area ?? area
    if (groups.says !== undefined)
      controls.push({ area, says: groups.says, file: '', text: '', replacement: '', test: '' })
    const control = controls.at(-1)
    if (control) takeLine(control, groups)
  }
  const partial = controls.find(({ file, text }) => file === '' || text === '')
  if (partial) throw new Error(`${PAGE}: "${partial.says}" names no file or no text`)
  return controls
}

function takeLine(control: Control, { file, test, text, replacement }: Record<string, string>): void {
  if (file !== undefined && test !== undefined) Object.assign(control, { file, test })
  if (text !== undefined) control.text = joined(control.text, text)
  if (replacement !== undefined) control.replacement = joined(control.replacement, replacement)
}

const joined = (before: string, line: string): string => (before === '' ? line : `${before}\n${line}`)

/** What is wrong with the page in this tree: texts that do not occur exactly once, missing files, names used twice, changes that leave no TypeScript. */
export function violationsOf(root: string, controls: readonly Control[]): string[] {
  const names = controls.map(({ says }) => says)
  return [
    ...names.filter((says, index) => names.indexOf(says) !== index).map((says) => `"${says}" is there twice`),
    ...controls.flatMap((control) => {
      const { says, file, text } = control
      const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
      const found = before.split(text).length - 1
      return [
        ...(found === 1 ? [] : [`"${says}": its text occurs ${found} times in ${file}`]),
        ...(isReadable(file, withoutControl(before, control)) ? [] : [`"${says}": without it ${file} cannot be read`]),
        ...(existsSync(join(root, control.test)) ? [] : [`"${control.says}": there is no ${control.test}`]),
      ]
    }),
  ]
}

/** A file's text without one of its controls. */
export const withoutControl = (before: string, { text, replacement }: Control): string =>
  before.replace(text, () => replacement)

/** Whether a file is no TypeScript, or has no errors of syntax: then nothing would run, and no test fail for the control. */
function isReadable(file: string, text: string): boolean {
  if (!/\.tsx?$/.test(file)) return true
  const { diagnostics } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  })
  return diagnostics?.length === 0
}
