import ts from 'typescript'

/** A breach of a project rule at a line (from 1) of the file. */
export interface Finding {
  line: number
  message: string
}

/** A project rule: `check` gets every source file with its path from the root, and returns what it found. */
export interface ProjectRule {
  name: string
  /** The harm that the rule prevents; printed with each breach. */
  why: string
  check: (file: ts.SourceFile, path: string) => Finding[]
  /** The same for Markdown pages; most rules are about code alone. */
  checkPage?: (text: string, path: string) => Finding[]
}

/** Parses TypeScript or TSX as the rules want it, with parents set. */
export function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

/** Walks the whole tree and gathers a finding for each node for which `judge` returns a message. */
export function findNodes(file: ts.SourceFile, judge: (node: ts.Node) => string | undefined): Finding[] {
  const found: Finding[] = []
  const visit = (node: ts.Node) => {
    const message = judge(node)
    if (message !== undefined)
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, message })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The text of a string literal, of one piece of a template, or of JSX text; undefined for any other node. */
export function literalText(node: ts.Node): string | undefined {
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
  )
    return node.text
  return undefined
}

/** The whole text of a string or template, its expressions replaced by `?`; undefined for any other node. */
export function wholeText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span) => `?${span.literal.text}`).join('')
}

/** The method's name when the node calls a method: `set` for `db.update(t).set(…)`. */
export function calledMethod(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  return node.expression.name.text
}
