import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/checkout.ts'

export default {
  failed: 'La commande n’a pas pu être chargée',
  empty: { title: 'Rien à commander', hint: 'Cochez d’abord des produits dans le panier', toCart: 'Voir le panier' },
  address: {
    add: 'Ajouter une adresse de livraison',
    change: 'Changer l’adresse de livraison',
    needed: 'Ajoutez d’abord une adresse de livraison',
  },
  freight: 'Livraison',
  freeFreight: 'Offerte',
  returnRules: {
    'seven-days': 'Annulation sur demande avant l’expédition',
    'seven-days-unopened': 'Annulation sur demande avant l’expédition',
    'whole-pack-only': 'Annulation sur demande avant l’expédition',
    'custom-no-return': 'Sur mesure : annulation à demander avant l’envoi, pas de retour pour changement d’avis',
    'cut-no-return': 'Coupé : annulation à demander avant l’envoi, pas de retour pour changement d’avis',
  },
  lead: {
    $one: 'Expédié au plus tard {count} jour après le paiement',
    $other: 'Expédié au plus tard {count} jours après le paiement',
  },
  leadOfLine: { $one: 'Préparation : {count} jour', $other: 'Préparation : {count} jours' },
  leadOfOrder: {
    $one: 'Le délai le plus long vaut pour toute la commande : expédiée au plus tard {count} jour après le paiement',
    $other: 'Le délai le plus long vaut pour toute la commande : expédiée au plus tard {count} jours après le paiement',
  },
  freightEstimate: 'Estimation, précisée avec l’adresse',
  freightParts: {
    piece: { $one: '{count} unité', $other: '{count} unités' },
    weight: '{number} kg',
    volume: '{count} m³',
  },
  remark: {
    label: 'Remarque',
    none: 'Facultatif : horaire…',
    title: 'Remarque sur la commande',
    to: 'Remarque pour {shop}',
    placeholder: 'Horaire de livraison, montée à l’étage : la boutique la lira',
    done: 'Terminé',
  },
  count: { $one: '{count} produit', $other: '{count} produits' },
  subtotal: 'Sous-total',
  breakdown: { title: 'Détail du prix', goods: 'Produits', freight: 'Livraison', total: 'Total' },
  payable: 'Total',
  estimated: 'Total estimé',
  submit: 'Commander',
  lost: {
    network: 'La connexion a été coupée, aucune réponse n’est arrivée : la commande est peut-être passée.',
    timeout: 'Aucune réponse n’est arrivée à temps : la commande est peut-être passée.',
    again: 'Vous pouvez appuyer de nouveau, elle ne sera pas passée deux fois.',
    changed: 'Vous l’avez modifiée depuis : l’envoyer créerait une autre commande. Vérifiez d’abord vos commandes.',
  },
  change: {
    termsTitle: 'Les informations de votre commande ont changé',
    termsBody:
      'L’adresse de livraison, le délai d’expédition ou la règle de retour vient de changer ; le total reste de {total}. Rien n’a encore été commandé.',
    termsAccept: 'Voir ce qui change',
    title: 'Le total a changé',
    body: 'Les prix ou la livraison viennent de changer : le total était de {old}, il est de {new}. Rien n’a encore été commandé.',
    payBody:
      'La boutique a modifié le prix : vous devez maintenant {new} au lieu de {old}. Rien n’a été payé ; acceptez d’abord le nouveau montant.',
    was: '{money} avant la modification',
    freight: 'Livraison : {new} au lieu de {old}',
    discount: 'Remise de la boutique : {new} au lieu de {old}',
    reason: 'La boutique indique : {reason}',
    agree: 'Accepter le nouveau montant',
    notYet: 'Payer plus tard',
    accept: 'Voir le nouveau total',
  },
  refused: {
    toCart: 'Retour au panier',
    back: 'Retour',
    left: 'En stock : {amount}',
    soldOut: 'Épuisé',
    adjust: 'Prendre le reste',
    STOCK_SHORT: { title: 'Stock insuffisant', hint: 'Il y en a moins en stock que la quantité choisie' },
    may: 'Possible maintenant : {amount}',
    payFirst: 'Payez d’abord vos commandes en attente',
    takeLess: 'Prendre la quantité possible',
    HOLD_LIMIT: {
      title: 'Trop de produits réservés sans paiement',
      hint: 'Pour que d’autres puissent acheter aussi, une personne ne peut réserver qu’une partie du stock avant de payer ; une fois le paiement fait, vous pourrez continuer',
    },
    OFF_SALE: { title: 'Des produits ne sont plus en vente', hint: 'Retirez-les, puis commandez à nouveau' },
    MEASURES_WRONG: {
      title: 'Certaines dimensions ne sont pas réalisables',
      hint: 'Ces dimensions sortent de ce que la boutique fabrique ; saisissez-les de nouveau avant de commander',
    },
    BELOW_MINIMUM: {
      title: 'Quantité minimale non atteinte',
      hint: 'Prenez au moins la quantité minimale, puis commandez à nouveau',
    },
    AMOUNT_LIMIT: { title: 'Montant maximal dépassé', hint: 'Réduisez les quantités ou faites plusieurs commandes' },
    UNDELIVERABLE: {
      title: 'Certains produits ne sont pas livrés là',
      hint: 'Choisissez une autre adresse ou retirez ces produits',
    },
    otherAddress: 'Autre adresse',
    leaveOut: 'Retirer ces produits',
    notThere: 'non livré',
  },
  link: {
    quantity: {
      title: 'La quantité indiquée dans ce lien est incorrecte',
      hint: 'Il faut un nombre entier de 1 à {most}. Rien n’a été commandé et aucune quantité n’a été choisie à votre place',
    },
    measures: {
      title: 'Les dimensions indiquées dans ce lien sont illisibles',
      hint: 'Rien n’a été commandé et aucune dimension n’a été modifiée ; saisissez-les de nouveau sur la page du produit',
    },
    sku: {
      title: 'Ce produit est introuvable',
      hint: 'Le lien est peut-être incomplet, ou le produit n’est plus là. Rien n’a été commandé',
    },
    toProduct: 'Voir le produit',
  },
  leave: {
    toOrder: 'Voir la commande',
    cashier: {
      title: 'Commande pas encore payée',
      body: 'Elle vous est réservée jusqu’à {time}. Vous pouvez revenir payer d’ici là ; ensuite, elle est fermée automatiquement',
      stay: 'Continuer le paiement',
    },
    waiting: {
      title: 'Le paiement n’est pas encore confirmé',
      body: 'Vous pouvez partir : la commande se met à jour automatiquement dès qu’il l’est',
      stay: 'Attendre encore',
    },
  },
  pay: {
    toOrder: 'Voir la commande',
    alone: 'Payer cette commande seule',
    aloneAsk: {
      title: 'Payer cette commande seule ?',
      body: 'Elle aura son propre paiement ; les autres commandes peuvent toujours être payées ensemble.',
      confirm: 'Payer à part',
    },
    title: 'Paiement',
    amount: 'Montant à payer',
    amountWas: 'Le montant a changé : il était de {money}',
    timeLeft: 'Temps restant',
    expires: 'Sans paiement à temps, la commande est fermée',
    method: 'Moyen de paiement',
    submit: 'Payer {money}',
    again: 'Payer {money} à nouveau',
    noMethod: 'Aucun moyen de paiement pour l’instant, revenez plus tard',
    simulated: 'Paiement simulé',
    simulatedHint: 'Pour la démonstration, aucun débit réel',
    failedBefore: 'Le dernier paiement n’a pas abouti et rien n’a été débité ; vous pouvez réessayer',
    leftBefore: 'Vous avez quitté la page de paiement et aucun paiement n’a été reçu ; réessayez',
    leftBeforeOther:
      'Vous avez quitté la page de paiement et aucun paiement n’a été reçu ; réessayez ou choisissez un autre moyen',
    closedBefore: 'Le paiement ouvert auparavant a été fermé ; vous pouvez payer à nouveau',
    changedBefore:
      'Vous devez maintenant {new} au lieu de {old} : la boutique a modifié le prix, ou une commande a été annulée. Le paiement ouvert pour l’ancien montant a été fermé. Vérifiez le nouveau montant avant de payer',
    late: {
      onWay: 'Les {money} payés auparavant sont en cours de remboursement',
      failed:
        'Les {money} payés auparavant doivent vous revenir ; le remboursement a échoué pour l’instant et sera retenté',
      arrived: 'Les {money} payés auparavant ont été remboursés sur le compte payeur',
    },
    providerDown: 'Le service de paiement est injoignable, réessayez plus tard',
    failed: 'Le paiement n’a pas pu être chargé',
    gone: 'Ce paiement est introuvable',
    goneHint: 'Le lien est peut-être incomplet ou appartient à un autre compte',
  },
  waiting: {
    title: 'Confirmation du paiement',
    hint: 'Cela prend en général quelques secondes ; ne payez pas deux fois',
    late: 'Pas encore de résultat',
    lateHint:
      'Le service de paiement ne nous a pas encore donné le résultat. Si vous avez payé, votre argent est en sécurité : il est imputé à cette commande dès que nous le trouvons, ou remboursé si elle est fermée entre-temps. Vous pouvez vérifier maintenant ; ne payez pas deux fois',
    nextCheck:
      'Nous interrogerons de nouveau le service de paiement automatiquement à {time} et afficherons le résultat ici',
    check: 'J’ai payé, vérifier',
    payAgain: 'Pas encore payé',
    notYet: 'Aucun paiement trouvé, vérifiez un peu plus tard',
  },
  result: {
    title: 'Résultat du paiement',
    paid: 'Paiement réussi',
    paidLongAgo: 'L’avancement se trouve dans vos commandes',
    paidHint: {
      $one: '{count} commande payée ; suivez l’expédition dans vos commandes',
      $other: '{count} commandes payées ; suivez l’expédition dans vos commandes',
    },
    refunded: 'Remboursé',
    refundedHint: 'La somme repart par le même moyen ; votre banque fixe le délai',
    closed: 'Commande fermée',
    closedBy: {
      timer: 'Elle n’a pas été payée à temps et s’est fermée automatiquement',
      buyer: 'Vous l’avez annulée : {reason}',
      seller: 'La boutique l’a annulée : {reason}',
    },
    closedOf: '{shop} : {why}',
    notPaid: 'Aucun paiement n’a été reçu ; tout débit éventuel est remboursé',
    late: {
      onWay: '{money} sont arrivés après la fermeture de la commande ; le remboursement est en cours',
      failed:
        '{money} sont arrivés après la fermeture de la commande ; le remboursement a échoué pour l’instant et sera retenté',
      arrived: '{money} sont arrivés après la fermeture de la commande et ont été remboursés sur le compte payeur',
    },
    toOrders: 'Voir les commandes',
    keepShopping: 'Continuer mes achats',
  },
} satisfies Translated<typeof source>
