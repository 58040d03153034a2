import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/shop.ts'

export default {
  contact: {
    phone: 'Téléphone',
    hours: 'Horaires',
    daily: 'Tous les jours {from}–{to}',
    days: 'Du {first} au {last} {from}–{to}',
    call: 'Appeler {shop} au {phone}',
  },
  head: {
    deposit: 'Dépôt de garantie : {money}',
    products: {
      $one: '{count} produit en vente',
      $many: '{count} produits en vente',
      $other: '{count} produits en vente',
    },
    score: 'Note : {score} sur 5',
    reviews: { $one: '{count} avis', $many: '{count} avis', $other: '{count} avis' },
    noScore: 'Pas encore d’avis',
  },
  licence: {
    company: 'Licence commerciale',
    creditCode: 'Numéro d’immatriculation unifié',
    byShop: 'Renseigné par la boutique',
    none: 'Cette boutique n’a pas renseigné sa licence commerciale',
  },
  together: {
    title: 'À associer',
    why: 'Souvent achetés avec ce produit',
    whyMany: 'Souvent achetés avec vos produits',
  },
} as const satisfies Translated<typeof source>
