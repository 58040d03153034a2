import type { Translated } from '../../platform/i18n/types.ts'
import type source from '../zh-Hans/account.ts'

export default {
  guest: {
    title: 'No ha iniciado sesión',
    hint: 'Inicie sesión para ver sus pedidos, favoritos y reforma',
    login: 'Iniciar sesión o registrarse',
  },
  profile: { failed: 'Su perfil no se ha cargado', roles: 'Roles activos', noRoles: 'Aún sin rol activo' },
  role: {
    cell: 'Cambiar de rol',
    title: 'Elija sus roles activos',
    hint: 'Puede usar varios a la vez: sus permisos se suman',
    primary: 'rol principal',
    save: 'Usar estos roles',
    needed: 'Elija al menos un rol',
    saved: 'Roles cambiados',
  },
  display: {
    cell: 'Idioma y apariencia',
    title: 'Idioma y apariencia',
    language: 'Idioma',
    dark: 'Modo oscuro',
    darkHint: 'Más cómodo de noche; desactivado por defecto',
    failed: 'No se pudo cambiar el idioma: revise la red e inténtelo de nuevo',
  },
  logout: {
    cell: 'Cerrar sesión',
    title: '¿Cerrar sesión?',
    body: 'Sus pedidos y mensajes dejarán de verse en este dispositivo',
    confirm: 'Cerrar sesión',
    cancel: 'Seguir conectado',
    done: 'Sesión cerrada',
  },
  settings: 'Ajustes',
} satisfies Translated<typeof source>
