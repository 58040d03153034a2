import type { Translated } from '../../platform/i18n/types.ts'
import type source from '../zh-Hans/account.ts'

export default {
  guest: {
    title: 'You are not logged in',
    hint: 'Log in to see your orders, favourites and renovation',
    login: 'Log in or sign up',
  },
  profile: { failed: 'Your profile did not load', roles: 'Active roles', noRoles: 'No active role yet' },
  role: {
    cell: 'Switch role',
    title: 'Choose your active roles',
    hint: 'Several at once are fine: you can do what any of them may do',
    primary: 'main role',
    save: 'Use these roles',
    needed: 'Please choose at least one role',
    saved: 'Roles switched',
  },
  display: {
    cell: 'Language and display',
    title: 'Language and display',
    language: 'Language',
    dark: 'Dark mode',
    darkHint: 'Easier on the eyes at night; off by default',
    failed: 'The language could not be switched: check the network and try again',
  },
  logout: {
    cell: 'Log out',
    title: 'Log out?',
    body: 'Your orders and messages will no longer show on this device',
    confirm: 'Log out',
    cancel: 'Stay logged in',
    done: 'You are logged out',
  },
  settings: 'Settings',
} satisfies Translated<typeof source>
