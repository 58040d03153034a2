/** Text as search compares it: full-width folded, lower case, one blank between words, 800×800 and 800*800 as 800x800. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/[×*]/g, 'x').replaceAll(/\s+/g, ' ').trim()
}

/**
 * The one- and two-letter pieces of folded text. Chinese words have two letters more often than three, which is why the
 * index holds pairs: a word is found by all its pairs and then compared whole.
 */
export function gramsOf(folded: string): string[] {
  const grams = new Set<string>()
  for (const word of folded.split(' ')) {
    const letters = [...word]
    letters.forEach((letter, index) => {
      grams.add(letter)
      const next = letters[index + 1]
      if (next !== undefined) grams.add(letter + next)
    })
  }
  grams.delete('')
  return [...grams]
}

/** The pieces of one searched word that the index must hold: its pairs, or the letter when it is alone. */
export function gramsToFind(word: string): string[] {
  const grams = gramsOf(word)
  const pairs = grams.filter((gram) => [...gram].length === 2)
  return pairs.length > 0 ? pairs : grams
}
