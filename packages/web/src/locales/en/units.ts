import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/units.ts'

export default {
  name: {
    piece: 'piece',
    box: 'box',
    sqm: 'm²',
    roll: 'roll',
    bucket: 'bucket',
    bag: 'bag',
    metre: 'm',
    set: 'set',
    root: 'length',
    sheet: 'sheet',
    tube: 'tube',
    item: 'item',
  },
  amount: {
    piece: { $one: '{count} piece', $other: '{count} pieces' },
    box: { $one: '{count} box', $other: '{count} boxes' },
    sqm: { $other: '{count} m²' },
    roll: { $one: '{count} roll', $other: '{count} rolls' },
    bucket: { $one: '{count} bucket', $other: '{count} buckets' },
    bag: { $one: '{count} bag', $other: '{count} bags' },
    metre: { $other: '{count} m' },
    set: { $one: '{count} set', $other: '{count} sets' },
    root: { $one: '{count} length', $other: '{count} lengths' },
    sheet: { $one: '{count} sheet', $other: '{count} sheets' },
    tube: { $one: '{count} tube', $other: '{count} tubes' },
    item: { $one: '{count} item', $other: '{count} items' },
  },
  from: 'from {price}',
} satisfies Translated<typeof source>
