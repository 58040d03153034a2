import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/checkout.ts'

export default {
  failed: 'No se pudo cargar el pedido',
  empty: {
    title: 'Nada que pagar',
    hint: 'Marca primero en el carrito lo que quieres comprar',
    toCart: 'Ir al carrito',
  },
  address: {
    add: 'Añadir una dirección de entrega',
    change: 'Cambiar la dirección de entrega',
    needed: 'Añade primero una dirección de entrega',
  },
  freight: 'Envío',
  freeFreight: 'Gratis',
  returnRules: {
    'seven-days': 'Se puede pedir la cancelación antes del envío',
    'seven-days-unopened': 'Se puede pedir la cancelación antes del envío',
    'whole-pack-only': 'Se puede pedir la cancelación antes del envío',
    'custom-no-return': 'A medida: cancelación a petición antes del envío, sin devolución por cambio de opinión',
    'cut-no-return': 'Cortado: cancelación a petición antes del envío, sin devolución por cambio de opinión',
  },
  lead: {
    $one: 'Sale como máximo {count} día después del pago',
    $other: 'Sale como máximo {count} días después del pago',
  },
  leadOfLine: { $one: 'Preparación: {count} día', $other: 'Preparación: {count} días' },
  leadOfOrder: {
    $one: 'El plazo más largo vale para todo el pedido: sale como máximo {count} día después del pago',
    $other: 'El plazo más largo vale para todo el pedido: sale como máximo {count} días después del pago',
  },
  freightEstimate: 'Estimación; exacto con tu dirección',
  freightParts: {
    piece: { $one: '{count} unidad', $other: '{count} unidades' },
    weight: '{number} kg',
    volume: '{count} m³',
  },
  remark: {
    label: 'Nota del pedido',
    none: 'Opcional: horario…',
    title: 'Nota del pedido',
    to: 'Nota para {shop}',
    placeholder: 'Horario de entrega, subida: la tienda la leerá',
    done: 'Listo',
  },
  count: { $one: '{count} producto', $other: '{count} productos' },
  subtotal: 'Subtotal',
  breakdown: { title: 'Detalle del precio', goods: 'Productos', freight: 'Envío', total: 'Total' },
  payable: 'Total',
  estimated: 'Total estimado',
  submit: 'Hacer pedido',
  lost: {
    network: 'Se perdió la conexión y no llegó respuesta: puede que el pedido ya esté hecho.',
    timeout: 'No llegó respuesta a tiempo: puede que el pedido ya esté hecho.',
    again: 'Puedes pulsar otra vez; no se hará dos veces.',
    changed: 'Lo has cambiado desde entonces: enviarlo ahora haría otro pedido. Mira antes tus pedidos.',
  },
  change: {
    termsTitle: 'Los datos de tu pedido han cambiado',
    termsBody:
      'La dirección de entrega, el plazo de envío o la norma de devolución acaba de cambiar; el total sigue siendo {total}. Aún no se ha pedido nada.',
    termsAccept: 'Ver los cambios',
    title: 'El total ha cambiado',
    body: 'Los precios o el envío acaban de cambiar: el total era {old} y ahora es {new}. Aún no se ha pedido nada.',
    payBody:
      'La tienda ha cambiado el precio: en vez de {old} ahora debes {new}. No se ha pagado nada; acepta primero el nuevo importe.',
    was: '{money} antes del cambio',
    freight: 'Envío: {new} en vez de {old}',
    discount: 'Descuento de la tienda: {new} en vez de {old}',
    reason: 'La tienda dice: {reason}',
    agree: 'Aceptar el nuevo importe',
    notYet: 'Pagar más tarde',
    accept: 'Ver el nuevo total',
  },
  refused: {
    toCart: 'Volver al carrito',
    back: 'Volver',
    left: 'Solo hay {amount}',
    soldOut: 'Agotado',
    adjust: 'Llevar lo que queda',
    STOCK_SHORT: {
      title: 'No hay existencias suficientes',
      hint: 'Hay menos existencias que la cantidad elegida',
    },
    may: 'Ahora puedes pedir {amount}',
    payFirst: 'Paga antes tus pedidos pendientes',
    takeLess: 'Pedir lo que se puede',
    HOLD_LIMIT: {
      title: 'Demasiado retenido sin pagar',
      hint: 'Para que otros también puedan comprar, cada persona solo puede retener parte de las existencias antes de pagar; cuando pagues podrás seguir comprando',
    },
    OFF_SALE: { title: 'Hay productos retirados de la venta', hint: 'Quítalos y vuelve a hacer el pedido' },
    MEASURES_WRONG: {
      title: 'Algunas medidas no se pueden fabricar',
      hint: 'Estas medidas están fuera de lo que fabrica la tienda; escríbelas de nuevo antes de pagar',
    },
    BELOW_MINIMUM: {
      title: 'Por debajo de la cantidad mínima',
      hint: 'Lleva al menos la cantidad mínima y vuelve a hacer el pedido',
    },
    AMOUNT_LIMIT: { title: 'Se supera el límite por pedido', hint: 'Reduce las cantidades o haz varios pedidos' },
    UNDELIVERABLE: {
      title: 'Algunos productos no se entregan ahí',
      hint: 'Elige otra dirección o quita estos productos',
    },
    otherAddress: 'Otra dirección',
    leaveOut: 'Quitar estos productos',
    notThere: 'no se entrega',
  },
  link: {
    quantity: {
      title: 'La cantidad de este enlace no es válida',
      hint: 'Debe ser un número entero de 1 a {most}. No se ha pedido nada ni se ha elegido otra cantidad por ti',
    },
    measures: {
      title: 'Las medidas de este enlace no se pueden leer',
      hint: 'No se ha pedido nada ni se ha cambiado ninguna medida; escríbelas de nuevo en la página del producto',
    },
    sku: {
      title: 'No se encuentra este producto',
      hint: 'Puede que el enlace esté incompleto o que el producto ya no exista. No se ha pedido nada',
    },
    toProduct: 'Ver el producto',
  },
  leave: {
    toOrder: 'Ver el pedido',
    cashier: {
      title: 'El pedido aún no está pagado',
      body: 'Te lo guardamos hasta las {time}. Hasta entonces puedes volver y pagar; después se cierra solo',
      stay: 'Seguir pagando',
    },
    waiting: {
      title: 'El pago aún no está confirmado',
      body: 'Puedes salir: el pedido se actualiza automáticamente en cuanto lo esté',
      stay: 'Seguir esperando',
    },
  },
  pay: {
    toOrder: 'Ver el pedido',
    alone: 'Pagar solo este pedido',
    aloneAsk: {
      title: '¿Pagar solo este pedido?',
      body: 'Tendrá un pago propio; los demás pedidos se pueden seguir pagando juntos.',
      confirm: 'Pagar aparte',
    },
    title: 'Pago',
    amount: 'Importe a pagar',
    timeLeft: 'Tiempo restante',
    expires: 'Si no se paga a tiempo, el pedido se cierra',
    method: 'Forma de pago',
    submit: 'Pagar {money}',
    again: 'Pagar {money} de nuevo',
    noMethod: 'Ahora no hay forma de pago disponible, vuelve más tarde',
    simulated: 'Pago simulado',
    simulatedHint: 'Solo para demostración, sin cargo real',
    failedBefore: 'El último pago no se completó y no se cobró nada; puedes intentarlo de nuevo',
    leftBefore: 'Saliste de la página de pago y no se ha recibido ningún pago; vuelve a pagar',
    leftBeforeOther: 'Saliste de la página de pago y no se ha recibido ningún pago; vuelve a pagar o elige otra forma',
    closedBefore: 'El pago que abriste antes se ha cerrado; puedes volver a pagar',
    changedBefore:
      'Ahora debes {new} en vez de {old}: la tienda ha cambiado el precio o se ha cancelado un pedido. El pago que abriste por el importe anterior se ha cerrado. Comprueba el nuevo importe y después paga',
    late: {
      onWay: 'Los {money} que pagaste antes se están devolviendo',
      failed:
        'Los {money} que pagaste antes deben volver a ti; el canal aún no aceptó la devolución y se vuelve a intentar',
      arrived: 'Los {money} que pagaste antes se devolvieron a la cuenta de pago',
    },
    providerDown: 'No se puede acceder al servicio de pago, inténtalo más tarde',
    failed: 'No se pudo cargar el pago',
    gone: 'No se encuentra este pago',
    goneHint: 'El enlace puede estar incompleto o ser de otra cuenta',
  },
  waiting: {
    title: 'Confirmando el pago',
    hint: 'Suele tardar unos segundos; no pagues dos veces',
    late: 'Aún no hay resultado',
    lateHint:
      'El servicio de pago aún no nos ha dado el resultado. Si has pagado, tu dinero está a salvo: se aplica a este pedido en cuanto lo encontremos, o se reembolsa si el pedido ya se ha cerrado. Puedes comprobarlo ahora; no pagues dos veces',
    nextCheck:
      'A las {time} volveremos a preguntar automáticamente al servicio de pago y mostraremos aquí el resultado',
    check: 'He pagado, consultar',
    payAgain: 'Aún no he pagado',
    notYet: 'No se encuentra el pago, consulta un poco más tarde',
  },
  result: {
    title: 'Resultado del pago',
    paid: 'Pago realizado',
    paidLongAgo: 'El progreso está en tus pedidos',
    paidHint: {
      $one: '{count} pedido pagado; sigue allí el envío',
      $other: '{count} pedidos pagados; sigue allí los envíos',
    },
    refunded: 'Reembolsado',
    refundedHint: 'El dinero vuelve por el mismo medio; tu banco fija el plazo',
    closed: 'Pedido cerrado',
    closedBy: {
      timer: 'No se pagó a tiempo y se cerró automáticamente',
      buyer: 'Lo cancelaste: {reason}',
      seller: 'La tienda lo cerró: {reason}',
    },
    closedOf: '{shop}: {why}',
    notPaid: 'No se recibió ningún pago; si se cobró algo, se devuelve',
    late: {
      onWay: '{money} llegaron después de cerrarse el pedido y se están devolviendo',
      failed:
        '{money} llegaron después de cerrarse el pedido; el canal aún no aceptó la devolución y se vuelve a intentar',
      arrived: '{money} llegaron después de cerrarse el pedido y se devolvieron a la cuenta de pago',
    },
    toOrders: 'Ver pedidos',
    keepShopping: 'Seguir comprando',
  },
} satisfies Translated<typeof source>
