/** Joins the class names that apply. CSS Modules give `string | undefined`, conditions give `false`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
