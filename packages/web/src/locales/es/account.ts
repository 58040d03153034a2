import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/account.ts'

export default {
  invitations: { $other: '{count} en espera' },
  guest: {
    title: 'No has iniciado sesión',
    hint: 'Inicia sesión para ver tus pedidos, direcciones y lo que has visto',
    login: 'Iniciar sesión o registrarse',
  },
  profile: { failed: 'Tu perfil no se ha cargado', roles: 'Roles activos', noRoles: 'Aún sin rol activo' },
  role: {
    cell: 'Cambiar de rol',
    active: 'Roles en uso',
    hint: 'Puedes usar varios a la vez: sus permisos se suman',
    primary: 'Empezar con',
    primaryHint: 'Cada nuevo inicio de sesión empieza con este rol',
    onlyOne: 'Por ahora es tu único rol; los demás aparecerán aquí cuando se activen',
    identities: 'Ver todos los tipos de cuenta',
    save: 'Usar estos roles',
    needed: 'Elige al menos un rol',
    saved: 'Roles cambiados',
    failed: 'Tus roles no se han cargado',
  },
  identity: {
    cell: 'Tipo de cuenta',
    byDefault: '{name} (por defecto)',
    title: '¿Quién eres en Zhujia?',
    intro: 'Elige el que más uses. Puedes cambiarlo cuando quieras; tus pedidos no cambian.',
    onlyOne: 'Es tu único tipo de cuenta por ahora. Solo tienes que continuar.',
    others: 'Tipos de cuenta sin activar',
    take: 'Seguir como: {name}',
    taken: 'Tipo de cuenta elegido: {name}',
    failed: 'Los tipos de cuenta no se han cargado',
    how: 'Todavía no se pueden solicitar en la aplicación; los activa la plataforma',
    of: {
      owner: {
        name: 'Propietario',
        about: 'Tu propia casa: elegir materiales, pedir y seguir tus pedidos',
      },
      merchant: {
        name: 'Comerciante',
        about: 'Una tienda de materiales: atender y enviar los pedidos; también comprar',
      },
      company: {
        name: 'Empresa de reformas',
        about: 'Dirección, jefes de proyecto y de obra, diseñadores: comprar para las obras',
      },
      driver: {
        name: 'Conductor',
        about: 'Carga y retirada de escombros, también flotas: comprar y seguir pedidos',
      },
      worker: {
        name: 'Operario',
        about: 'Fontaneros, electricistas, soladores, carpinteros, pintores: comprar y seguir pedidos',
      },
      supervisor: {
        name: 'Supervisor de obra',
        about: 'Supervisión independiente: consultar especificaciones y comprar',
      },
      user: {
        name: 'Asesor',
        about: 'Ver materiales, pedir y seguir tus pedidos',
      },
      platform: {
        name: 'Plataforma',
        about: 'El equipo de la plataforma; aquí no se compra',
      },
    },
  },
  today: {
    title: 'Qué puedes hacer hoy',
    of: {
      company:
        'Puedes ver materiales, guardar favoritos, hacer pedidos y seguirlos. Las obras, el personal y los presupuestos aún no existen.',
      driver:
        'Puedes ver materiales, guardar favoritos, hacer pedidos y seguirlos. El transporte y la retirada de escombros aún no existen.',
      worker:
        'Puedes ver materiales, guardar favoritos, hacer pedidos y seguirlos. Buscar y aceptar trabajos aún no es posible.',
      supervisor:
        'Puedes consultar especificaciones y opiniones, guardar favoritos, hacer pedidos y seguirlos. La supervisión de obras aún no existe.',
      user: 'Puedes ver materiales, guardar favoritos, hacer pedidos y seguirlos. El asesoramiento aún no existe.',
      platform:
        'Puedes ver productos, tiendas y opiniones, pero no comprar. La revisión de solicitudes y la administración aún no existen.',
    },
  },
  orders: {
    title: 'Mis pedidos',
    all: 'Ver todos',
    sellerTitle: 'Pedidos de la tienda',
    sellerAll: 'Ver todos',
    unpaid: 'Por pagar',
    toShip: 'Por enviar',
    toAnswer: 'Solicitudes de cancelación',
    toReceive: 'Por recibir',
    toReview: 'Por valorar',
    received: 'Recibidos',
    count: { $one: '{count} pedido', $other: '{count} pedidos' },
    failed: 'No se ha cargado el número de pedidos',
  },
  history: { title: 'Vistos recientemente', all: { $other: 'Todo ({count})' }, offSale: 'Retirado' },
} satisfies Translated<typeof source>
