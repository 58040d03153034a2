/** A statement gets a name at this use; rare ones need no stored plan. */
const FROM_USE = 3
/** Every connection stores the plans of named statements, some 50 KB each. Names of built statements are not counted here. */
const NAMED_MAX = 150
const WAITING_MAX = 1000

/**
 * Names for statements that come again and again, so that PostgreSQL parses and plans each of them once for each
 * connection. A name stands for one text for good: were it given to another, the old plan would run.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #built = new Map<string, string>()
  #uses = new Map<string, number>()

  /**
   * The name of a statement that is built once (`preparedOn`), at its first use. Their number is fixed by the code, so requests
   * cannot use up these names.
   */
  builtNameOf(text: string): string {
    const name = this.#built.get(text) ?? `b${this.#built.size}`
    this.#built.set(text, name)
    return name
  }

  /** The name of a text, or undefined while it has none. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= NAMED_MAX) return known
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (uses < FROM_USE) {
      if (this.#uses.size >= WAITING_MAX) this.#uses = new Map()
      this.#uses.set(text, uses)
      return undefined
    }
    this.#uses.delete(text)
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
