import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/deposits.ts'

export default {
  failed: 'La fianza no se ha cargado',
  kinds: {
    earnest: 'Señal',
    prepayment: 'Anticipo',
    downPayment: 'Arras (vinculantes)',
    security: 'Fianza',
  },
  shops: {
    title: 'Elige una tienda',
    empty: 'No hay ninguna tienda cuya fianza puedas ver',
    emptyHint: 'Quien es titular y los miembros que ven el dinero de la tienda encuentran aquí la fianza',
  },
  missing: {
    title: 'No se encuentra la fianza de esta tienda',
    hint: 'El enlace puede estar incompleto, o no puedes ver el dinero de esta tienda',
    toShops: 'Ver mis tiendas',
  },
  ownerOnly: 'Puedes consultarla. Pagarla y pedir su devolución corresponde a quien es titular de la tienda.',
  status: {
    unpaid: 'Por pagar',
    refunding: 'En devolución',
    complete: 'Completa',
    short: 'Incompleta',
    none: 'Sin pagar',
  },
  head: {
    held: 'Fianza guardada',
    required: '{money} requeridos',
    missing: 'faltan {money}',
    refunding: '{money} en devolución',
    shown: 'El importe se ve en la página de la tienda',
    notShown: 'Una vez pagada, el importe se ve en la página de la tienda',
  },
  pay: {
    all: 'Pagar {money}',
    rest: 'Completar con {money}',
    goOn: 'Seguir pagando {money}',
    left: 'Tiempo restante para pagar',
    agree: 'Al pagar aceptas la versión {version} de las condiciones de abajo',
    expires: 'Si no se paga a tiempo, este pago caduca solo',
    lateHint:
      'El medio de pago aún no nos ha dicho el resultado. El dinero pagado no se pierde: en cuanto lo sepamos será la fianza, o se devuelve si el pago ya ha caducado. Puedes comprobarlo ahora; no pagues dos veces',
  },
  leave: {
    toDeposit: 'Ver la fianza',
    cashier: {
      title: 'La fianza aún no está pagada',
      body: 'Puedes volver a pagar hasta las {time}; después el pago caduca',
      stay: 'Seguir pagando',
    },
    waiting: {
      title: 'El resultado aún no está confirmado',
      body: 'Puedes salir: cuando se confirme, aparecerá en la página de la fianza',
      stay: 'Seguir esperando',
    },
  },
  back: {
    title: 'Recuperar la fianza',
    hint: 'La tienda no tiene pedidos en curso: se puede devolver toda la fianza al medio de pago.',
    wait: {
      $one: 'La tienda tiene {count} pedido en curso. La fianza se puede devolver cuando termine o se cancele.',
      $many:
        'La tienda tiene {count} pedidos en curso. La fianza se puede devolver cuando todos terminen o se cancelen.',
      $other:
        'La tienda tiene {count} pedidos en curso. La fianza se puede devolver cuando todos terminen o se cancelen.',
    },
    toOrders: 'Ver los pedidos de la tienda',
    ask: 'Pedir la devolución',
    done: 'Pedida; está en camino',
    confirm: {
      title: '¿Devolver {money}?',
      body: 'Todo vuelve al medio de pago, y la página de la tienda ya no muestra la fianza.',
      keep: 'Ahora no',
    },
  },
  records: { title: 'Pagos', number: 'Recibo {number}', failed: 'Los pagos no se han cargado' },
  state: {
    unpaid: 'Por pagar',
    lapsed: 'Caducado',
    held: 'Guardada',
    refunding: 'En devolución',
    refunded: 'Devuelta',
    applied: 'Aplicada',
    forfeited: 'Retenida',
  },
  refund: {
    onWay: 'En camino al medio de pago',
    failed: 'El medio de pago la ha rechazado por ahora; se vuelve a enviar',
    arrived: 'De vuelta en la cuenta de pago',
  },
  late: {
    onWay: '{money} que no cuentan para la fianza están en camino de vuelta',
    failed:
      '{money} que no cuentan para la fianza se deben devolver; el medio de pago los ha rechazado por ahora y se vuelven a enviar',
    arrived: '{money} que no cuentan para la fianza ya están en la cuenta de pago',
  },
  facts: {
    title: 'Pago',
    kind: 'Concepto',
    shop: 'Tienda',
    amount: 'Importe',
    paidAt: 'Pagado',
    number: 'Número de recibo',
    copy: 'número de recibo',
    refund: 'Devolución',
  },
  terms: { today: 'Condiciones de la fianza (versión {version})', frozen: 'Condiciones al pagar (versión {version})' },
  result: {
    title: 'Resultado del pago',
    held: 'Fianza pagada',
    heldHint: 'La guarda la plataforma, y el importe se ve en la página de la tienda',
    refunding: 'Fianza en devolución',
    refundingHint: 'Está en camino al medio de pago; esta página dirá cuándo ha llegado',
    refunded: 'Fianza devuelta',
    refundedHint: 'Ya está en la cuenta de pago; cuándo la ves allí depende del medio de pago',
    lapsed: 'Este pago ha caducado',
    lapsedHint: 'No se pagó a tiempo',
    notPaid: 'No ha llegado ningún pago; si te han cobrado, el dinero se devuelve',
    toRefund: 'Pedir la devolución',
    toShop: 'Ver la página de la tienda',
    toDeposit: 'Ver la fianza',
  },
} satisfies Translated<typeof source>
