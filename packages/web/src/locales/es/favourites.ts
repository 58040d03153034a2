import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/favourites.ts'

export default {
  manage: 'Editar',
  done: 'Listo',
  all: 'Todo',
  select: 'Seleccionar {name}',
  remove: 'Quitar',
  removeCount: { $other: 'Quitar ({count})' },
  removed: 'Quitado de favoritos',
  nothing: 'Selecciona primero qué quitar',
  failed: 'No se pudieron cargar tus favoritos',
  cheaper: '{money} menos que al guardarlo',
  dearer: '{money} más que al guardarlo',
  products: { $one: '{count} producto', $other: '{count} productos' },
  enter: 'Visitar',
  kinds: { label: 'Tipo de favorito', product: 'Productos', shop: 'Tiendas' },
  confirm: {
    title: { $one: '¿Quitar {count} favorito?', $other: '¿Quitar {count} favoritos?' },
    body: 'Podrás guardarlos de nuevo desde su página',
    keep: 'Conservar',
  },
  empty: {
    product: 'Aún no guardas productos',
    productHint: 'Toca «Guardar» en un producto; aquí se marca si baja de precio',
    shop: 'Aún no guardas tiendas',
    shopHint: 'Guarda una tienda desde su tarjeta en la página de un producto',
    browse: 'Ver materiales',
  },
  heart: {
    add: 'Guardar',
    added: 'Guardado',
    addShop: 'Guardar tienda',
    done: 'Guardado en favoritos',
    gone: 'Quitado de favoritos',
    loginFirst: 'Inicia sesión y se guardará',
  },
  cart: {
    move: 'A favoritos',
    moved: { $one: '{count} producto pasado a favoritos', $other: '{count} productos pasados a favoritos' },
    left: {
      $one: '{count} producto ya no está a la venta y sigue en el carrito',
      $other: '{count} productos ya no están a la venta y siguen en el carrito',
    },
    nothing: 'Selecciona primero qué mover',
  },
} satisfies Translated<typeof source>
