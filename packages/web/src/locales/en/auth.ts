import type { Translated } from '../../platform/i18n/types.ts'
import type source from '../zh-Hans/auth.ts'

export default {
  welcome: 'Welcome to Zhujia',
  intro: 'Log in to order, save favourites, post what you need and follow your renovation',
  way: { label: 'Way to log in', code: 'By code', password: 'By password' },
  phone: { label: 'Phone number', placeholder: '11 digits', invalid: 'Please enter a mainland number of 11 digits' },
  code: {
    label: 'Code',
    placeholder: '6 digits',
    invalid: 'Please enter the 6 digits from the text message',
    send: 'Send code',
    again: 'Send again',
    wait: 'Again in {seconds} s',
    sent: 'The code is on its way by text message',
    hint: 'No account yet? Your first login opens one',
  },
  password: { label: 'Password', placeholder: 'Your password', missing: 'Please enter your password' },
  agreement: {
    agree: 'I have read and accept the',
    open: 'terms and privacy notice',
    needed: 'Please read and accept the terms first',
    title: 'Terms and privacy notice',
    accept: 'Read and accepted',
    points: {
      account:
        'Account: your phone number is your account. Keep password and codes to yourself; nobody from support will ever ask for them.',
      trade:
        'Trade: orders and contracts are between you and the merchant, company or driver. Payments are held by the platform and released at the agreed points.',
      privacy:
        'Privacy: we keep only what the service needs. Phone and identity numbers are always masked on screen; your address is shown only to those who deliver.',
      control:
        'Your rights: change your data, log out or ask for your account to be closed at any time, except for records that the law requires us to keep.',
    },
  },
  submit: 'Log in',
  done: 'You are logged in',
} satisfies Translated<typeof source>
