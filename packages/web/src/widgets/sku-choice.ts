/** The fields of a SKU that a choice needs. */
export interface Choosable {
  id: string
  /** One value for each spec group, in the groups' order. */
  spec: readonly string[]
  available: number
  picture?: { small: string } | undefined
}

/** One value for each spec group, undefined where nothing is chosen yet. */
export type Choice = readonly (string | undefined)[]

/** Whether the stock suffices for the minimum quantity. */
export const isInStock = (sku: Pick<Choosable, 'available'>, minSteps: number): boolean => sku.available >= minSteps

const fits = (sku: Choosable, choice: Choice): boolean =>
  choice.every((value, group) => value === undefined || sku.spec[group] === value)

/** Chooses a value in one group; choosing the present value removes it. */
export function withValue(choice: Choice, group: number, value: string): Choice {
  return choice.map((old, place) => (place === group ? (old === value ? undefined : value) : old))
}

/**
 * The pictures of the values of a group such as colours, in which all SKUs of a value share a picture; undefined for other groups
 * such as sizes. Values that share a picture get none, because it would not distinguish them.
 */
export function swatchesOf(skus: readonly Choosable[], group: number): ReadonlyMap<string, string> | undefined {
  const swatches = new Map<string, string>()
  for (const { spec, picture } of skus) {
    const value = spec[group]
    if (value === undefined || !picture) return undefined
    if ((swatches.get(value) ?? picture.small) !== picture.small) return undefined
    swatches.set(value, picture.small)
  }
  const pictures = [...swatches.values()]
  const own = [...swatches].filter(([, picture]) => pictures.indexOf(picture) === pictures.lastIndexOf(picture))
  return swatches.size > 1 && own.length > 0 ? new Map(own) : undefined
}

/** Whether some SKU in stock has this value together with the choice in all other groups. */
export function isEnabled(
  skus: readonly Choosable[],
  choice: Choice,
  picked: { group: number; value: string; minSteps: number },
): boolean {
  const wanted = choice.map((old, place) => (place === picked.group ? picked.value : old))
  return skus.some((sku) => isInStock(sku, picked.minSteps) && fits(sku, wanted))
}

/** The SKU of a choice; undefined while a group is open or when no SKU has these values. */
export function skuOf<Sku extends Choosable>(skus: readonly Sku[], choice: Choice): Sku | undefined {
  if (choice.includes(undefined)) return undefined
  return skus.find((sku) => fits(sku, choice))
}

/** The first choice: the SKU of the URL, else the only SKU, else the values of groups with a single value. */
export function firstChoice(
  skus: readonly Choosable[],
  groups: readonly { values: readonly string[] }[],
  skuId: string | undefined,
): Choice {
  const [only, second] = skus
  const known = skus.find(({ id }) => id === skuId) ?? (second ? undefined : only)
  return groups.map(({ values }, group) => known?.spec[group] ?? (values.length === 1 ? values[0] : undefined))
}
