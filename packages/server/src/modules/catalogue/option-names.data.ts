import type { LocalName } from '#tables/catalogue.ts'

/** Names that shops give what can be chosen, where they are no attribute of the catalogue: Chinese, then Traditional, English, French, Spanish. */
const ROWS: readonly (readonly [hans: string, hant: string, en: string, fr: string, es: string])[] = [
  ['规格', '規格', 'Specification', 'Modèle', 'Especificación'],
  ['尺寸', '尺寸', 'Size', 'Dimensions', 'Medidas'],
  ['花色', '花色', 'Design', 'Décor', 'Diseño'],
  ['花型', '花型', 'Pattern', 'Motif', 'Dibujo'],
  ['款式', '款式', 'Style', 'Style', 'Estilo'],
  ['类型', '類型', 'Type', 'Type', 'Tipo'],
  ['型号', '型號', 'Model', 'Référence', 'Modelo'],
  ['配置', '配置', 'Equipment', 'Équipement', 'Equipamiento'],
  ['套餐', '套餐', 'Package', 'Formule', 'Paquete'],
  ['套装', '套裝', 'Set', 'Ensemble', 'Juego'],
  ['包装', '包裝', 'Packaging', 'Conditionnement', 'Envase'],
  ['用途', '用途', 'Use', 'Usage', 'Uso'],
  ['等级', '等級', 'Grade', 'Classe', 'Categoría'],
  ['功能', '功能', 'Functions', 'Fonctions', 'Funciones'],
  ['长度', '長度', 'Length', 'Longueur', 'Longitud'],
  ['宽度', '寬度', 'Width', 'Largeur', 'Ancho'],
  ['高度', '高度', 'Height', 'Hauteur', 'Altura'],
  ['直径', '直徑', 'Diameter', 'Diamètre', 'Diámetro'],
  ['口径', '口徑', 'Bore', 'Diamètre', 'Diámetro'],
  ['流量', '流量', 'Flow rate', 'Débit', 'Caudal'],
  ['壁厚', '壁厚', 'Wall thickness', 'Épaisseur de paroi', 'Espesor de pared'],
  ['板厚', '板厚', 'Board thickness', 'Épaisseur du panneau', 'Espesor del tablero'],
  ['墙厚', '牆厚', 'Thickness of the wall', 'Épaisseur du mur', 'Grosor del muro'],
  ['门扇厚度', '門扇厚度', 'Door leaf thickness', 'Épaisseur du vantail', 'Espesor de la hoja'],
  ['表面', '表面', 'Surface', 'Surface', 'Superficie'],
  ['饰面', '飾面', 'Finish', 'Finition', 'Acabado'],
  ['框色', '框色', 'Frame colour', 'Couleur du cadre', 'Color del marco'],
  ['门色', '門色', 'Door colour', 'Couleur de la porte', 'Color de la puerta'],
  ['门板颜色', '門板顏色', 'Front colour', 'Couleur des façades', 'Color de los frentes'],
  ['型材颜色', '型材顏色', 'Profile colour', 'Couleur des profilés', 'Color de los perfiles'],
  ['开向', '開向', 'Opening direction', 'Sens d’ouverture', 'Sentido de apertura'],
  ['把手', '把手', 'Handle', 'Poignée', 'Tirador'],
  ['材料', '材料', 'Material', 'Matériau', 'Material'],
]

export const OPTION_NAMES: ReadonlyMap<string, LocalName> = new Map(
  ROWS.map(([hans, hant, en, fr, es]) => [hans, { 'zh-Hans': hans, 'zh-Hant': hant, en, fr, es }]),
)
