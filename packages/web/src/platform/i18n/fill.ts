import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Leaf, ParamValues, PluralText, TextTree } from './types.ts'

const isPlural = (node: Leaf | TextTree): node is PluralText => typeof node === 'object' && '$other' in node

/** The text at a dotted path of a tree, undefined when there is none. */
export function leafAt(tree: TextTree, path: string): Leaf | undefined {
  let node: Leaf | TextTree | undefined = tree
  for (const name of path.split('.')) {
    if (node === undefined || typeof node === 'string' || isPlural(node)) return undefined
    node = node[name]
  }
  return node !== undefined && (typeof node === 'string' || isPlural(node)) ? node : undefined
}

function wording(leaf: Leaf, params: ParamValues, locale: Locale): string {
  if (typeof leaf === 'string') return leaf
  const category = new Intl.PluralRules(locale).select(Number(params.count))
  return leaf[`$${category}`] ?? leaf.$other
}

/** Puts parameters into a text: `{name}`; numbers are written as the language writes them, `count` picks the plural. */
export function fill(leaf: Leaf, params: ParamValues, locale: Locale): string {
  return wording(leaf, params, locale).replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name]
    if (value === undefined) return hole
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value
  })
}
