import { foldText } from './fold.ts'
import { nameKey } from './name-key.ts'
import { remembered } from './remembered.ts'
import { findsAlso, narrowerOf, sameAs, widerOf } from './synonyms.ts'

/** A category as search needs it: leaves are wanted rather than groups. */
export interface KnownCategory {
  code: string
  /** Codes from the root down to itself. */
  path: readonly string[]
  isLeaf: boolean
  names: readonly string[]
}

interface Named {
  /** Its place among all names, in which they are found. */
  place: number
  name: string
  code: string
  isLeaf: boolean
}

/** Names to be found by how they begin or end without looking at them all: by their first or last one or two characters. */
class Affixes {
  readonly #begun = new Map<string, Named[]>()
  readonly #ended = new Map<string, Named[]>()

  add(named: Named): void {
    const { name } = named
    for (const key of new Set([name.slice(0, 1), name.slice(0, 2)])) listIn(this.#begun, key).push(named)
    for (const key of new Set([name.slice(-1), name.slice(-2)])) listIn(this.#ended, key).push(named)
  }

  beginning(...starts: readonly string[]): Named[] {
    return inOrder(
      starts.flatMap((start) =>
        (this.#begun.get(start.slice(0, 2)) ?? []).filter(({ name }) => name.startsWith(start)),
      ),
    )
  }

  ending(...ends: readonly string[]): Named[] {
    return inOrder(
      ends.flatMap((end) => (this.#ended.get(end.slice(-2)) ?? []).filter(({ name }) => name.endsWith(end))),
    )
  }
}

function listIn(lists: Map<string, Named[]>, key: string): Named[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

const inOrder = (found: readonly Named[]): Named[] => [...new Set(found)].toSorted((a, b) => a.place - b.place)

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word)

/** Which categories a word names, in any language. */
export class CategoryNames {
  readonly #byName = new Map<string, Set<string>>()
  readonly #named = new Affixes()
  readonly #paths = new Map<string, readonly string[]>()

  constructor(categories: readonly KnownCategory[]) {
    let place = 0
    for (const { code, path, isLeaf, names } of categories) {
      this.#paths.set(code, path)
      for (const name of new Set(names.map((one) => nameKey(foldText(one))))) {
        this.#byName.set(name, new Set([...(this.#byName.get(name) ?? []), code]))
        this.#named.add({ place: place++, name, code, isLeaf })
      }
    }
  }

  /**
   * The categories of a word: those called so, else those that end so, as Chinese names say last what a thing is, else
   * those that begin so, else those of a wider word.
   */
  readonly of = remembered((word): readonly string[] => {
    const exact = this.called(word)
    if (exact.length > 0) return exact
    if (!isHan(word)) {
      const key = nameKey(word)
      return this.#leavesOf(this.#named.beginning(`${key} `)) ?? this.#leavesOf(this.#named.ending(` ${key}`)) ?? []
    }
    const words = sameAs(word).filter((one) => one.length > 1)
    return (
      this.#leavesOf(this.#named.ending(...words)) ??
      this.#leavesOf(this.#named.beginning(...words)) ??
      this.#topmost(widerOf(word).flatMap((one) => this.called(one)))
    )
  })

  /**
   * The categories called so, else those called by a word that means the same, the narrowest of them: 内墙漆 is the
   * emulsion rather than all coatings. With those of narrower words.
   */
  readonly called = remembered((word): readonly string[] => {
    const own = this.#exactly([word])
    const same = own.length > 0 ? own : this.#narrowest(this.#exactly(sameAs(word)))
    return this.#things(word, this.#topmost([...same, ...this.#exactly(narrowerOf(word).flatMap(sameAs))]))
  })

  /**
   * The categories of a thing: those called so, and all whose names end so (塑木地板 is a 地板). None for a word that no
   * category is called by, or that is not Chinese: other languages say last what belongs to the thing.
   */
  readonly ofHead = remembered((word): readonly string[] => {
    const called = isHan(word) ? this.called(word) : []
    if (called.length === 0) return []
    const ends = findsAlso(word).filter((one) => one.length > 1 || one === word)
    return this.#topmost([...called, ...this.#named.ending(...ends).map(({ code }) => code)])
  })

  /** The longest end of an unknown Chinese word by which categories are called, and these: a 床头灯 is a 灯. */
  readonly endOf = remembered((word): { end: string; codes: readonly string[] } | undefined => {
    const ends = isHan(word) ? [...word].map((_, place, letters) => letters.slice(place + 1).join('')) : []
    return ends
      .filter((end) => end !== '')
      .map((end) => ({ end, codes: this.called(end) }))
      .find(({ codes }) => codes.length > 0)
  })

  #exactly(words: readonly string[]): string[] {
    return words.flatMap((word) => [...(this.#byName.get(nameKey(word)) ?? [])])
  }

  /**
   * Of a whole department the leaves that end so, where there are any: under 地板 the boards, not what lies below them. Of
   * another group too where what else it has only belongs to them: under 橱柜 the fitted ones, not the 橱柜拉篮.
   */
  #things(word: string, codes: readonly string[]): string[] {
    const words = findsAlso(word)
    return codes.flatMap((code) => {
      const leaves = (named: readonly Named[]) => named.filter((one) => one.isLeaf && this.#isBelow(one.code, code))
      const below = leaves(this.#named.ending(...words))
      const parts = leaves(this.#named.beginning(word)).filter((one) => !below.includes(one))
      const isMixed = this.#paths.get(code)?.length === 1 || parts.length > 0
      return isMixed && below.length > 0 ? [...new Set(below.map((one) => one.code))] : [code]
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

  /** The categories of these names, leaves rather than groups; undefined for none. */
  #leavesOf(named: readonly Named[]): string[] | undefined {
    const leaves = named.filter(({ isLeaf }) => isLeaf)
    return named.length > 0 ? this.#topmost((leaves.length > 0 ? leaves : named).map(({ code }) => code)) : undefined
  }
}
