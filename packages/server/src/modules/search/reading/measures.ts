/** A size or an amount in folded text: where it stands, what the index holds for it, and what finds it. */
export interface Measure {
  from: number
  to: number
  /** Everything that somebody may write for it. */
  indexed: string[]
  /** Any of these finds it. */
  sought: string[]
}

interface Unit {
  words: readonly string[]
  /** What it is a multiple of, and how many. */
  base: string
  factor: number
}

const UNITS: readonly Unit[] = [
  { words: ['平方毫米', 'mm2'], base: 'mm2', factor: 1 },
  { words: ['平方米', '平米', 'm2'], base: 'm2', factor: 1 },
  { words: ['平方', '平'], base: 'wire', factor: 1 },
  { words: ['毫米', 'mm', '厘'], base: 'mm', factor: 1 },
  { words: ['厘米', '公分', 'cm'], base: 'mm', factor: 10 },
  { words: ['米', 'm'], base: 'mm', factor: 1000 },
  { words: ['公斤', '千克', 'kg'], base: 'g', factor: 1000 },
  { words: ['斤'], base: 'g', factor: 500 },
  { words: ['克', 'g'], base: 'g', factor: 1 },
  { words: ['升', 'l'], base: 'ml', factor: 1000 },
  { words: ['毫升', 'ml'], base: 'ml', factor: 1 },
  { words: ['千瓦', 'kw'], base: 'w', factor: 1000 },
  { words: ['瓦', 'w'], base: 'w', factor: 1 },
  { words: ['伏', 'v'], base: 'v', factor: 1 },
  { words: ['安', 'a'], base: 'a', factor: 1 },
  { words: ['分'], base: 'fen', factor: 1 },
  { words: ['寸'], base: 'cun', factor: 1 },
]
const UNIT_OF = new Map(UNITS.flatMap((unit) => unit.words.map((word): [string, Unit] => [word, unit])))

const WORDS = [...UNIT_OF.keys()].toSorted((a, b) => b.length - a.length).join('|')
const NUMBER = String.raw`\d+(?:\.\d+)?`
// A Latin unit ends a word, or an x leads to the next side; 安装, 分钟, 平开 and 米白 are no units.
const UNIT = String.raw`(?:\s?(?:${WORDS})(?!(?<=[a-z0-9])(?:[a-wyz0-9]|x(?!\d))|(?<=安)[装全]|(?<=分)[钟体]|(?<=平)[开板面]|(?<=米)[白黄色]|(?<=克)力))?`
const MEASURE = new RegExp(String.raw`(?<![a-z\d.])(${NUMBER})(${UNIT})((?:x${NUMBER}${UNIT})*)(?![.\d])`, 'g')
const SIDE = new RegExp(String.raw`x(${NUMBER})(${UNIT})`, 'g')
const COUNTER = /^\s?([孔位级匹型开号目度门抽头层])/

/** Nominal pipe sizes: what fitters call 4 分 is a pipe of 20 mm. */
const PIPES: Readonly<Record<string, number>> = {
  '4fen': 20,
  '6fen': 25,
  '1cun': 32,
  '1.2cun': 40,
  '1.5cun': 50,
  '2cun': 63,
}
/** Cross-sections of wires; other numbers of 平方 are areas. */
const WIRES = new Set([0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25])
/** Sides without a unit that are smaller than this may well be centimetres. */
const MAYBE_CM = 120

const plain = (value: number): string => String(Math.round(value * 1000) / 1000)

function single(number: string, unit: Unit, written: string): Pick<Measure, 'indexed' | 'sought'> {
  const value = Number(number)
  if (unit.base === 'wire') {
    const word = WIRES.has(value) ? `${plain(value)}mm2` : `${plain(value)}m2`
    return { indexed: [word, plain(value)], sought: [word] }
  }
  if (unit.base === 'fen' || unit.base === 'cun') {
    const pipe = PIPES[`${plain(value)}${unit.base}`]
    const word = `${plain(value)}${written}`
    return {
      indexed: [word, ...(pipe === undefined ? [] : [`${pipe}mm`])],
      sought: [word, ...(pipe === undefined ? [] : [`${pipe}mm`])],
    }
  }
  const word = `${plain(value * unit.factor)}${unit.base}`
  return { indexed: [word, plain(value * unit.factor), plain(value)], sought: [word] }
}

const joined = (sides: readonly number[]): string =>
  sides
    .toSorted((a, b) => a - b)
    .map(plain)
    .join('x')

function pairs(sides: readonly number[]): string[] {
  return sides.flatMap((side, place) => sides.slice(place + 1).map((other) => joined([side, other])))
}

/** Lengths by lengths: every order of the sides is the same size. */
function box(sides: readonly { value: number; unit: Unit | undefined }[]): Pick<Measure, 'indexed' | 'sought'> {
  const last = sides.findLast(({ unit }) => unit)?.unit
  const lengths = sides.map(({ value, unit }) => value * ((unit ?? last)?.factor ?? 1))
  const couldBeCm = last === undefined && lengths.every((side) => side <= MAYBE_CM)
  const readings = couldBeCm ? [lengths, lengths.map((side) => side * 10)] : [lengths]
  return {
    indexed: readings.flatMap((sides) => [
      joined(sides),
      ...pairs(sides),
      ...sides.flatMap((side) => [`${plain(side)}mm`, plain(side)]),
    ]),
    sought: readings.map(joined),
  }
}

const unitOf = (written: string): Unit | undefined => UNIT_OF.get(written.trim())

function read(
  number: string,
  written: string,
  { rest, after }: { rest: string; after: string },
): Pick<Measure, 'indexed' | 'sought'> & { length?: number } {
  if (rest !== '') {
    const others = [...rest.matchAll(SIDE)].map(([, value = '', unit = '']) => ({
      value: Number(value),
      unit: unitOf(unit),
    }))
    return box([{ value: Number(number), unit: unitOf(written) }, ...others])
  }
  const unit = unitOf(written)
  if (unit) return single(number, unit, written.trim())
  const counter = COUNTER.exec(after)
  const bare = plain(Number(number))
  if (!counter) return { indexed: [bare], sought: [bare] }
  return { indexed: [bare, `${bare}${counter[1]}`], sought: [`${bare}${counter[1]}`], length: counter[0].length }
}

/** The sizes and amounts of folded text, from left to right. A counter (5孔, 86型) belongs to its number. */
export function measuresOf(folded: string): Measure[] {
  return [...folded.matchAll(MEASURE)].map((match) => {
    const [whole, number = '', written = '', rest = ''] = match
    const end = match.index + whole.length
    const { indexed, sought, length = 0 } = read(number, written, { rest, after: folded.slice(end) })
    return { from: match.index, to: end + length, indexed: [...new Set(indexed)], sought }
  })
}
