import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/security.ts'

export default {
  failed: 'No se pudo cargar tu cuenta',
  rows: {
    phone: 'Número de teléfono',
    phoneFrom: '{phone} a partir del {at}',
    password: 'Contraseña',
    isSet: 'Definida',
    notSet: 'Sin definir',
    devices: 'Dispositivos con sesión',
    deviceCount: { $one: '{count} dispositivo', $other: '{count} dispositivos' },
  },
  back: 'Cuenta y seguridad',
  ownCode: 'Código enviado al {phone}',
  proof: { label: 'Cómo demostrar que eres tú' },
  oldPassword: {
    label: 'Contraseña actual',
    placeholder: 'La actual',
    missing: 'Escribe tu contraseña actual',
  },
  password: {
    intro: 'Este dispositivo sigue con la sesión abierta; los demás tendrán que entrar con la contraseña nueva',
    introFirst:
      'Esta cuenta aún no tiene contraseña; cuando la definas podrás entrar con ella. Este dispositivo mantiene su sesión; los demás tendrán que volver a entrar',
    byOld: 'Contraseña actual',
    byCode: 'Código',
    submit: 'Cambiar contraseña',
    submitFirst: 'Definir contraseña',
    done: 'Contraseña cambiada',
    doneHint: 'Este dispositivo sigue con la sesión abierta; las demás se cerraron',
  },
  phone: {
    now: 'Tu número es {phone}',
    byOld: 'Aún lo tengo',
    without: 'Ya no lo tengo',
    new: 'Número nuevo',
    newCode: 'Código enviado al número nuevo',
    waits:
      'Con la contraseña, el cambio se aplica a las {hours} horas. El número anterior recibe enseguida un SMS y puedes cancelarlo en cualquier momento',
    noPassword: 'Esta cuenta no tiene contraseña: solo se puede cambiar con un código al número anterior',
    submit: 'Cambiar número',
    request: 'Pedir el cambio',
    done: 'Número cambiado',
    doneHint:
      'A partir de ahora entra con el número nuevo. Este dispositivo sigue con la sesión abierta; las demás se cerraron',
    pending: '{phone} a partir del {at}',
    pendingHint:
      'Enviamos un SMS al número anterior. Después, todos los dispositivos tendrán que entrar con el nuevo. Si no lo pediste tú, cancélalo ya y cambia la contraseña',
    cancel: 'Cancelar la petición',
    cancelled: 'Petición cancelada',
  },
  devices: {
    failed: 'No se pudieron cargar tus dispositivos',
    here: 'Este dispositivo',
    current: 'En uso',
    others: { $one: 'Otro dispositivo ({count})', $other: 'Otros dispositivos ({count})' },
    alone: 'Esta cuenta no tiene sesión en ningún otro sitio',
    hint: 'Toca un dispositivo para cerrar su sesión. ¿No lo conoces? Cambia también la contraseña',
    unknown: 'Dispositivo desconocido',
    lastUsed: 'Último uso: {at}',
    signedIn: 'Inicio de sesión: {at}',
    network: 'Red {network}',
    end: 'Cerrar sesión',
    endTitle: '¿Cerrar la sesión de {name}?',
    endBody: 'Ese dispositivo tendrá que iniciar sesión de nuevo para usar esta cuenta',
    endAll: 'Cerrar las demás sesiones',
    endAllTitle: '¿Cerrar las demás sesiones?',
    endAllBody: 'Solo este dispositivo seguirá con la sesión abierta; los demás tendrán que iniciarla de nuevo',
    keep: 'Ahora no',
    ended: 'Sesión cerrada',
  },
} satisfies Translated<typeof source>
