import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/units.ts'

export default {
  name: {
    piece: '片',
    box: '箱',
    sqm: '㎡',
    roll: '卷',
    bucket: '桶',
    bag: '袋',
    metre: '米',
    set: '套',
    root: '根',
    sheet: '張',
    tube: '支',
    item: '個',
  },
  amount: {
    piece: { $other: '{count} 片' },
    box: { $other: '{count} 箱' },
    sqm: { $other: '{count} ㎡' },
    roll: { $other: '{count} 卷' },
    bucket: { $other: '{count} 桶' },
    bag: { $other: '{count} 袋' },
    metre: { $other: '{count} 米' },
    set: { $other: '{count} 套' },
    root: { $other: '{count} 根' },
    sheet: { $other: '{count} 張' },
    tube: { $other: '{count} 支' },
    item: { $other: '{count} 個' },
  },
  from: '{price}起',
} satisfies Translated<typeof source>
