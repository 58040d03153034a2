import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/security.ts'

export default {
  failed: 'Votre compte n’a pas pu être chargé',
  rows: {
    phone: 'Numéro de téléphone',
    phoneFrom: '{phone} à partir du {at}',
    password: 'Mot de passe',
    isSet: 'Défini',
    notSet: 'Non défini',
    devices: 'Appareils connectés',
    deviceCount: { $one: '{count} appareil', $other: '{count} appareils' },
  },
  back: 'Compte et sécurité',
  ownCode: 'Code envoyé au {phone}',
  proof: { label: 'Comment prouver que c’est vous' },
  oldPassword: {
    label: 'Mot de passe actuel',
    placeholder: 'L’actuel',
    missing: 'Saisissez votre mot de passe actuel',
  },
  password: {
    intro: 'Cet appareil reste connecté ; les autres devront utiliser le nouveau mot de passe',
    introFirst:
      'Ce compte n’a pas encore de mot de passe ; une fois défini, il permet de se connecter. Cet appareil garde sa session ; les autres devront se reconnecter',
    byOld: 'Mot de passe actuel',
    byCode: 'Code',
    submit: 'Changer de mot de passe',
    submitFirst: 'Définir le mot de passe',
    done: 'Mot de passe modifié',
    doneHint: 'Cet appareil reste connecté ; tous les autres ont été déconnectés',
  },
  phone: {
    now: 'Votre numéro est le {phone}',
    byOld: 'Je l’ai encore',
    without: 'Je ne l’ai plus',
    new: 'Nouveau numéro',
    newCode: 'Code envoyé au nouveau numéro',
    waits:
      'Par mot de passe, le changement prend effet après {hours} heures. L’ancien numéro reçoit aussitôt un SMS et vous pouvez annuler à tout moment d’ici là',
    noPassword: 'Ce compte n’a pas de mot de passe : seul un code envoyé à l’ancien numéro permet de le changer',
    submit: 'Changer de numéro',
    request: 'Demander le changement',
    done: 'Numéro changé',
    doneHint:
      'Connectez-vous désormais avec le nouveau numéro. Cet appareil reste connecté ; tous les autres ont été déconnectés',
    pending: '{phone} à partir du {at}',
    pendingHint:
      'L’ancien numéro a reçu un SMS. Tous les appareils devront ensuite se connecter avec le nouveau. Si vous n’avez rien demandé, annulez tout de suite et changez de mot de passe',
    cancel: 'Annuler la demande',
    cancelled: 'Demande annulée',
  },
  devices: {
    failed: 'Vos appareils n’ont pas pu être chargés',
    here: 'Cet appareil',
    current: 'Utilisé',
    others: { $one: 'Autre appareil ({count})', $other: 'Autres appareils ({count})' },
    alone: 'Ce compte n’est connecté nulle part ailleurs',
    hint: 'Touchez un appareil pour le déconnecter. Un inconnu ? Changez aussi de mot de passe',
    unknown: 'Appareil inconnu',
    lastUsed: 'Utilisé le {at}',
    signedIn: 'Connecté le {at}',
    network: 'Réseau {network}',
    end: 'Déconnecter',
    endTitle: 'Déconnecter {name} ?',
    endBody: 'Cet appareil devra se reconnecter pour continuer à utiliser ce compte',
    endAll: 'Déconnecter tous les autres',
    endAllTitle: 'Déconnecter tous les autres appareils ?',
    endAllBody: 'Seul cet appareil reste connecté ; les autres devront se reconnecter',
    keep: 'Pas maintenant',
    ended: 'Déconnecté',
  },
} satisfies Translated<typeof source>
