import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/auth.ts'

export default {
  welcome: 'Welcome to Zhujia',
  intro: 'Log in to order, pay, and see your orders and addresses',
  method: { label: 'Login method', code: 'With a code', password: 'With a password' },
  phone: { label: 'Phone number', placeholder: '11 digits', invalid: 'Please enter a mainland number of 11 digits' },
  code: {
    label: 'Code',
    placeholder: '{digits} digits',
    invalid: 'Please enter the {digits} digits from the text message',
    send: 'Send code',
    again: 'Send again',
    wait: 'Again in {seconds} s',
    sent: 'The code is on its way by text message',
    hint: 'No account yet? Your first login opens one',
  },
  password: {
    label: 'Password',
    placeholder: 'Your password',
    missing: 'Please enter your password',
    forgotten: 'Forgot password?',
  },
  reset: {
    title: 'Set a new password',
    intro: 'A code sent to your phone is all you need',
    password: 'New password',
    placeholder: 'Choose one',
    repeat: 'New password again',
    repeatPlaceholder: 'Once more',
    weak: 'Too short or too easy to guess: see the hint below',
    different: 'The two passwords differ',
    submit: 'Set new password',
    done: 'Password changed',
    doneHint: 'For your safety this account was logged out on every device. Please log in with the new password.',
    toLogin: 'Log in',
  },
  strength: {
    empty: 'At least {min} characters; {long} for administrators, finance staff and company directors',
    short: { $one: '{count} character to go', $other: '{count} characters to go' },
    guessable: 'Too easy to guess: no phone number, runs, repetitions or common words',
    good: 'Good; administrators, finance staff and company directors need {long} characters',
    strong: 'Strong',
  },
  agreement: {
    agree: 'I have read and accept the',
    open: 'terms and privacy notice',
    needed: 'Please read and accept the terms first',
    title: 'Terms and privacy notice',
    of: { terms: 'Terms', privacy: 'Privacy notice' },
    accept: 'Read and accepted',
    points: {
      account:
        'Account: your phone number is your account. Keep password and codes to yourself, also from anyone who claims to act for the platform.',
      trade:
        'Trade: orders are between you and the merchant. The platform holds the payment; once you confirm receipt it is pending settlement to the merchant; what is cancelled is refunded.',
      privacy:
        'Privacy: we store only what the service needs. Before you pay, the shop sees only district, floor and lift of the delivery; the recipient’s name, phone and street once you have paid, and no longer after a cancellation. Of each device that logs in we store the name of its browser and its network, which only you see.',
      control:
        'Your rights: change your nickname and picture, change or delete addresses and recently viewed products, and log out at any time. Records of orders and payments stay.',
    },
  },
  submit: 'Log in',
  done: 'You are logged in',
} satisfies Translated<typeof source>
