import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/notifications.ts'

export default {
  categories: {
    label: 'Types de message',
    orders: 'Mes achats',
    shop: 'Commandes de la boutique',
    account: 'Sécurité du compte',
  },
  filter: { label: 'Filtrer les messages', all: 'Tous', unread: 'Non lus' },
  unread: 'Non lu',
  readAll: 'Tout marquer comme lu',
  allRead: 'Tout est marqué comme lu',
  manage: 'Modifier',
  done: 'Terminé',
  all: 'Tout',
  select: 'Sélectionner : {title}',
  remove: 'Supprimer',
  removed: 'Supprimé',
  nothing: 'Sélectionnez d’abord les messages à supprimer',
  failed: 'Vos messages n’ont pas pu être chargés',
  failedOne: 'Ce message n’a pas pu être chargé',
  gone: 'Cette commande ne peut plus être ouverte',
  openOrder: 'Voir la commande',
  number: 'Commande {number}',
  unreadCount: { $one: '{count} non lu', $other: '{count} non lus' },
  removeCount: { $other: 'Supprimer ({count})' },
  kindsOfGoods: { $one: '{count} produit', $other: '{count} produits' },
  confirm: {
    title: { $one: 'Supprimer {count} message ?', $other: 'Supprimer {count} messages ?' },
    body: 'Seuls les messages sont supprimés, les commandes ne changent pas',
    keep: 'Garder',
  },
  empty: {
    title: 'Aucun message',
    unread: 'Aucun message non lu',
    hint: 'Vous êtes prévenu ici de ce qui arrive à vos commandes',
  },
  of: {
    repriced: { title: 'La boutique a modifié le prix', body: 'Vérifiez le nouveau montant avant de payer' },
    cancelledByShop: { title: 'La boutique a annulé la commande', body: 'Elle n’était pas encore payée' },
    closedUnpaid: { title: 'Commande fermée', body: 'Elle n’a pas été payée à temps' },
    cancelAgreed: {
      title: 'La boutique accepte l’annulation',
      body: 'Le montant est remboursé sur le moyen de paiement',
    },
    cancelAgreedByTimer: {
      title: 'Annulation accordée',
      body: 'La boutique n’a pas répondu à temps ; le montant est remboursé sur le moyen de paiement',
    },
    cancelDeclined: {
      title: 'La boutique refuse l’annulation',
      body: 'La commande continue ; le motif est dans la commande',
    },
    shipped: { title: 'Commande expédiée', body: 'Tout est en route ; transporteur et numéro sont dans la commande' },
    partShipped: {
      title: 'Expédition partielle',
      body: 'Le reste suivra ; transporteur et numéro sont dans la commande',
    },
    partCancelled: {
      title: 'Annulation partielle',
      body: 'La boutique a annulé ce qu’elle ne peut pas expédier ; le montant est remboursé sur le moyen de paiement',
    },
    restCancelled: {
      title: 'Reste annulé',
      body: 'La boutique a annulé tout ce qui n’était pas expédié ; le montant est remboursé sur le moyen de paiement',
    },
    waybillCorrected: {
      title: 'Informations de livraison corrigées',
      body: 'La boutique a corrigé le transporteur ou le numéro',
    },
    receivedByTimer: { title: 'Réception confirmée automatiquement', body: 'Le délai de réception est écoulé' },
    refunded: { title: 'Remboursement reçu', body: 'Il est revenu sur le compte de paiement' },
    replied: { title: 'La boutique a répondu à votre avis', body: 'La réponse est affichée sous votre avis' },
    paid: { title: 'Nouvelle commande à expédier', body: 'L’acheteur a payé ; expédiez à temps' },
    cancelRequested: {
      title: 'L’acheteur demande l’annulation',
      body: 'Répondez à temps, sinon elle est accordée automatiquement',
    },
    requestWithdrawn: { title: 'Demande d’annulation retirée', body: 'Vous pouvez expédier' },
    cancelledByBuyer: {
      title: 'Annulée par l’acheteur',
      body: 'Vous n’avez pas expédié à temps ; l’acheteur a annulé le reste',
    },
    received: { title: 'L’acheteur a confirmé la réception', body: 'Les produits sont arrivés' },
    extended: {
      title: 'L’acheteur a prolongé le délai de réception',
      body: 'La confirmation automatique est repoussée',
    },
    reviewed: { title: 'Nouvel avis', body: 'Vous pouvez répondre dans les avis de la commande' },
    followedUp: { title: 'Nouveau complément d’avis', body: 'Vous pouvez répondre dans les avis de la commande' },
    passwordReset: {
      title: 'Mot de passe modifié',
      body: 'Tous les appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe par SMS',
    },
  },
} satisfies Translated<typeof source>
