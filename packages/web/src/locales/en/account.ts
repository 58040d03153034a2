import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/account.ts'

export default {
  invitations: { $other: '{count} waiting' },
  guest: {
    title: 'You are not logged in',
    hint: 'Log in to see your orders, addresses and what you viewed',
    login: 'Log in or register',
  },
  profile: { failed: 'Your profile did not load', roles: 'Active roles', noRoles: 'No active role yet' },
  role: {
    cell: 'Switch role',
    active: 'Roles in use',
    hint: 'Use several at once: their permissions add up',
    primary: 'Start with',
    primaryHint: 'A new login begins with this role',
    onlyOne: 'This is your only role for now; others appear here once they are activated',
    identities: 'See all identities',
    save: 'Use these roles',
    needed: 'Please choose at least one role',
    saved: 'Roles switched',
    failed: 'Your roles did not load',
  },
  identity: {
    cell: 'My identity',
    byDefault: '{name} (default)',
    title: 'Who are you on Zhujia?',
    intro: 'Choose the one you use most. You can change it at any time; your orders stay as they are.',
    onlyOne: 'This is the one identity you have for now. Just continue.',
    others: 'Identities not activated',
    take: 'Continue as: {name}',
    taken: 'Identity in use: {name}',
    failed: 'Your identities did not load',
    how: 'You cannot apply in the app yet; the platform activates them',
    of: {
      owner: {
        name: 'Homeowner',
        about: 'Your own home: choose materials, order, follow your orders',
      },
      merchant: {
        name: 'Merchant',
        about: 'A shop for materials: handle its orders and ship them; you can buy too',
      },
      company: {
        name: 'Renovation company',
        about: 'Directors, project managers, foremen, designers: buy materials for your sites',
      },
      driver: {
        name: 'Driver',
        about: 'Freight and waste drivers and their fleets: buy materials, follow orders',
      },
      worker: {
        name: 'Worker',
        about: 'Plumbers, electricians, tilers, carpenters, painters: buy materials, follow orders',
      },
      supervisor: {
        name: 'Supervisor',
        about: 'Independent site supervision: look up specifications, buy materials',
      },
      user: {
        name: 'Consultant',
        about: 'Browse materials, order, follow your orders',
      },
      platform: {
        name: 'Platform',
        about: 'Those who run the platform; they do not shop here',
      },
    },
  },
  today: {
    title: 'What you can do today',
    of: {
      company:
        'You can browse materials, save favourites, order and follow your orders. Projects, staff and quotations are not built yet.',
      driver:
        'You can browse materials, save favourites, order and follow your orders. Haulage and clearance jobs are not built yet.',
      worker:
        'You can browse materials, save favourites, order and follow your orders. Finding and taking on work is not built yet.',
      supervisor:
        'You can look up specifications and reviews, save favourites, order and follow your orders. Supervision itself is not built yet.',
      user: 'You can browse materials, save favourites, order and follow your orders. Consulting is not built yet.',
      platform:
        'You can look at products, shops and reviews, but not shop. Reviewing applications and administration are not built yet.',
    },
  },
  orders: {
    title: 'My orders',
    all: 'See all',
    sellerTitle: 'Shop orders',
    sellerAll: 'See all',
    unpaid: 'To pay',
    toShip: 'To ship',
    toAnswer: 'Cancellation requests',
    toReceive: 'To receive',
    toReview: 'To review',
    received: 'Received',
    count: { $one: '{count} order', $other: '{count} orders' },
    failed: 'The order counts did not load',
  },
  history: { title: 'Recently viewed', all: { $other: 'All {count}' }, offSale: 'No longer sold' },
} satisfies Translated<typeof source>
