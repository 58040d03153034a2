import type ts from 'typescript'
import type { Finding } from './rule.ts'

/** Gathers a finding for each line of the text for which `judge` returns a message; comments included. */
export function findInLines(file: ts.SourceFile, judge: (line: string) => string | undefined): Finding[] {
  return file.text.split('\n').flatMap((text, index) => {
    const message = judge(text)
    return message === undefined ? [] : [{ line: index + 1, message }]
  })
}
