import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/favourites.ts'

export default {
  manage: 'Modifier',
  done: 'Terminé',
  all: 'Tout',
  select: 'Sélectionner {name}',
  remove: 'Retirer',
  removeCount: { $other: 'Retirer ({count})' },
  removed: 'Retiré des favoris',
  nothing: 'Sélectionnez d’abord ce qu’il faut retirer',
  failed: 'Vos favoris n’ont pas pu être chargés',
  cheaper: '{money} de moins qu’à l’ajout',
  dearer: '{money} de plus qu’à l’ajout',
  products: { $one: '{count} produit', $other: '{count} produits' },
  enter: 'Visiter',
  kinds: { label: 'Type de favori', product: 'Produits', shop: 'Boutiques' },
  confirm: {
    title: { $one: 'Retirer {count} favori ?', $other: 'Retirer {count} favoris ?' },
    body: 'Vous pourrez les ajouter à nouveau depuis leur page',
    keep: 'Garder',
  },
  empty: {
    product: 'Aucun produit en favori',
    productHint: 'Touchez « Favori » sur un produit ; une baisse de prix est signalée ici',
    shop: 'Aucune boutique en favori',
    shopHint: 'Ajoutez une boutique depuis sa carte sur une page de produit',
    browse: 'Voir les matériaux',
  },
  heart: {
    add: 'Favori',
    added: 'Ajouté',
    addShop: 'Suivre',
    done: 'Ajouté aux favoris',
    gone: 'Retiré des favoris',
    loginFirst: 'Connectez-vous, il sera ajouté',
  },
  cart: {
    move: 'Mettre en favori',
    moved: { $one: '{count} produit mis en favori', $other: '{count} produits mis en favori' },
    left: {
      $one: '{count} produit retiré de la vente reste au panier',
      $other: '{count} produits retirés de la vente restent au panier',
    },
    nothing: 'Sélectionnez d’abord des produits',
  },
} satisfies Translated<typeof source>
