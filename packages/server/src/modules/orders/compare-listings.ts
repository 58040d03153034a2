import type { Pack } from '@zhujia/contract/catalogue/schemas.ts'
import type { CHANGED_TEXTS, Difference } from '@zhujia/contract/orders/snapshot.ts'
import { canonicalJson } from '#platform/content-hash.ts'
import type { Said } from '../catalogue/index.ts'

/** A listing with what the bought SKU holds and costs of it. */
export interface Offer {
  said: Said
  /** Null when the listing has no such SKU any more. */
  pack: Pack | null
  priceFen: number | null
  shop: { name: string; province: string; city: string; servicePhone: string }
}

type BoughtOffer = Offer & { pack: Pack; priceFen: number }
type TextField = (typeof CHANGED_TEXTS)[number]

/** Whatever the order of their keys: what came out of the database has one of its own. */
const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

/** What differs today from what was bought, in the order in which a listing is read. */
export function compareListings(was: BoughtOffer, now: Offer): Difference[] {
  return [
    ...comparePrice(was, now),
    ...compareWords(was, now),
    ...comparePictures(was, now),
    ...comparePromises(was.said, now.said),
    ...compareShops(was.shop, now.shop),
  ]
}

const comparePrice = (was: BoughtOffer, now: Offer): Difference[] =>
  was.priceFen === now.priceFen ? [] : [{ kind: 'price', was: was.priceFen, now: now.priceFen }]

const text = (field: TextField, was: string, now: string): Difference[] =>
  was === now ? [] : [{ kind: 'text', field, name: '', was, now }]

/** Things with a name, in their order: those that were there, changed or gone, then those that are new. */
function named<Item>(
  field: TextField,
  lists: { was: readonly Item[]; now: readonly Item[] },
  read: (item: Item) => { name: string; value: string },
): Difference[] {
  const [before, after] = [lists.was.map(read), lists.now.map(read)]
  const names = new Set([...before, ...after].map(({ name }) => name))
  const valueIn = (list: readonly { name: string; value: string }[], name: string) =>
    list.find((one) => one.name === name)?.value ?? null
  return [...names].flatMap((name): Difference[] => {
    const [was, now] = [valueIn(before, name), valueIn(after, name)]
    return was === now ? [] : [{ kind: 'text', field, name, was, now }]
  })
}

function compareWords({ said: was }: BoughtOffer, { said: now }: Offer): Difference[] {
  const path = ({ categoryPath }: Said) => categoryPath.map(({ name }) => name).join(' / ')
  const lists = <Field extends keyof Said>(field: Field) => ({ was: was[field], now: now[field] })
  return [
    ...text('title', was.title, now.title),
    ...text('subtitle', was.subtitle, now.subtitle),
    ...text('brand', was.brand, now.brand),
    ...text('category', path(was), path(now)),
    ...named('attribute', lists('attributes'), ({ name, values }) => ({
      name,
      value: values.map((value) => value.name).join(' · '),
    })),
    ...named('parameter', lists('parameters'), (parameter) => parameter),
    ...named('chapter', lists('description'), (chapter) => ({ name: chapter.heading, value: chapter.text })),
    ...named('specGroup', lists('specGroups'), ({ name, values }) => ({ name, value: values.join(' · ') })),
  ]
}

function comparePictures(was: BoughtOffer, now: Offer): Difference[] {
  const differences: Difference[] = []
  if (!same(was.said.unit, now.said.unit)) differences.push({ kind: 'unit', was: was.said.unit, now: now.said.unit })
  if (!same(was.pack, now.pack)) differences.push({ kind: 'pack', was: was.pack, now: now.pack })
  if (!same(was.said.gallery, now.said.gallery))
    differences.push({ kind: 'pictures', was: was.said.gallery, now: now.said.gallery })
  return [...differences, ...compareVideos(was.said.video?.src, now.said.video?.src)]
}

function compareVideos(was: string | undefined, now: string | undefined): Difference[] {
  if (was === now) return []
  if (now === undefined) return [{ kind: 'video', now: 'removed' }]
  return [{ kind: 'video', now: was === undefined ? 'added' : 'replaced' }]
}

function comparePromises(was: Said, now: Said): Difference[] {
  const differences: Difference[] = []
  if (was.returnRule !== now.returnRule)
    differences.push({ kind: 'returnRule', was: was.returnRule, now: now.returnRule })
  if (!same(was.guarantees.toSorted(), now.guarantees.toSorted()))
    differences.push({ kind: 'guarantees', was: was.guarantees, now: now.guarantees })
  if (!same(was.warranty, now.warranty)) differences.push({ kind: 'warranty', was: was.warranty, now: now.warranty })
  if (was.delivery !== now.delivery) differences.push({ kind: 'delivery', was: was.delivery, now: now.delivery })
  if (was.leadDays !== now.leadDays) differences.push({ kind: 'leadDays', was: was.leadDays, now: now.leadDays })
  if (!same(was.madeToMeasure, now.madeToMeasure))
    differences.push({ kind: 'madeToMeasure', was: was.madeToMeasure, now: now.madeToMeasure })
  return differences
}

const compareShops = (was: Offer['shop'], now: Offer['shop']): Difference[] => [
  ...text('shopName', was.name, now.name),
  ...text('shopPlace', was.province + was.city, now.province + now.city),
  ...text('servicePhone', was.servicePhone, now.servicePhone),
]
