import { Converter } from 'opencc-js/t2cn'

// oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-call -- its declarations import each other without extensions, which the linter's compiler does not follow; tsc does
const simplify: (text: string) => string = Converter({ from: 'tw', to: 'cn' })

/** What the converter simplifies to is in these cases a traditional character itself: it would become another one at a second folding. */
const HALF_WAY: Readonly<Record<string, string>> = { 么: '幺', 苧: '苎' }

const DIGITS: Readonly<Record<string, string>> = {
  一: '1',
  单: '1',
  二: '2',
  两: '2',
  双: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
  十: '10',
}

/** Counts that are written in figures as often as in words: 五孔 and 5孔, 一级 and 1级. */
const COUNTED = /([一二三四五六七八九十])(?=[孔位级匹])|([单双一二三四五])(?=开(?![孔门]))/g

/**
 * Text as search compares it: full-width folded, lower case, no accents, traditional characters as simplified ones,
 * 800×800 and 800*800 as 800x800, one blank between words.
 */
export function foldText(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  return simplify(plain)
    .replaceAll(/[么苧]/g, (one) => HALF_WAY[one] ?? one)
    .replaceAll(/(?<=[\d米毫厘公分cm])\s*[×*✕╳]\s*(?=\d)/g, 'x')
    .replaceAll(/(?<=\d)\s+x\s+(?=\d)/g, 'x')
    .replaceAll(COUNTED, (word: string) => DIGITS[word] ?? word)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** English, French and Spanish plurals and singulars alike, as far as it takes to find one by the other. */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(eau|eu)x$/.test(word)) return word.slice(0, -1)
  if (/(ch|sh|ss|x|z|[dlnr])es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word)) return word.slice(0, -1)
  return /[dlnr]e$/.test(word) ? word.slice(0, -1) : word
}
