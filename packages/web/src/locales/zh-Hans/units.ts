import type { Unit } from '@zhujia/contract/catalogue/units.ts'

export default {
  /** After a price and its slash. */
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
    sheet: '张',
    tube: '支',
    item: '个',
  } as const satisfies Record<Unit, string>,
  /** With a number: 3 箱. */
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
    sheet: { $other: '{count} 张' },
    tube: { $other: '{count} 支' },
    item: { $other: '{count} 个' },
  },
  /** Around the lowest of several prices. */
  from: '{price}起',
} as const
