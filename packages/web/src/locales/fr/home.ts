import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/home.ts'

export default {
  banners: 'À la une',
  search: 'Carrelage, peinture',
  role: { login: 'Connexion', change: '{roles} : changer de rôle', none: 'Choisir un rôle' },
  entries: {
    label: 'Accès rapides',
    categories: 'Matériaux',
    cart: 'Panier',
    orders: 'Mes commandes',
    sellerOrders: 'Commandes boutique',
    address: 'Adresses',
  },
  todo: {
    buyer: 'À votre attention',
    seller: 'Commandes de la boutique',
    all: 'Toutes les commandes',
    unpaid: 'À payer',
    toShip: 'À expédier',
    toAnswer: 'Demandes d’annulation',
    toReceive: 'À recevoir',
    toReview: 'À évaluer',
    failed: 'Les commandes de la boutique n’ont pas pu être chargées',
  },
  stages: { title: 'Où en sont vos travaux ?', hint: 'Les matériaux de chaque étape' },
  categories: { title: 'Matériaux', all: 'Toutes les catégories', failed: 'Les catégories n’ont pas pu être chargées' },
  feed: {
    title: 'Recommandations',
    label: 'Produits recommandés',
    empty: 'Aucun produit en vente pour le moment',
    emptyHint: 'Revenez un peu plus tard',
  },
  top: 'Haut de page',
} satisfies Translated<typeof source>
