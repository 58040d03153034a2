import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/history.ts'

export default {
  manage: 'Modifier',
  done: 'Terminé',
  all: 'Tout',
  select: 'Sélectionner {name}',
  selectDay: 'Tout sélectionner : {day}',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  remove: 'Supprimer',
  removeCount: { $other: 'Supprimer ({count})' },
  removed: 'Supprimé',
  nothing: 'Sélectionnez d’abord ce qu’il faut supprimer',
  failed: 'Les produits vus récemment n’ont pas pu être chargés',
  clear: 'Vider',
  cleared: 'Produits vus récemment effacés',
  note: 'Conservé {days} jours, chaque produit avec sa dernière visite',
  confirm: {
    clearTitle: 'Effacer tous les produits vus récemment ?',
    clearBody: 'Cette action est définitive',
    keep: 'Garder',
  },
  empty: {
    title: 'Rien de consulté pour l’instant',
    hint: 'Ce que vous regardez reste ici {days} jours',
    browse: 'Voir les matériaux',
  },
} satisfies Translated<typeof source>
