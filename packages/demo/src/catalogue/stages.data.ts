import type { LocalName, StageData } from './types.ts'

const five = (hans: string, hant: string, [en, fr, es]: readonly [string, string, string]): LocalName => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  en,
  fr,
  es,
})

export const STAGES: readonly StageData[] = [
  {
    code: 'demolition',
    names: five('拆改', '拆改', ['Demolition', 'Démolition', 'Demolición']),
    hint: five('拆墙、砌墙、铲墙皮', '拆牆、砌牆、鏟牆皮', [
      'Take down and rebuild walls',
      'Abattre et remonter les cloisons',
      'Derribar y levantar tabiques',
    ]),
  },
  {
    code: 'windows',
    names: five('封窗', '封窗', ['Windows', 'Fenêtres', 'Ventanas']),
    hint: five('换窗、封阳台', '換窗、封陽台', [
      'Replace windows, close balconies',
      'Remplacer les fenêtres, fermer le balcon',
      'Cambiar ventanas, cerrar balcones',
    ]),
  },
  {
    code: 'plumbing-electric',
    names: five('水电', '水電', ['Plumbing and wiring', 'Plomberie et électricité', 'Fontanería y electricidad']),
    hint: five('开槽布管、穿线、打压', '開槽佈管、穿線、打壓', [
      'Chase, pipe, wire, pressure test',
      'Saignées, tubes, câbles, essai de pression',
      'Rozas, tubos, cables y prueba de presión',
    ]),
  },
  {
    code: 'waterproofing',
    names: five('防水', '防水', ['Waterproofing', 'Étanchéité', 'Impermeabilización']),
    hint: five('基层处理、涂刷、48小时闭水', '基層處理、塗刷、48小時閉水', [
      'Prime, coat, 48-hour ponding test',
      'Apprêt, couches, essai d’eau de 48 h',
      'Imprimar, aplicar, prueba de agua de 48 h',
    ]),
  },
  {
    code: 'masonry',
    names: five('泥瓦', '泥瓦', ['Masonry and tiling', 'Maçonnerie et carrelage', 'Albañilería y alicatado']),
    hint: five('找平、贴砖、包管', '找平、貼磚、包管', [
      'Level, tile, box in pipes',
      'Ragréer, carreler, coffrer',
      'Nivelar, alicatar, forrar tubos',
    ]),
  },
  {
    code: 'carpentry',
    names: five('木工', '木工', ['Carpentry', 'Menuiserie', 'Carpintería']),
    hint: five('吊顶、背景墙、隔墙', '吊頂、背景牆、隔牆', [
      'Ceilings, feature walls, partitions',
      'Plafonds, habillages, cloisons',
      'Techos, paneles y tabiques',
    ]),
  },
  {
    code: 'painting',
    names: five('油漆', '油漆', ['Painting', 'Peinture', 'Pintura']),
    hint: five('批腻子、打磨、刷漆、贴墙纸', '批膩子、打磨、刷漆、貼牆紙', [
      'Skim, sand, paint, paper',
      'Enduire, poncer, peindre, tapisser',
      'Enlucir, lijar, pintar, empapelar',
    ]),
  },
  {
    code: 'installation',
    names: five('安装', '安裝', ['Fitting', 'Pose', 'Montaje']),
    hint: five('橱柜、洁具、门、地板、灯具', '櫥櫃、潔具、門、地板、燈具', [
      'Cabinets, sanitary ware, doors, floors, lights',
      'Cuisine, sanitaires, portes, sols, luminaires',
      'Muebles, sanitarios, puertas, suelos y luces',
    ]),
  },
  {
    code: 'furnishing',
    names: five('软装', '軟裝', ['Furnishing', 'Ameublement', 'Decoración']),
    hint: five('窗帘、家具、配饰', '窗簾、家具、配飾', [
      'Curtains, furniture, accessories',
      'Rideaux, meubles, accessoires',
      'Cortinas, muebles y accesorios',
    ]),
  },
  {
    code: 'cleaning',
    names: five('开荒保洁', '開荒保潔', ['Final clean', 'Nettoyage final', 'Limpieza final']),
    hint: five('清胶、除尘、通风', '清膠、除塵、通風', [
      'Remove residue, dust, air out',
      'Enlever les résidus, dépoussiérer, aérer',
      'Quitar restos, polvo y ventilar',
    ]),
  },
]
