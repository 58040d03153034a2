import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/auth.ts'

export default {
  welcome: 'Te damos la bienvenida a Zhujia',
  intro: 'Inicia sesión para comprar, pagar y ver tus pedidos y direcciones',
  method: { label: 'Forma de inicio de sesión', code: 'Con código', password: 'Con contraseña' },
  phone: { label: 'Teléfono', placeholder: '11 cifras', invalid: 'Escribe un número chino de 11 cifras' },
  code: {
    label: 'Código',
    placeholder: '{digits} cifras',
    invalid: 'Escribe las {digits} cifras del SMS',
    send: 'Enviar código',
    again: 'Reenviar',
    wait: 'En {seconds} s',
    sent: 'El código va de camino por SMS',
    hint: '¿Sin cuenta? El primer inicio de sesión abre una',
  },
  password: {
    label: 'Contraseña',
    placeholder: 'Tu contraseña',
    missing: 'Escribe tu contraseña',
    forgotten: '¿Has olvidado tu contraseña?',
  },
  reset: {
    title: 'Nueva contraseña',
    intro: 'Basta con un código enviado a tu teléfono',
    password: 'Nueva contraseña',
    placeholder: 'Elige una',
    repeat: 'Repite la contraseña',
    repeatPlaceholder: 'Otra vez',
    weak: 'Demasiado corta o fácil de adivinar: mira la indicación',
    different: 'Las dos contraseñas no coinciden',
    submit: 'Guardar la contraseña',
    done: 'Contraseña cambiada',
    doneHint:
      'Por seguridad, la sesión de esta cuenta se ha cerrado en todos los dispositivos. Inicia sesión con la nueva contraseña.',
    toLogin: 'Iniciar sesión',
  },
  strength: {
    empty: 'Al menos {min} caracteres; {long} para administradores, finanzas y dirección',
    short: { $one: 'Falta {count} carácter', $other: 'Faltan {count} caracteres' },
    guessable: 'Fácil de adivinar: sin teléfono, series, repeticiones ni palabras comunes',
    good: 'Válida; administradores, finanzas y dirección necesitan {long} caracteres',
    strong: 'Muy segura',
  },
  agreement: {
    agree: 'He leído y acepto las',
    open: 'condiciones y el aviso de privacidad',
    needed: 'Primero lee y acepta las condiciones',
    title: 'Condiciones y privacidad',
    of: { terms: 'Condiciones', privacy: 'Aviso de privacidad' },
    accept: 'Leído y aceptado',
    points: {
      account:
        'Cuenta: tu teléfono es tu cuenta. No compartas contraseña ni códigos con nadie, tampoco con quien diga ser de la plataforma.',
      trade:
        'Operaciones: los pedidos son entre tú y el comerciante. La plataforma custodia el pago; cuando confirmas la recepción, queda pendiente de liquidar al comerciante; lo cancelado se reembolsa.',
      privacy:
        'Privacidad: solo guardamos lo necesario. Antes del pago, la tienda solo ve distrito, planta y ascensor de la entrega; el nombre, el teléfono y la calle del destinatario, después del pago, y deja de verlos tras una cancelación. De cada dispositivo que entra guardamos el nombre del navegador y su red, que solo ves tú.',
      control:
        'Tus derechos: cambia tu apodo y tu foto, cambia o borra direcciones y productos vistos recientemente y cierra sesión cuando quieras. Los registros de pedidos y pagos se conservan.',
    },
  },
  submit: 'Iniciar sesión',
  done: 'Sesión iniciada',
} satisfies Translated<typeof source>
