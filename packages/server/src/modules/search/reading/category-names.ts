import { foldText } from './fold.ts'
import { nameKey } from './name-key.ts'
import { findsAlso, narrowerOf, sameAs } from './synonyms.ts'

/** A category as search needs it: leaves are wanted rather than groups. */
export interface KnownCategory {
  code: string
  /** Codes from the root down to itself. */
  path: readonly string[]
  isLeaf: boolean
  names: readonly string[]
}

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word)

/** Which categories a word names, in any language. */
export class CategoryNames {
  readonly #byName = new Map<string, Set<string>>()
  readonly #named: { name: string; code: string; isLeaf: boolean }[] = []
  readonly #paths = new Map<string, readonly string[]>()

  constructor(categories: readonly KnownCategory[]) {
    for (const { code, path, isLeaf, names } of categories) {
      this.#paths.set(code, path)
      for (const name of new Set(names.map((one) => nameKey(foldText(one))))) {
        this.#byName.set(name, new Set([...(this.#byName.get(name) ?? []), code]))
        this.#named.push({ name, code, isLeaf })
      }
    }
  }

  /**
   * The categories of a word: those called so, else those that end so, as Chinese names say last what a thing is, else
   * those that begin so.
   */
  of(word: string): string[] {
    const exact = this.called(word)
    if (exact.length > 0) return exact
    if (!isHan(word))
      return (
        this.#such((name) => name.startsWith(`${nameKey(word)} `)) ??
        this.#such((name) => name.endsWith(` ${nameKey(word)}`)) ??
        []
      )
    const words = sameAs(word).filter((one) => one.length > 1)
    return (
      this.#such((name) => words.some((one) => name.endsWith(one))) ??
      this.#such((name) => words.some((one) => name.startsWith(one))) ??
      []
    )
  }

  /**
   * The categories called so, else those called by a word that means the same, the narrowest of them: 内墙漆 is the
   * emulsion rather than all coatings. With those of narrower words.
   */
  called(word: string): string[] {
    const own = this.#exactly([word])
    const same = own.length > 0 ? own : this.#narrowest(this.#exactly(sameAs(word)))
    return this.#things(word, this.#topmost([...same, ...this.#exactly(narrowerOf(word).flatMap(sameAs))]))
  }

  /**
   * The categories of a thing: those called so, and all whose names end so (塑木地板 is a 地板). None for a word that no
   * category is called by, or that is not Chinese: other languages say last what belongs to the thing.
   */
  ofHead(word: string): string[] {
    const called = isHan(word) ? this.called(word) : []
    if (called.length === 0) return []
    const ends = findsAlso(word).filter((one) => one.length > 1 || one === word)
    const such = this.#named.filter(({ name }) => ends.some((end) => name.endsWith(end))).map(({ code }) => code)
    return this.#topmost([...called, ...such])
  }

  #exactly(words: readonly string[]): string[] {
    return words.flatMap((word) => [...(this.#byName.get(nameKey(word)) ?? [])])
  }

  /** Of a whole department the leaves that end so, where there are any: under 地板 the boards, not what lies below them. */
  #things(word: string, codes: readonly string[]): string[] {
    const words = findsAlso(word)
    return codes.flatMap((code) => {
      if (this.#paths.get(code)?.length !== 1) return [code]
      const below = this.#named.filter(
        (one) => one.isLeaf && this.#isBelow(one.code, code) && words.some((end) => one.name.endsWith(end)),
      )
      return below.length > 0 ? [...new Set(below.map((one) => one.code))] : [code]
    })
  }

  #isBelow(code: string, above: string): boolean {
    return code !== above && (this.#paths.get(code) ?? []).includes(above)
  }

  #topmost(codes: readonly string[]): string[] {
    return [...new Set(codes)].filter((code) => !codes.some((above) => this.#isBelow(code, above)))
  }

  #narrowest(codes: readonly string[]): string[] {
    return [...new Set(codes)].filter((code) => !codes.some((below) => this.#isBelow(below, code)))
  }

  /** The categories with such a name, leaves rather than groups; undefined for none. */
  #such(isSuch: (name: string) => boolean): string[] | undefined {
    const some = this.#named.filter(({ name }) => isSuch(name))
    const leaves = some.filter(({ isLeaf }) => isLeaf)
    return some.length > 0 ? this.#topmost((leaves.length > 0 ? leaves : some).map(({ code }) => code)) : undefined
  }
}
