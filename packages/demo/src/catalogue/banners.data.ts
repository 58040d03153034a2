import type { BannerKey } from './pictures/subjects.ts'
import type { LocalName } from './types.ts'

interface BannerData {
  readonly code: BannerKey
  readonly titles: LocalName
  readonly texts: LocalName
  readonly category?: string
  readonly stage?: string
}

type Words = readonly [hans: string, hant: string, en: string, fr: string, es: string]

const named = ([hans, hant, en, fr, es]: Words): LocalName => ({ 'zh-Hans': hans, 'zh-Hant': hant, en, fr, es })

/** The home page's pictures: a floor, a bathroom, and what the works begin with. */
export const BANNERS: readonly BannerData[] = [
  {
    code: 'living-room',
    titles: named(['地板选得对', '地板選得對', 'The right floor', 'Le bon sol', 'El suelo adecuado']),
    texts: named([
      '强化、三层实木、SPC',
      '強化、三層實木、SPC',
      'Laminate, wood, SPC',
      'Stratifié, bois, SPC',
      'Laminado, madera, SPC',
    ]),
    category: 'floor',
  },
  {
    code: 'bathroom',
    titles: named([
      '卫生间一站配齐',
      '衛生間一站配齊',
      'The whole bathroom',
      'Toute la salle de bains',
      'El baño completo',
    ]),
    texts: named([
      '洁具、龙头、淋浴',
      '潔具、龍頭、淋浴',
      'Ceramics, taps, showers',
      'Céramique, robinets, douches',
      'Loza, grifos, duchas',
    ]),
    category: 'bath',
  },
  {
    code: 'materials',
    titles: named([
      '水电开工清单',
      '水電開工清單',
      'First the pipes and wires',
      'D’abord l’eau et l’électricité',
      'Primero agua y electricidad',
    ]),
    texts: named([
      '水管、电线、线管',
      '水管、電線、線管',
      'Pipes, cables, conduits',
      'Tubes, câbles, gaines',
      'Tubos, cables, conductos',
    ]),
    stage: 'plumbing-electric',
  },
]
