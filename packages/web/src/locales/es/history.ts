import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/history.ts'

export default {
  manage: 'Editar',
  done: 'Listo',
  all: 'Todo',
  select: 'Seleccionar {name}',
  selectDay: 'Seleccionar todo: {day}',
  today: 'Hoy',
  yesterday: 'Ayer',
  remove: 'Eliminar',
  removeCount: { $other: 'Eliminar ({count})' },
  removed: 'Eliminado',
  nothing: 'Selecciona primero qué eliminar',
  failed: 'No se pudieron cargar los productos vistos recientemente',
  clear: 'Vaciar',
  cleared: 'Productos vistos recientemente borrados',
  note: 'Se guarda {days} días, cada producto con su última visita',
  confirm: {
    clearTitle: '¿Borrar todos los productos vistos recientemente?',
    clearBody: 'No se puede deshacer',
    keep: 'Conservar',
  },
  empty: { title: 'Aún no has visto nada', hint: 'Lo que mires se queda aquí {days} días', browse: 'Ver materiales' },
} satisfies Translated<typeof source>
