import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/account.ts'

export default {
  invitations: { $other: '{count} en attente' },
  guest: {
    title: 'Aucune connexion en cours',
    hint: 'Connectez-vous pour voir vos commandes, adresses et produits consultés',
    login: 'Se connecter ou s’inscrire',
  },
  profile: { failed: 'Votre profil ne s’est pas chargé', roles: 'Rôles actifs', noRoles: 'Aucun rôle actif' },
  role: {
    cell: 'Changer de rôle',
    active: 'Rôles utilisés',
    hint: 'Plusieurs à la fois sont possibles : leurs droits s’ajoutent',
    primary: 'Commencer avec',
    primaryHint: 'Une nouvelle connexion commence avec ce rôle',
    onlyOne: 'C’est votre seul rôle pour l’instant ; les autres apparaîtront ici une fois activés',
    identities: 'Voir tous les types de compte',
    save: 'Utiliser ces rôles',
    needed: 'Choisissez au moins un rôle',
    saved: 'Rôles changés',
    failed: 'Vos rôles ne se sont pas chargés',
  },
  identity: {
    cell: 'Type de compte',
    byDefault: '{name} (par défaut)',
    title: 'Qui êtes-vous sur Zhujia ?',
    intro:
      'Choisissez le plus courant pour vous. Vous pourrez en changer à tout moment ; vos commandes restent inchangées.',
    onlyOne: 'C’est votre seul type de compte pour l’instant. Il suffit de continuer.',
    others: 'Types de compte non activés',
    take: 'Continuer : {name}',
    taken: 'Type de compte choisi : {name}',
    failed: 'Les types de compte ne se sont pas chargés',
    how: 'La demande dans l’application n’est pas encore possible ; la plateforme les active',
    of: {
      owner: {
        name: 'Propriétaire',
        about: 'Votre logement : choisir, commander, suivre vos commandes',
      },
      merchant: {
        name: 'Commerçant',
        about: 'Une boutique de matériaux : traiter et expédier ses commandes, acheter aussi',
      },
      company: {
        name: 'Entreprise de rénovation',
        about: 'Dirigeants, chefs de projet, chefs d’équipe, décorateurs : acheter pour vos chantiers',
      },
      driver: {
        name: 'Chauffeur',
        about: 'Fret et évacuation, flottes comprises : acheter, suivre vos commandes',
      },
      worker: {
        name: 'Ouvrier',
        about: 'Plombiers, électriciens, carreleurs, menuisiers, peintres : acheter, suivre vos commandes',
      },
      supervisor: {
        name: 'Contrôleur de travaux',
        about: 'Contrôle indépendant : consulter les caractéristiques, acheter',
      },
      user: {
        name: 'Conseiller',
        about: 'Parcourir les matériaux, commander, suivre vos commandes',
      },
      platform: {
        name: 'Plateforme',
        about: 'L’équipe de la plateforme ; elle n’achète pas ici',
      },
    },
  },
  today: {
    title: 'Ce que vous pouvez faire aujourd’hui',
    of: {
      company:
        'Vous pouvez parcourir les matériaux, les ajouter aux favoris, commander et suivre vos commandes. Les chantiers, le personnel et les devis n’existent pas encore.',
      driver:
        'Vous pouvez parcourir les matériaux, les ajouter aux favoris, commander et suivre vos commandes. Le transport et l’évacuation n’existent pas encore.',
      worker:
        'Vous pouvez parcourir les matériaux, les ajouter aux favoris, commander et suivre vos commandes. La recherche de travaux n’existe pas encore.',
      supervisor:
        'Vous pouvez consulter les caractéristiques et les avis, ajouter aux favoris, commander et suivre vos commandes. Le contrôle de travaux n’existe pas encore.',
      user: 'Vous pouvez parcourir les matériaux, les ajouter aux favoris, commander et suivre vos commandes. Le conseil n’existe pas encore.',
      platform:
        'Vous pouvez consulter les produits, les boutiques et les avis, mais pas acheter. L’examen des dossiers et l’administration n’existent pas encore.',
    },
  },
  orders: {
    title: 'Mes commandes',
    all: 'Tout voir',
    sellerTitle: 'Commandes de la boutique',
    sellerAll: 'Tout voir',
    unpaid: 'À payer',
    toShip: 'À expédier',
    toAnswer: 'Demandes d’annulation',
    toReceive: 'À recevoir',
    toReview: 'À évaluer',
    received: 'Reçues',
    count: { $one: '{count} commande', $other: '{count} commandes' },
    failed: 'Le nombre de commandes ne s’est pas chargé',
  },
  history: { title: 'Vus récemment', all: { $other: 'Tout ({count})' }, offSale: 'Retiré' },
} satisfies Translated<typeof source>
