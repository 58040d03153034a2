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
  failed: 'L’historique n’a pas pu être chargé',
  clear: 'Vider',
  cleared: 'Historique vidé',
  note: 'Conservé 90 jours, chaque article avec sa dernière visite',
  ask: { clearTitle: 'Vider tout l’historique ?', clearBody: 'Cette action est définitive', keep: 'Garder' },
  empty: {
    title: 'Rien de consulté pour l’instant',
    hint: 'Ce que vous regardez reste ici 90 jours',
    browse: 'Voir les matériaux',
  },
} satisfies Translated<typeof source>
