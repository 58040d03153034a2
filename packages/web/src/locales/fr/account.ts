import type { Translated } from '../../platform/i18n/types.ts'
import type source from '../zh-Hans/account.ts'

export default {
  guest: {
    title: "Vous n'êtes pas connecté",
    hint: 'Connectez-vous pour voir vos commandes, favoris et travaux',
    login: "Se connecter ou s'inscrire",
  },
  profile: { failed: "Votre profil ne s'est pas chargé", roles: 'Rôles actifs', noRoles: 'Aucun rôle actif' },
  role: {
    cell: 'Changer de rôle',
    title: 'Choisissez vos rôles actifs',
    hint: "Plusieurs à la fois sont possibles : leurs droits s'ajoutent",
    primary: 'rôle principal',
    save: 'Utiliser ces rôles',
    needed: 'Choisissez au moins un rôle',
    saved: 'Rôles changés',
  },
  display: {
    cell: 'Langue et affichage',
    title: 'Langue et affichage',
    language: 'Langue',
    dark: 'Mode sombre',
    darkHint: 'Plus doux le soir ; désactivé par défaut',
    failed: "La langue n'a pas pu être changée : vérifiez le réseau et réessayez",
  },
  logout: {
    cell: 'Se déconnecter',
    title: 'Se déconnecter ?',
    body: "Vos commandes et messages ne s'afficheront plus sur cet appareil",
    confirm: 'Se déconnecter',
    cancel: 'Rester connecté',
    done: 'Vous êtes déconnecté',
  },
  settings: 'Réglages',
} satisfies Translated<typeof source>
