import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { type Finding, type ProjectRule, literalText } from './rule.ts'

const GLOSSARY = 'docs/glossary.md'
const HEADING = '## 3. '
/** The words of a text or a name: `orderOf` and `ORDER_MAX` have two each. */
const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g
const TESTS = new Set(['it', 'test', 'describe'])

interface Replaced {
  /** The term to write instead. */
  instead: string
  /** The beginnings of the paths where the word may stand. */
  allowed: readonly string[]
}

/** Reads part 3 of the glossary: in each row the words, the term instead, and in backticks the paths where the words may stand. */
export function readReplaced(glossary: string): Map<string, Replaced> {
  const rows = glossary
    .slice(glossary.indexOf(HEADING))
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return new Map(
    rows.slice(2).flatMap((row) => {
      const [, words = '', instead = '', exceptions = ''] = row.split('|')
      const allowed = [...exceptions.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
      return words.split(',').map((word): [string, Replaced] => [word.trim(), { instead: instead.trim(), allowed }])
    }),
  )
}

const REPLACED = readReplaced(readFileSync(new URL(`../../${GLOSSARY}`, import.meta.url), 'utf8'))

function messagesIn(text: string, path: string): string[] {
  return (text.match(PARTS) ?? []).flatMap((part) => {
    const word = part.toLowerCase()
    const replaced = REPLACED.get(word)
    if (!replaced || replaced.allowed.some((start) => path.startsWith(start))) return []
    return [`"${word}": write ${replaced.instead}`]
  })
}

const findingsAt = (line: number, text: string, path: string): Finding[] =>
  messagesIn(text, path).map((message) => ({ line, message }))

const checkPage = (text: string, path: string): Finding[] =>
  path === GLOSSARY ? [] : text.split('\n').flatMap((line, index) => findingsAt(index + 1, line, path))

function calledFunction(node: ts.Node): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledFunction(node.expression)
  return node.getText()
}

const isTestName = ({ parent }: ts.Node): boolean => ts.isCallExpression(parent) && TESTS.has(calledFunction(parent))

/** A library's own names are used, not declared. */
const isDeclared = (node: ts.Node): boolean =>
  ts.isIdentifier(node) &&
  'name' in node.parent &&
  node.parent.name === node &&
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isJsxAttribute(node.parent)

/** Each comment, name of a test and declared name of a file, with the place where it begins. */
function* namesAndComments(file: ts.SourceFile): Generator<[place: number, text: string]> {
  const nodes: ts.Node[] = [file]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child))
    nodes.push(...children)
    if (children.length > 0) continue
    // What stands between two tokens is blank or a comment.
    yield [node.pos, file.text.slice(node.pos, node.getStart(file, false))]
    if (isDeclared(node)) yield [node.getStart(file), node.getText(file)]
    if (isTestName(node)) yield [node.getStart(file), literalText(node) ?? '']
  }
}

function check(file: ts.SourceFile, path: string): Finding[] {
  const found = [...namesAndComments(file)].flatMap(([place, text]) => {
    const first = file.getLineAndCharacterOfPosition(place).line
    return text.split('\n').flatMap((line, index) => findingsAt(first + index + 1, line, path))
  })
  const name = path.slice(path.lastIndexOf('/') + 1)
  return [...findingsAt(1, name, path), ...found].toSorted((a, b) => a.line - b.line)
}

/** Comments, names of tests, files and declarations, and Markdown pages use none of the words that the glossary replaces. */
export const wordsOfGlossary: ProjectRule = {
  name: 'words-of-glossary',
  why: 'one thing has one name, and people are they: part 3 of docs/glossary.md lists the words',
  check,
  checkPage,
}
