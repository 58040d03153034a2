import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/home.ts'

export default {
  banners: 'Destacados',
  search: 'Azulejos, pintura',
  role: { login: 'Iniciar sesión', change: '{roles}: cambiar de rol', none: 'Elegir rol' },
  entries: {
    label: 'Accesos rápidos',
    categories: 'Materiales',
    cart: 'Carrito',
    orders: 'Mis pedidos',
    sellerOrders: 'Pedidos de la tienda',
    address: 'Direcciones',
  },
  todo: {
    buyer: 'Pendiente',
    seller: 'Pedidos de la tienda',
    all: 'Todos los pedidos',
    unpaid: 'Por pagar',
    toShip: 'Por enviar',
    toAnswer: 'Solicitudes de cancelación',
    toReceive: 'Por recibir',
    toReview: 'Por valorar',
    failed: 'No se pudieron cargar los pedidos de la tienda',
  },
  stages: { title: '¿En qué punto está tu reforma?', hint: 'Los materiales de cada etapa' },
  categories: { title: 'Materiales', all: 'Todas las categorías', failed: 'No se pudieron cargar las categorías' },
  feed: {
    title: 'Recomendados',
    label: 'Productos recomendados',
    empty: 'Aún no hay productos a la venta',
    emptyHint: 'Vuelve dentro de un rato',
  },
  top: 'Volver arriba',
} satisfies Translated<typeof source>
