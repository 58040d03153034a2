import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Label } from './labels.ts'
import { all, as, having, inside, only, saying, titled, which } from './rules.ts'

type Tongue = Exclude<Locale, 'zh-Hans'>

/** One judgement, and what people of each language type who want that; several divided by bars. */
type Row = readonly [judged: (...queries: string[]) => Label[], en: string, fr: string, es: string, hant: string]

const [TILE, BATH_TAPS, TAPS] = [['tile-ground', 'tile-upright'], ['bath-tap'], ['bath-tap', 'kitchen-tap']]
const FLOORS = ['floor-wood', 'floor-hard']
const label =
  (best: Label['best'], others: Pick<Label, 'good' | 'near'> = {}) =>
  (...queries: string[]) =>
    as({ q: '', best, ...others }, ...queries)
const of =
  (...codes: string[]) =>
  (...queries: string[]) =>
    all(codes, ...queries)
const saysOf =
  (codes: readonly string[], words: readonly string[]) =>
  (...queries: string[]) =>
    which(codes, words, ...queries)
const has =
  (codes: readonly string[], ...facets: string[]) =>
  (...queries: string[]) =>
    having(codes, facets, ...queries)
const just =
  (codes: readonly string[], words: readonly string[]) =>
  (...queries: string[]) =>
    only(codes, words, ...queries)

