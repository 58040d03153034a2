/** A part of a text, highlighted or not. */
export interface Stretch {
  text: string
  isMarked: boolean
}

/** Normalises a text for the comparison: lower case, and one sign between sizes. The length stays the same. */
const plain = (text: string): string => {
  const lower = text.toLowerCase().replaceAll(/[×*]/g, 'x')
  return lower.length === text.length ? lower : text
}

/** Splits the text at the words that occur in it. The longest word wins, and adjacent matches become one part. */
export function markWords(text: string, words: readonly string[]): Stretch[] {
  const wanted = words.filter((word) => word !== '').toSorted((a, b) => b.length - a.length)
  const marked = Array.from({ length: text.length }, () => false)
  const compared = plain(text)
  if (wanted.length === 0) return [{ text, isMarked: false }]
  for (const word of wanted.map(plain)) {
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length)
  }
  const stretches: Stretch[] = []
  for (let at = 0; at < text.length; at++) {
    const last = stretches.at(-1)
    const isMarked = marked[at] ?? false
    if (last && last.isMarked === isMarked) last.text += text[at]
    else stretches.push({ text: text[at] ?? '', isMarked })
  }
  return stretches
}
