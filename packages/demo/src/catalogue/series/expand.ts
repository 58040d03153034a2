import { defineProduct } from '../define-product.ts'
import { viewsOf } from '../pictures/subjects.ts'
import type { BrandData, ProductData, ShopData, SkuRow, SpecGroup } from '../types.ts'
import { hashOf, stepFen, stockOf } from './figures.ts'
import type { Line, Look, Series } from './series.ts'

/** Who is behind the goods; the home shop of a brand is the first that carries it. */
interface Makers {
  readonly brands: readonly BrandData[]
  readonly shops: readonly ShopData[]
}

interface Maker {
  readonly brand: BrandData
  readonly shop: ShopData
}

type Parameters = ProductData['parameters']

interface Placed {
  readonly series: Series
  readonly line: Line
  readonly maker: Maker
  readonly code: string
  readonly looks: readonly Look[]
  readonly listedDaysAgo: number
}

/** Turns series into products, one for each line. `listedDaysAgo` says how old each of them is, in their order. */
export function expandSeries(all: readonly Series[], makers: Makers, listedDaysAgo: readonly number[]): ProductData[] {
  const placed = all.flatMap((series) =>
    series.lines.map((line, index) => ({
      series,
      line,
      maker: makerOf(line[0], makers),
      code: codeOf(series, index),
      looks: line[6] ?? turned(series.looks[1], index),
    })),
  )
  return placed.map((one, position) => productOf({ ...one, listedDaysAgo: listedDaysAgo[position] ?? 0 }))
}

/** Each maker shows another colour first, so that a list of the series is not all of one colour. */
const turned = (looks: readonly Look[], by: number): readonly Look[] =>
  looks.map((_, index) => looks[(index + by) % looks.length] ?? ['', 'white'])

function makerOf(seller: string, { brands, shops }: Makers): Maker {
  const [brandCode = '', shopCode] = seller.split('@')
  const brand = brands.find(({ code }) => code === brandCode)
  const shop = shops.find(({ code, brands: carried }) =>
    shopCode === undefined ? carried.includes(brandCode) : code === shopCode,
  )
  if (brand === undefined || shop === undefined) throw new Error(`the demo world has no seller ${seller}`)
  return { brand, shop }
}

/** Series and brand; a brand's second line in the series is called so. */
function codeOf({ code, lines }: Series, index: number): string {
  const brandAt = (at: number): string => lines[at]?.[0].split('@')[0] ?? ''
  const nth = lines.slice(0, index + 1).filter((_, at) => brandAt(at) === brandAt(index)).length
  return `${code}-${brandAt(index)}${nth === 1 ? '' : `-${nth}`}`
}

function productOf({ series, line, maker, code, looks, listedDaysAgo }: Placed): ProductData {
  const [, name, tag, hook, level, own = {}, , ownAttributes] = line
  const { category, stages, sale, options, calculator, madeToMeasure, leadDays, warranty } = series
  const subject = series.drawn?.[name] ?? series.subject
  const attributes = { ...series.attributes, ...ownAttributes }
  const parameters = parametersOf(series, own, maker)
  const say = (words: string): string => filled(words, parameters, code)
  const [pack] = options[1].map(([, , one]) => one)
  if (pack === undefined) throw new Error(`${code} has no option`)
  return defineProduct({
    code,
    category,
    stages,
    subject,
    attributes,
    parameters,
    listedDaysAgo,
    pack,
    unit: sale.unit,
    returnRule: sale.returnRule,
    guarantees: sale.guarantees,
    delivery: sale.delivery,
    ...(calculator === undefined ? {} : { calculator }),
    ...(madeToMeasure === undefined ? {} : { madeToMeasure }),
    ...(leadDays === undefined ? {} : { leadDays }),
    shop: maker.shop.code,
    brand: maker.brand.code,
    series: name,
    title: `${maker.brand.name} ${name}${/^[A-Z0-9]/.test(series.noun) ? ' ' : ''}${series.noun} ${series.spec} ${tag}`,
    subtitle: say(`${hook}，${series.sub}`),
    seed: (hashOf(code) % 900) + 1,
    views: viewsOf(subject),
    specGroups: groupsOf(series, looks),
    rows: rowsOf(series, { code, level, looks }),
    text: [
      ...series.text.map(([heading, words]): [string, string] => [heading, say(words)]),
      [`${maker.brand.name}与发货`, afterSale(series, maker)],
    ],
    warranty: { months: warranty[0], text: warranty[1] },
  })
}

/** The series' own, changed and added to by the line's; the choice first, the origin last. */
function parametersOf(
  { options: [group, values], parameters }: Series,
  own: Readonly<Record<string, string>>,
  { brand }: Maker,
): Parameters {
  const choice =
    parameters.some(([name]) => name === group) || values.length < 2
      ? []
      : [[group, values.map(([value]) => value).join(' / ')] as const]
  const changed = parameters.map(([name, value]): [string, string] => [name, own[name] ?? value])
  const added = Object.entries(own).filter(([name]) => !parameters.some(([known]) => known === name))
  return [...choice, ...changed, ...added, ['产地', brand.origin]]
}

function filled(words: string, parameters: Parameters, code: string): string {
  return words.replaceAll(/\{([^}]+)\}/g, (_, wanted: string) => {
    const found = parameters.find(([name]) => name === wanted)
    if (found === undefined) throw new Error(`${code} says {${wanted}} and has no such parameter`)
    return found[1]
  })
}

/** The groups in which there is something to choose. */
function groupsOf({ options, looks: [lookGroup] }: Series, looks: readonly Look[]): SpecGroup[] {
  const groups: SpecGroup[] = [
    { name: options[0], values: options[1].map(([value]) => value) },
    { name: lookGroup, values: looks.map(([value]) => value) },
  ]
  return groups.filter(({ values }) => values.length > 1)
}

function rowsOf(
  { options, sale }: Series,
  { code, level, looks }: { code: string; level: number; looks: readonly Look[] },
): SkuRow[] {
  const pairs = options[1].flatMap((option) => looks.map((look) => ({ option, look })))
  return pairs.map(({ option: [value, fen, pack], look: [colour, hue, surcharge = 0] }, index): SkuRow => {
    const priceFen = stepFen(sale, (fen * level * (100 + surcharge)) / 10_000, pack)
    const spec = [...(options[1].length > 1 ? [value] : []), ...(looks.length > 1 ? [colour] : [])]
    return [spec, priceFen, stockOf(`${code}-${String(index + 1).padStart(2, '0')}`, priceFen, sale.unit), hue, pack]
  })
}

function afterSale({ sale, warranty: [, promise] }: Series, { brand, shop }: Maker): string {
  const way = sale.delivery === 'large' ? '走专线物流' : '走快递，签收前可先验外箱'
  return `${brand.name}产自${brand.origin}：${brand.story}本品由${shop.city.replace('市辖区', shop.province)}${shop.district}仓发出，${way}。${promise === '' ? '' : `${promise}。`}`
}
