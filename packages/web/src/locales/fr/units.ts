import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/units.ts'

export default {
  name: {
    piece: 'pièce',
    box: 'carton',
    sqm: 'm²',
    roll: 'rouleau',
    bucket: 'seau',
    bag: 'sac',
    metre: 'm',
    set: 'ensemble',
    root: 'barre',
    sheet: 'plaque',
    tube: 'cartouche',
    item: 'unité',
  },
  amount: {
    piece: { $one: '{count} pièce', $other: '{count} pièces' },
    box: { $one: '{count} carton', $other: '{count} cartons' },
    sqm: { $other: '{count} m²' },
    roll: { $one: '{count} rouleau', $other: '{count} rouleaux' },
    bucket: { $one: '{count} seau', $other: '{count} seaux' },
    bag: { $one: '{count} sac', $other: '{count} sacs' },
    metre: { $other: '{count} m' },
    set: { $one: '{count} ensemble', $other: '{count} ensembles' },
    root: { $one: '{count} barre', $other: '{count} barres' },
    sheet: { $one: '{count} plaque', $other: '{count} plaques' },
    tube: { $one: '{count} cartouche', $other: '{count} cartouches' },
    item: { $one: '{count} unité', $other: '{count} unités' },
  },
  from: 'dès {price}',
} satisfies Translated<typeof source>
