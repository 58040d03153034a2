import type { AttributeData, LocalName } from './types.ts'

type Names = readonly [hans: string, hant: string, en: string, fr: string, es: string]

const named = ([hans, hant, en, fr, es]: Names): LocalName => ({ 'zh-Hans': hans, 'zh-Hant': hant, en, fr, es })

/** A value that is written alike in every language, such as a size. */
const plain = (text: string): LocalName => named([text, text, text, text, text])

export const ATTRIBUTES: readonly AttributeData[] = [
  {
    code: 'size',
    names: named(['规格尺寸', '規格尺寸', 'Size', 'Format', 'Formato']),
    values: ['300x600', '400x800', '600x1200', '750x1500', '800x800', '900x1800'].map((code) => ({ code, names: plain(`${code.replace('x', '×')} mm`) })),
  },
  {
    code: 'finish',
    names: named(['表面工艺', '表面工藝', 'Finish', 'Finition', 'Acabado']),
    values: [
      { code: 'gloss', names: named(['亮光', '亮光', 'Gloss', 'Brillant', 'Brillo']) },
      { code: 'soft', names: named(['柔光', '柔光', 'Satin', 'Satiné', 'Satinado']) },
      { code: 'matt', names: named(['哑光', '啞光', 'Matt', 'Mat', 'Mate']) },
    ],
  },
]

/** Which attributes hold from which category down. */
export const CATEGORY_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  tile: ['size', 'finish'],
}
