import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/auth.ts'

export default {
  welcome: 'Bienvenue chez Zhujia',
  intro: 'Connectez-vous pour commander, payer et retrouver vos commandes et adresses',
  method: { label: 'Mode de connexion', code: 'Par code', password: 'Par mot de passe' },
  phone: { label: 'Téléphone', placeholder: '11 chiffres', invalid: 'Saisissez un numéro chinois de 11 chiffres' },
  code: {
    label: 'Code',
    placeholder: '{digits} chiffres',
    invalid: 'Saisissez les {digits} chiffres reçus par SMS',
    send: 'Recevoir un code',
    again: 'Renvoyer',
    wait: 'Dans {seconds} s',
    sent: 'Le code vous est envoyé par SMS',
    hint: 'Pas de compte ? Votre première connexion en ouvre un',
  },
  password: {
    label: 'Mot de passe',
    placeholder: 'Votre mot de passe',
    missing: 'Saisissez votre mot de passe',
    forgotten: 'Mot de passe oublié ?',
  },
  reset: {
    title: 'Nouveau mot de passe',
    intro: 'Un code envoyé sur votre téléphone suffit',
    password: 'Nouveau mot de passe',
    placeholder: 'À choisir',
    repeat: 'Confirmation',
    repeatPlaceholder: 'À répéter',
    weak: 'Trop court ou trop facile à deviner : voyez l’indication ci-dessous',
    different: 'Les deux mots de passe diffèrent',
    submit: 'Enregistrer le mot de passe',
    done: 'Mot de passe modifié',
    doneHint:
      'Par sécurité, ce compte a été déconnecté de tous les appareils. Reconnectez-vous avec le nouveau mot de passe.',
    toLogin: 'Se connecter',
  },
  strength: {
    empty: 'Au moins {min} caractères ; {long} pour les administrateurs, la comptabilité et les dirigeants',
    short: { $one: 'Encore {count} caractère', $other: 'Encore {count} caractères' },
    guessable: 'Trop facile à deviner : ni téléphone, ni suite, ni répétition, ni mot courant',
    good: 'Convient ; {long} caractères pour les administrateurs, la comptabilité et les dirigeants',
    strong: 'Très sûr',
  },
  agreement: {
    agree: 'J’ai lu et j’accepte les',
    open: 'conditions et la notice de confidentialité',
    needed: 'Veuillez d’abord lire et accepter les conditions',
    title: 'Conditions et confidentialité',
    of: { terms: 'Conditions', privacy: 'Confidentialité' },
    accept: 'Lu et accepté',
    points: {
      account:
        'Compte : votre numéro de téléphone est votre compte. Gardez mot de passe et codes pour vous, même face à qui se dit de la plateforme.',
      trade:
        'Échanges : les commandes lient vous et le commerçant. La plateforme garde le paiement ; après votre réception, il est en attente de règlement au commerçant ; ce qui est annulé est remboursé.',
      privacy:
        'Confidentialité : nous ne gardons que le nécessaire. Avant votre paiement, la boutique ne voit que le district, l’étage et l’ascenseur ; le nom, le téléphone et la rue du destinataire, après le paiement, et plus après une annulation. De chaque appareil connecté nous gardons le nom du navigateur et le réseau, visibles de vous uniquement.',
      control:
        'Vos droits : modifiez pseudo et photo, modifiez ou supprimez adresses et produits vus récemment, déconnectez-vous à tout moment. Les traces des commandes et paiements restent.',
    },
  },
  submit: 'Se connecter',
  done: 'Connexion réussie',
} satisfies Translated<typeof source>
