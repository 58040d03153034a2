import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/measure.ts'

export default {
  open: 'Calculer par surface',
  row: { label: 'Quantité nécessaire', hint: 'Indiquez une surface ou une pièce pour savoir combien acheter' },
  title: 'Quantité nécessaire',
  mode: { label: 'Calculer par', area: 'Surface', room: 'Pièce' },
  surface: { label: 'Emplacement', floor: 'Sol', walls: 'Murs' },
  size: {
    area: 'Surface',
    length: 'Longueur',
    width: 'Largeur',
    height: 'Hauteur',
    openings: 'Portes et fenêtres',
    openingsHint: 'Laisser vide s’il n’y en a pas',
    wrong: 'Un nombre avec deux décimales au plus',
  },
  loss: 'Pertes',
  laying: {
    label: 'Pose',
    straight: 'Droite',
    diagonal: 'Diagonale',
    herringbone: 'Bâtons rompus',
    maker: 'Conseil de la boutique',
  },
  result: {
    label: 'Résultat',
    empty: 'Indiquez les dimensions pour voir la quantité, le surplus et le prix',
    needed: 'Besoin avec pertes',
    buy: 'À acheter',
    bought: 'Surface achetée',
    covers: 'Couvre',
    surplus: 'Surplus',
    total: 'Total',
    basis: 'Une unité comptée comme « {basis} »',
  },
  tooMuch: '{amount} au plus à la fois : calculez en plusieurs parties',
  short: 'Seulement {amount} en stock, trop peu pour cette surface',
  shortLot: 'Un même lot compte {amount} au plus, trop peu pour cette surface ; la teinte varie d’un lot à l’autre',
  apply: 'Reprendre {amount}',
  applyNothing: 'Reprendre la quantité',
} satisfies Translated<typeof source>
