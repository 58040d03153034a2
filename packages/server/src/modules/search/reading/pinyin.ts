import { pinyin } from 'pinyin-pro'

/** The syllables of a Chinese word without tones, `v` for ü: 瓷砖 is ci, zhuan. Empty when it holds anything but Chinese. */
export function syllablesOf(word: string): string[] {
  if (!/^\p{Script=Han}+$/u.test(word)) return []
  return pinyin(word, { toneType: 'none', type: 'array', v: true })
}

/** How a word sounds: its syllables, all their letters, and the first of each. They are joined once, not each time somebody asks. */
export interface Sound {
  syllables: readonly string[]
  letters: string
  initials: string
}

export const soundOf = (syllables: readonly string[]): Sound => ({
  syllables,
  letters: syllables.join(''),
  initials: syllables.map((syllable) => syllable[0]).join(''),
})

/** How letters say a word, the surest first: all of it, its initials, or some of each as in `mtong`. */
export const WAYS_OF_SAYING = ['full', 'initials', 'mixed'] as const
export type Said = (typeof WAYS_OF_SAYING)[number]

/** Whether the letters from `at` on are a beginning of each syllable from `place` on. */
function isMixed(letters: string, syllables: readonly string[], { at, place }: { at: number; place: number }): boolean {
  const syllable = syllables[place]
  if (syllable === undefined) return at === letters.length
  for (let length = syllable.length; length > 0; length--) {
    if (
      letters.startsWith(syllable.slice(0, length), at) &&
      isMixed(letters, syllables, { at: at + length, place: place + 1 })
    )
      return true
  }
  return false
}

/** How these letters say the word that sounds so; undefined when they do not. */
export function saidBy(said: string, { syllables, letters, initials }: Sound): Said | undefined {
  if (said.length < syllables.length || said.length > letters.length || syllables.length === 0) return undefined
  if (said === letters) return 'full'
  if (said === initials) return 'initials'
  return isMixed(said, syllables, { at: 0, place: 0 }) ? 'mixed' : undefined
}
