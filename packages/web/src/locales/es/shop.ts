import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/shop.ts'

export default {
  contact: {
    phone: 'Teléfono',
    hours: 'Horario',
    daily: 'Todos los días {from}–{to}',
    days: 'De {first} a {last} {from}–{to}',
    call: 'Llamar a {shop} al {phone}',
  },
  head: {
    deposit: 'Fianza pagada: {money}',
    products: {
      $one: '{count} producto a la venta',
      $many: '{count} productos a la venta',
      $other: '{count} productos a la venta',
    },
    score: 'Valoración: {score} de 5',
    reviews: { $one: '{count} opinión', $many: '{count} opiniones', $other: '{count} opiniones' },
    noScore: 'Aún sin opiniones',
  },
  licence: {
    company: 'Licencia comercial',
    creditCode: 'Código unificado de crédito social',
    byShop: 'Datos indicados por la tienda',
    none: 'Esta tienda no ha indicado su licencia comercial',
  },
  together: {
    title: 'Combina con',
    why: 'Suele comprarse con este producto',
    whyMany: 'Suele comprarse con lo que has comprado',
  },
} as const satisfies Translated<typeof source>
