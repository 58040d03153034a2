import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/units.ts'

export default {
  name: {
    piece: 'pieza',
    box: 'caja',
    sqm: 'm²',
    roll: 'rollo',
    bucket: 'cubo',
    bag: 'saco',
    metre: 'm',
    set: 'juego',
    root: 'barra',
    sheet: 'placa',
    tube: 'cartucho',
    item: 'unidad',
  },
  amount: {
    piece: { $one: '{count} pieza', $other: '{count} piezas' },
    box: { $one: '{count} caja', $other: '{count} cajas' },
    sqm: { $other: '{count} m²' },
    roll: { $one: '{count} rollo', $other: '{count} rollos' },
    bucket: { $one: '{count} cubo', $other: '{count} cubos' },
    bag: { $one: '{count} saco', $other: '{count} sacos' },
    metre: { $other: '{count} m' },
    set: { $one: '{count} juego', $other: '{count} juegos' },
    root: { $one: '{count} barra', $other: '{count} barras' },
    sheet: { $one: '{count} placa', $other: '{count} placas' },
    tube: { $one: '{count} cartucho', $other: '{count} cartuchos' },
    item: { $one: '{count} unidad', $other: '{count} unidades' },
  },
  from: 'desde {price}',
} satisfies Translated<typeof source>
