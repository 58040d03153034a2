import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/deposits.ts'

export default {
  failed: 'Le dépôt ne s’est pas chargé',
  kinds: {
    earnest: 'Arrhes d’intention',
    prepayment: 'Acompte',
    downPayment: 'Arrhes (engageantes)',
    security: 'Dépôt de garantie',
  },
  shops: {
    title: 'Choisir une boutique',
    empty: 'Aucune boutique dont vous puissiez voir le dépôt',
    emptyHint: 'La personne propriétaire et les membres qui voient les fonds trouvent le dépôt ici',
  },
  missing: {
    title: 'Dépôt de cette boutique introuvable',
    hint: 'Le lien est peut-être incomplet, ou vous ne pouvez pas voir les fonds de cette boutique',
    toShops: 'Voir mes boutiques',
  },
  ownerOnly: 'Vous pouvez le consulter. Le versement et la restitution reviennent à la personne propriétaire.',
  status: {
    unpaid: 'À payer',
    refunding: 'En restitution',
    complete: 'Complet',
    short: 'Incomplet',
    none: 'Non versé',
  },
  head: {
    held: 'Dépôt détenu',
    required: '{money} requis',
    missing: 'reste {money}',
    refunding: '{money} en cours de restitution',
    shown: 'Le montant est visible sur la page de la boutique',
    notShown: 'Une fois versé, le montant est visible sur la page de la boutique',
  },
  pay: {
    all: 'Verser {money}',
    rest: 'Compléter de {money}',
    goOn: 'Continuer à payer {money}',
    left: 'Temps restant pour payer',
    agree: 'En payant, vous acceptez la version {version} des conditions ci-dessous',
    expires: 'Sans paiement dans le délai, ce versement expire de lui-même',
    lateHint:
      'Le moyen de paiement ne nous a pas encore dit le résultat. L’argent payé n’est pas perdu : dès que nous le savons, il devient le dépôt, ou il est rendu si le versement a expiré. Vous pouvez vérifier maintenant ; ne payez pas deux fois',
  },
  leave: {
    toDeposit: 'Voir le dépôt',
    cashier: {
      title: 'Le dépôt n’est pas encore payé',
      body: 'Vous pouvez revenir payer jusqu’à {time} ; ensuite le versement expire',
      stay: 'Continuer à payer',
    },
    waiting: {
      title: 'Le résultat n’est pas encore confirmé',
      body: 'Vous pouvez partir : une fois confirmé, il apparaît sur la page du dépôt',
      stay: 'Continuer d’attendre',
    },
  },
  back: {
    title: 'Récupérer le dépôt',
    hint: 'La boutique n’a aucune commande en cours : tout le dépôt peut être restitué par le moyen de paiement.',
    wait: {
      $one: 'La boutique a {count} commande en cours. Le dépôt peut être restitué quand elle est terminée ou annulée.',
      $many:
        'La boutique a {count} commandes en cours. Le dépôt peut être restitué quand toutes sont terminées ou annulées.',
      $other:
        'La boutique a {count} commandes en cours. Le dépôt peut être restitué quand toutes sont terminées ou annulées.',
    },
    toOrders: 'Voir les commandes de la boutique',
    ask: 'Demander la restitution',
    done: 'Demandé ; la somme est en route',
    confirm: {
      title: 'Restituer {money} ?',
      body: 'La totalité retourne au moyen de paiement, et la page de la boutique n’affiche plus de dépôt.',
      keep: 'Pas maintenant',
    },
  },
  records: { title: 'Versements', number: 'Reçu {number}', failed: 'Les versements ne se sont pas chargés' },
  state: {
    unpaid: 'À payer',
    lapsed: 'Expiré',
    held: 'Détenu',
    refunding: 'En restitution',
    refunded: 'Restitué',
    applied: 'Imputé',
    forfeited: 'Retenu',
  },
  refund: {
    onWay: 'En route vers le moyen de paiement',
    failed: 'Refusé pour l’instant par le moyen de paiement ; il est renvoyé',
    arrived: 'De retour sur le compte de paiement',
  },
  late: {
    onWay: '{money} qui ne comptent pas pour le dépôt sont en route vers le compte',
    failed:
      '{money} qui ne comptent pas pour le dépôt doivent être rendus ; refusés pour l’instant par le moyen de paiement, ils sont renvoyés',
    arrived: '{money} qui ne comptent pas pour le dépôt sont de retour sur le compte de paiement',
  },
  facts: {
    title: 'Paiement',
    kind: 'Objet',
    shop: 'Boutique',
    amount: 'Montant',
    paidAt: 'Payé le',
    number: 'Numéro de reçu',
    copy: 'numéro de reçu',
    refund: 'Restitution',
  },
  terms: { today: 'Conditions du dépôt (version {version})', frozen: 'Conditions au paiement (version {version})' },
  result: {
    title: 'Résultat du paiement',
    held: 'Dépôt versé',
    heldHint: 'La plateforme le détient, et le montant est visible sur la page de la boutique',
    refunding: 'Dépôt en cours de restitution',
    refundingHint: 'Il est en route vers le moyen de paiement ; cette page dira quand il est arrivé',
    refunded: 'Dépôt restitué',
    refundedHint: 'Il est de retour sur le compte de paiement ; le délai d’affichage dépend du moyen de paiement',
    lapsed: 'Ce versement a expiré',
    lapsedHint: 'Il n’a pas été payé à temps',
    notPaid: 'Aucun paiement reçu ; si vous avez été débité, l’argent est rendu',
    toRefund: 'Demander la restitution',
    toShop: 'Voir la page de la boutique',
    toDeposit: 'Voir le dépôt',
  },
} satisfies Translated<typeof source>
