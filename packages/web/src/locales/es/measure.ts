import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/measure.ts'

export default {
  open: 'Calcular por superficie',
  row: { label: 'Cantidad necesaria', hint: 'Indica una superficie o una habitación para saber cuánto comprar' },
  title: 'Cantidad necesaria',
  mode: { label: 'Calcular por', area: 'Superficie', room: 'Habitación' },
  surface: { label: 'Dónde va', floor: 'Suelo', walls: 'Paredes' },
  size: {
    area: 'Superficie',
    length: 'Largo',
    width: 'Ancho',
    height: 'Alto',
    openings: 'Puertas y ventanas',
    openingsHint: 'Vacío si no hay',
    wrong: 'Un número con dos decimales como máximo',
  },
  loss: 'Merma',
  laying: {
    label: 'Colocación',
    straight: 'Recta',
    diagonal: 'Diagonal',
    herringbone: 'Espiga',
    maker: 'Consejo de la tienda',
  },
  result: {
    label: 'Resultado',
    empty: 'Indica las medidas para ver cantidad, sobrante y precio',
    needed: 'Necesario con merma',
    buy: 'Comprar',
    bought: 'Superficie comprada',
    covers: 'Cubre',
    surplus: 'Sobrante',
    total: 'Total',
    basis: 'Una unidad contada como «{basis}»',
  },
  tooMuch: 'Como máximo {amount} a la vez: calcula por partes',
  short: 'Solo hay {amount}, no alcanza para esta superficie',
  shortLot: 'Un mismo lote tiene {amount} como máximo, no alcanza; el tono varía entre lotes',
  apply: 'Tomar {amount}',
  applyNothing: 'Tomar la cantidad',
} satisfies Translated<typeof source>
