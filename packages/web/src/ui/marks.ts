/** A stretch of a text, marked or not. */
export interface Stretch {
  text: string
  isMarked: boolean
}

/** As marks are compared: lower case and the signs between sizes alike. Every character stays where it is. */
const plain = (text: string): string => {
  const lower = text.toLowerCase().replaceAll(/[×*]/g, 'x')
  return lower.length === text.length ? lower : text
}

/** The text cut where one of the words stands in it; the longest word wins, and what touches is one stretch. */
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
