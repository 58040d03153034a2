/** A text whose wording depends on `count`: the forms of the language's plural categories. */
export interface PluralText {
  readonly $other: string
  readonly $zero?: string
  readonly $one?: string
  readonly $two?: string
  readonly $few?: string
  readonly $many?: string
}

export type Leaf = string | PluralText

/** A tree of texts. */
export interface TextTree {
  readonly [name: string]: Leaf | TextTree
}

/** What another language must provide for a Chinese tree: the same names, each text of the same kind. */
export type Translated<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string
    ? string
    : Tree[Name] extends { readonly $other: string }
      ? PluralText
      : Translated<Tree[Name]>
}

/** The dotted paths of a tree's texts: `resend.wait`. */
export type TextPath<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends Leaf ? Name : `${Name}.${TextPath<Tree[Name]>}`
}[keyof Tree & string]

type LeafAt<Tree, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? LeafAt<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ParamNames<L> = L extends { readonly $other: infer Other } ? NamesIn<Other> | 'count' : NamesIn<L>

export type ParamValues = Readonly<Record<string, string | number>>

/** The parameters of a text, read from its Chinese wording: none, or one object with all of them. */
export type ParamsOf<Tree, Path> = [ParamNames<LeafAt<Tree, Path>>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<LeafAt<Tree, Path>>, string | number>>]

/** Looks up a text of one area by its path. */
export type Translate<Tree> = <Path extends TextPath<Tree>>(path: Path, ...params: ParamsOf<Tree, Path>) => string