const ROWS: readonly Row[] = [
  // Things by their names, in the plural, with and without accents, as either side of an ocean calls them
  [
    label([inside(...TILE)], { near: [inside('stone', 'masonry-tile')] }),
    'porcelain tile|ceramic tiles|Tiles',
    'carrelage|carreaux|grès cérame|gres cerame',
    'azulejos|baldosas|porcelanato|cerámica',
    '磁磚|陶瓷磚',
  ],
  [
    of('tile-ground'),
    'floor tiles',
    'carrelage de sol|carrelage au sol',
    'baldosas de suelo|piso cerámico',
    '地磚|地板磚',
  ],
  [of('tile-upright'), 'wall tile|backsplash', 'carrelage mural|faience', 'azulejos de pared', '壁磚|牆磚'],
  [of('tile-wood'), 'wood look tile', 'carrelage imitation bois', 'porcelanato símil madera', '木紋磚'],
  [of('tile-mosaic'), 'mosaic tiles', 'mosaïque', 'gresite', '紙皮石|馬賽克'],
  [of('tile-outdoor'), 'patio pavers', 'dalles de terrasse', 'baldosas para exterior', '戶外厚磚'],
  [
    label([inside('bath-toilet', 'bath-smart')], { near: [titled('马桶', '坐便')] }),
    'toilet|toilets|toilt|lavatory|loo',
    'WC|toilettes|cuvette de WC',
    'inodoro|inodoros|váter|retrete|taza de baño',
    '馬桶|座廁|坐便器',
  ],
  [
    of('bath-smart'),
    'smart toilet|bidet toilet',
    'WC japonais|toilette japonaise',
    'inodoro inteligente',
    '免治馬桶|智慧馬桶',
  ],
  [
    label([inside(...TAPS)], { near: [inside('bath-fitting', 'kitchen-wet')] }),
    'faucet|water taps|mixer tap|faucett',
    'robinet|mitigeurs',
    'grifos|canilla|llave de agua',
    '水龍頭|水喉',
  ],
  [
    of('kitchen-tap'),
    'kitchen faucet|kitchen taps',
    'mitigeur de cuisine|robinet cuisine',
    'grifo de cocina|grifo para cocina',
    '廚房水龍頭|流理台龍頭',
  ],
  [
    of('bath-tap'),
    'bathroom faucet|basin mixer',
    'robinet lavabo|mitigeur de lavabo',
    'grifo de lavabo|monomando de lavabo',
    '臉盆龍頭|面盆龍頭',
  ],
  [of('bath-basin'), 'washbasin|bathroom sinks', 'lavabo|vasques', 'lavamanos|lavabos', '洗臉盆|洗手盆'],
  [of('kitchen-sink'), 'kitchen sink', 'évier|evier de cuisine', 'fregadero|lavaplatos', '水槽|鋅盆'],
  [
    of('bath-vanity'),
    'vanity unit|bathroom cabinets',
    'meuble vasque|meuble de salle de bain',
    'mueble de baño',
    '浴櫃|浴室櫃',
  ],
  [
    of('bath-shower'),
    'shower head|rain shower',
    'colonne de douche|pommeau de douche',
    'regadera|columna de ducha',
    '蓮蓬頭|花灑',
  ],
  [of('bath-screen'), 'shower enclosure', 'paroi de douche', 'mampara de ducha|mamparas', '企缸|淋浴間'],
  [of('bath-tub'), 'bathtub|soaking tub', 'baignoire|baignoire îlot', 'bañera|tina', '浴缸'],
  [
    of('bath-drain'),
    'floor drain|shower drain',
    'siphon de sol|bonde de douche',
    'sumideros|coladera',
    '落水頭|地板排水',
  ],
  [of('kitchen-hood'), 'range hood|cooker hood', 'hottes|hotte aspirante', 'campana extractora|campanas', '抽油煙機'],
  [
    of('kitchen-hob'),
    'gas cooktop|gas hob',
    'plaque à gaz|table de cuisson',
    'estufa de gas|placa de gas',
    '瓦斯爐|煮食爐',
  ],
  [of('kitchen-dishwasher'), 'dishwasher', 'lave-vaisselle', 'lavavajillas', '洗碗機'],
  [
    of('heat-water'),
    'water heater',
    'chauffe-eau|chauffe eau électrique',
    'calentador de agua|termotanque',
    '電熱水爐|熱水器',
  ],
  [of('heat-radiator'), 'radiators', 'radiateur', 'radiadores', '散熱片'],
  [
    of('floor-laminate'),
    'laminate flooring|laminate',
    'stratifié|parquet stratifie',
    'suelo laminado|piso laminado',
    '超耐磨地板',
  ],
  [of('floor-engineered'), 'engineered wood flooring', 'parquet contrecollé', 'parquet multicapa', '海島型木地板'],
  [
    of('floor-spc'),
    'vinyl plank flooring|LVT',
    'sol vinyle|lames PVC',
    'suelo vinílico|piso vinilico',
    '塑膠地板|膠地板',
  ],
  [of('floor-skirting'), 'skirting board|baseboards', 'plinthes', 'rodapié|zocalo', '踢腳板|腳線'],
  [of('floor-underlay'), 'underlayment', 'sous-couche parquet', 'base aislante', '防潮墊'],
  [of('paint-latex'), 'wall paint|emulsion', 'peinture murale', 'pintura de pared|pintura látex', '水泥漆|乳膠漆'],
  [of('paint-putty'), 'joint compound|wall filler', 'enduit de lissage', 'masilla|enduido', '批土|膩子粉'],
  [of('paint-paper'), 'wallpaper', 'papier peint|papiers peints', 'papel tapiz|papel pintado', '壁紙|牆紙'],
  [
    label([{ in: ['masonry-tile'], title: [['瓷砖胶']] }], { near: [inside('masonry-tile')] }),
    'tile adhesive|thinset',
    'colle à carrelage|mortier-colle',
    'pegazulejo|adhesivo cerámico',
    '益膠泥|瓷磚膠',
  ],
  [
    label([{ in: ['masonry-tile'], title: [['美缝']] }]),
    'grout|epoxy grout',
    'joint de carrelage|joint époxy',
    'lechada|boquilla',
    '填縫劑|美縫劑',
  ],
  [of('powder-cement'), 'cement', 'ciment', 'cemento', '英泥|水泥'],
  [of('powder-sand'), 'sand', 'sable', 'arena de río', '河砂'],
  [of('proof-coating'), 'waterproofing paint', 'peinture d’étanchéité', 'impermeabilizante', '防水漆|防水塗料'],
  [of('board-gypsum'), 'drywall|plasterboard', 'placo|plaques de plâtre', 'tablaroca|placas de yeso|pladur', '石膏板'],
  [of('board-ply'), 'plywood', 'contreplaqué|contreplaque', 'contrachapado|triplay', '夾板|合板'],
  [of('board-stud'), 'metal studs', 'rail placo', 'perfilería', '輕鋼架'],
  [
    of('wire-bv'),
    'electrical wire|electric cables',
    'fil électrique|câble électrique',
    'cable eléctrico',
    '電線|電纜線',
  ],
  [
    of('panel-socket'),
    'power outlet|wall sockets|socket',
    'prise de courant|prises',
    'tomacorriente|enchufes',
    '插座|插蘇',
  ],
  [of('panel-switch'), 'light switches', 'interrupteur', 'apagador|interruptor de luz', '電燈開關|燈掣'],
  [of('panel-breaker'), 'circuit breaker', 'disjoncteur', 'disyuntor|breaker', '無熔絲開關|漏電斷路器'],
  [of('light-ceiling'), 'ceiling light', 'plafonnier', 'lámpara de techo|plafón', '吸頂燈'],
  [
    of('light-down'),
    'downlights|recessed lighting',
    'spots encastrables',
    'focos empotrables|ojo de buey',
    '崁燈|嵌燈',
  ],
  [of('light-pendant'), 'chandelier|pendant light', 'suspension|lustre', 'lámpara colgante', '吊燈'],
  [
    of('lock-smart'),
    'smart lock|digital door lock',
    'serrure connectée',
    'cerradura inteligente|cerradura con huella',
    '電子鎖|智慧門鎖',
  ],
  [of('furniture-hinge'), 'cabinet hinges', 'charnières de meuble', 'bisagra de cazoleta', '鉸鍊|西德鉸鍊'],
  [of('furniture-slide'), 'drawer slides|drawer runners', 'coulisses de tiroir', 'correderas de cajón', '滑軌|路軌'],
  [of('tool-sealant'), 'silicone sealant|caulk', 'mastic silicone', 'silicona|sellador', '矽利康|玻璃膠'],
  [
    label([{ in: ['tool-power'], title: [['电钻', '手钻', '冲击钻', '螺丝刀']] }], { near: [inside('tool-power')] }),
    'cordless drill',
    'perceuse|perceuse sans fil',
    'taladro|taladro inalámbrico',
    '電鑽|起子機',
  ],
  [
    label([inside('soft-curtain', 'soft-sheer', 'soft-roller')], { near: [inside('soft-window')] }),
    'curtains|drapes',
    'rideaux',
    'cortinas',
    '窗簾',
  ],
  [of('soft-curtain'), 'blackout curtains', 'rideaux occultants', 'cortina blackout', '遮光窗簾'],
  [
    label([inside('door-wood', 'door-sliding', 'door-entry')], { near: [inside('door')] }),
    'doors',
    'portes',
    'puertas',
    '門',
  ],
  [of('door-wood'), 'interior door|bedroom doors', 'porte de chambre', 'puerta de madera', '房間門'],
  [of('door-entry'), 'front door', 'porte blindée', 'puerta principal', '玄關門'],
  [of('pipe-drain'), 'PVC drain pipe', 'tuyau PVC', 'tubería de desagüe', 'PVC排水管'],

  // Which of them: in the order that the language has
  [
    has(['tile-ground'], 'colour:black'),
    'black floor tile',
    'carrelage de sol noir',
    'baldosa de suelo negra',
    '黑色地磚',
  ],
  [
    has(BATH_TAPS, 'colour:black'),
    'black basin tap',
    'robinet de lavabo noir',
    'grifo de lavabo negro',
    '黑色臉盆龍頭',
  ],
  [has(TILE, 'finish:matt'), 'matte tiles|tiles matt', 'carrelage mat', 'azulejo mate', '啞光瓷磚'],
  [
    has(TILE, 'size:600x600'),
    '60x60 tile|600x600 tiles',
    'carrelage 60x60|carreaux 60 x 60 cm',
    'azulejo 60x60|baldosas 60 x 60',
    '60x60 磁磚',
  ],
  [just(TILE, ['800×800']), 'tiles 800x800|80x80 cm tiles', 'carreaux 80x80', 'porcelanato 80x80', '80x80 磁磚'],
  [has(TILE, 'size:600x1200'), '60x120 tile', 'grès cérame 60x120', 'porcelánico 60x120', '60x120 磁磚'],
  [
    saysOf(TILE, ['卫生间', '厕所', '洗手间', '浴室', '厨卫']),
    'bathroom tiles|tiles for bathroom|tiles bathroom',
    'carrelage salle de bain|carrelage pour salle de bains',
    'azulejos baño|azulejos para baño',
    '浴廁磁磚',
  ],
  [saysOf(FLOORS, ['防水']), 'waterproof flooring', 'sol étanche', 'suelo impermeable', '防水地板'],
  [
    has(FLOORS, 'heating:yes'),
    'flooring for underfloor heating',
    'parquet chauffage au sol',
    'suelo para calefacción por suelo',
    '地暖地板',
  ],
  [
    saysOf(['kitchen-sink'], ['304', '不锈钢']),
    'stainless steel sink',
    'évier inox',
    'fregadero de acero inoxidable',
    '不鏽鋼水槽',
  ],
  [saysOf(['bath-shower'], ['恒温']), 'thermostatic shower', 'douche thermostatique', 'ducha termostática', '恆溫花灑'],
  [saysOf(['bath-toilet', 'bath-smart'], ['虹吸']), 'siphonic toilet', 'WC siphonique', 'inodoro sifónico', '虹吸馬桶'],
  [
    just(['heat-water'], ['60L', '60 升']),
    '60 l water heater|60L water heater',
    'chauffe-eau 60 L',
    'calentador 60 L',
    '60升熱水器',
  ],
  [just(['wire-bv'], ['2.5']), '2.5mm2 wire', 'fil électrique 2.5 mm²', 'cable eléctrico 2.5 mm2', '2.5平方電線'],
  [has(['board-ply'], 'thickness:9'), '9mm plywood', 'contreplaqué 9 mm', 'contrachapado 9 mm', '9mm 夾板'],
  [
    has(['board-gypsum'], 'thickness:12'),
    '12mm plasterboard',
    'plaque de plâtre 12 mm',
    'placa de yeso 12 mm',
    '12mm石膏板',
  ],
  [has(['kitchen-hob'], 'gas:lpg'), 'LPG hob', 'plaque GPL', 'placa de gas GLP', '石油氣爐 石油氣'],

  // Beside a maker that is not sold, with a slip, with words that narrow nothing
  [
    label([inside(...TAPS)], { near: [inside('bath-fitting', 'kitchen-wet')] }),
    'Grohe faucet',
    'robinet Grohe',
    'grifo Grohe',
    'Grohe 水龍頭',
  ],
  [
    label([inside(...TILE)], { near: [inside('stone', 'masonry-tile')] }),
    'porcelan tile|cheap tiles',
    'carelage|carrelage pas cher',
    'azulejo barato|azuleho',
    '冠軍磁磚',
  ],
  [of('paint-latex'), 'Dulux emulsion', 'peinture murale Dulux', 'pintura plástica Titan', '得利乳膠漆'],
  [label([saying('水磨石')]), 'terrazzo', 'terrazzo', 'terrazo', '磨石子'],
]

/** Queries of people who read another language than Simplified Chinese, judged like those of `LABELS`. */
export const LABELS_BY_LANGUAGE: Readonly<Record<Tongue, readonly Label[]>> = {
  en: labelsOf(1),
  fr: labelsOf(2),
  es: labelsOf(3),
  'zh-Hant': labelsOf(4),
}

function labelsOf(column: 1 | 2 | 3 | 4): Label[] {
  return ROWS.flatMap((row) => row[0](...row[column].split('|')))
}
