import type { HueKey, PictureSubject } from './pictures/subjects.ts'
import type { CategoryData } from './types.ts'

type Names = readonly [hans: string, hant: string, en: string, fr: string, es: string]
type Row = readonly [code: string, parent: string | null, names: Names, picture: PictureSubject, hue?: HueKey]

// First level: the rail. Second level: the headings. Third level: the grid.
const ROWS: readonly Row[] = [
  ['tile', null, ['瓷砖石材', '瓷磚石材', 'Tiles and stone', 'Carrelage et pierre', 'Azulejos y piedra'], 'floor-tile', 'light-grey'],
  ['tile-ground', 'tile', ['地砖', '地磚', 'Floor tiles', 'Carreaux de sol', 'Baldosas de suelo'], 'floor-tile', 'white'],
  [
    'tile-marble',
    'tile-ground',
    ['通体大理石砖', '通體大理石磚', 'Marble-look tiles', 'Grès effet marbre', 'Porcelánico efecto mármol'],
    'floor-tile',
    'ivory',
  ],
  ['tile-slab', 'tile-ground', ['大板岩板', '大板岩板', 'Large slabs', 'Grands formats', 'Gran formato'], 'floor-tile', 'grey'],
  ['tile-wood', 'tile-ground', ['木纹砖', '木紋磚', 'Wood-look tiles', 'Grès effet bois', 'Porcelánico efecto madera'], 'wood-tile', 'oak'],
  ['tile-outdoor', 'tile-ground', ['户外厚砖', '戶外厚磚', 'Outdoor pavers', 'Dalles d’extérieur', 'Losas de exterior'], 'paving-tile', 'grey'],
  ['tile-upright', 'tile', ['墙砖', '牆磚', 'Wall tiles', 'Faïence', 'Azulejos de pared'], 'wall-tile', 'white'],
  ['tile-glazed', 'tile-upright', ['釉面墙砖', '釉面牆磚', 'Glazed wall tiles', 'Faïence émaillée', 'Azulejo esmaltado'], 'wall-tile', 'sage'],
  ['tile-mosaic', 'tile-upright', ['马赛克', '馬賽克', 'Mosaics', 'Mosaïques', 'Mosaicos'], 'mosaic', 'teal'],
  ['stone', 'tile', ['石材', '石材', 'Stone', 'Pierre', 'Piedra'], 'stone-slab', 'white'],
  ['stone-sill', 'stone', ['窗台过门石', '窗台過門石', 'Sills and thresholds', 'Appuis et seuils', 'Alféizares y umbrales'], 'stone-slab', 'beige'],
  ['stone-counter', 'stone', ['石英石台面', '石英石台面', 'Quartz worktops', 'Plans en quartz', 'Encimeras de cuarzo'], 'stone-slab', 'light-grey'],

  ['floor', null, ['地板', '地板', 'Flooring', 'Parquets et sols', 'Suelos'], 'wood-floor', 'oak'],
  ['floor-wood', 'floor', ['木地板', '木地板', 'Wood floors', 'Sols bois', 'Suelos de madera'], 'wood-floor', 'walnut'],
  ['floor-laminate', 'floor-wood', ['强化复合地板', '強化複合地板', 'Laminate', 'Stratifié', 'Laminado'], 'wood-floor', 'maple'],
  [
    'floor-engineered',
    'floor-wood',
    ['三层实木地板', '三層實木地板', 'Engineered wood', 'Parquet contrecollé', 'Madera multicapa'],
    'herringbone-floor',
    'oak',
  ],
  ['floor-hard', 'floor', ['石塑地板', '石塑地板', 'Resilient floors', 'Sols vinyle', 'Suelos vinílicos'], 'spc-floor', 'grey'],
  ['floor-spc', 'floor-hard', ['SPC 锁扣地板', 'SPC 鎖扣地板', 'SPC click floors', 'SPC à clipser', 'SPC de clic'], 'spc-floor', 'smoked-oak'],
  ['floor-parts', 'floor', ['地板配件', '地板配件', 'Floor trims', 'Accessoires de sol', 'Accesorios de suelo'], 'skirting', 'white'],
  ['floor-skirting', 'floor-parts', ['踢脚线', '踢腳線', 'Skirting', 'Plinthes', 'Rodapiés'], 'skirting', 'white'],
  ['floor-edge', 'floor-parts', ['收边条', '收邊條', 'Edge trims', 'Profilés de finition', 'Perfiles de remate'], 'edge-trim', 'brass'],

  ['paint', null, ['油漆墙面', '油漆牆面', 'Paint and walls', 'Peinture et murs', 'Pintura y paredes'], 'paint-bucket', 'teal'],
  ['paint-wall', 'paint', ['墙面涂料', '牆面塗料', 'Wall coatings', 'Peintures murales', 'Pinturas de pared'], 'paint-bucket', 'white'],
  ['paint-latex', 'paint-wall', ['内墙乳胶漆', '內牆乳膠漆', 'Interior emulsion', 'Peinture acrylique', 'Pintura plástica'], 'paint-bucket', 'blue'],
  ['paint-wood', 'paint-wall', ['水性木器漆', '水性木器漆', 'Water-based wood paint', 'Lasure à l’eau', 'Barniz al agua'], 'paint-bucket', 'walnut'],
  ['paint-base', 'paint', ['墙面基层', '牆面基層', 'Wall base', 'Supports muraux', 'Base de pared'], 'putty-bag', 'white'],
  ['paint-putty', 'paint-base', ['耐水腻子粉', '耐水膩子粉', 'Wall putty', 'Enduit', 'Masilla'], 'putty-bag', 'blue'],
  ['paint-cover', 'paint', ['墙纸墙布', '牆紙牆布', 'Wall coverings', 'Revêtements muraux', 'Papeles pintados'], 'wallpaper', 'sage'],
  ['paint-paper', 'paint-cover', ['无纺布墙纸', '無紡布牆紙', 'Non-woven wallpaper', 'Papier peint intissé', 'Papel no tejido'], 'wallpaper', 'beige'],

  ['bath', null, ['卫浴洁具', '衛浴潔具', 'Bathroom', 'Salle de bains', 'Baño'], 'basin', 'white'],
  ['bath-ceramic', 'bath', ['陶瓷洁具', '陶瓷潔具', 'Sanitary ware', 'Céramique sanitaire', 'Loza sanitaria'], 'toilet', 'white'],
  ['bath-toilet', 'bath-ceramic', ['坐便器', '坐便器', 'Toilets', 'WC', 'Inodoros'], 'toilet', 'white'],
  ['bath-smart', 'bath-ceramic', ['智能马桶', '智能馬桶', 'Smart toilets', 'WC lavants', 'Inodoros inteligentes'], 'smart-toilet', 'white'],
  ['bath-basin', 'bath-ceramic', ['面盆', '面盆', 'Basins', 'Vasques', 'Lavabos'], 'basin', 'white'],
  ['bath-furniture', 'bath', ['浴室家具', '浴室家具', 'Bathroom furniture', 'Meubles de bain', 'Muebles de baño'], 'vanity', 'oak'],
  ['bath-vanity', 'bath-furniture', ['浴室柜', '浴室櫃', 'Vanity units', 'Meubles vasque', 'Muebles con lavabo'], 'vanity', 'grey'],
  ['bath-screen', 'bath-furniture', ['淋浴房', '淋浴房', 'Shower screens', 'Parois de douche', 'Mamparas'], 'shower-screen', 'black'],
  ['bath-fitting', 'bath', ['龙头花洒', '龍頭花灑', 'Taps and showers', 'Robinets et douches', 'Grifos y duchas'], 'shower-set', 'chrome'],
  ['bath-tap', 'bath-fitting', ['面盆龙头', '面盆龍頭', 'Basin taps', 'Robinets de vasque', 'Grifos de lavabo'], 'basin-tap', 'chrome'],
  ['bath-shower', 'bath-fitting', ['淋浴花洒', '淋浴花灑', 'Shower sets', 'Colonnes de douche', 'Conjuntos de ducha'], 'shower-set', 'gunmetal'],
  ['bath-drain', 'bath-fitting', ['地漏', '地漏', 'Floor drains', 'Siphons de sol', 'Sumideros'], 'floor-drain', 'nickel'],
  ['bath-valve', 'bath-fitting', ['角阀软管', '角閥軟管', 'Angle valves', 'Robinets d’arrêt', 'Llaves de escuadra'], 'angle-valve', 'chrome'],
  ['bath-towel', 'bath-fitting', ['毛巾架挂件', '毛巾架掛件', 'Towel rails', 'Porte-serviettes', 'Toalleros'], 'towel-rail', 'gunmetal'],

  ['kitchen', null, ['厨房', '廚房', 'Kitchen', 'Cuisine', 'Cocina'], 'cabinet', 'sage'],
  ['kitchen-store', 'kitchen', ['橱柜', '櫥櫃', 'Kitchen units', 'Meubles de cuisine', 'Muebles de cocina'], 'cabinet', 'white'],
  ['kitchen-cabinet', 'kitchen-store', ['整体橱柜', '整體櫥櫃', 'Fitted kitchens', 'Cuisines équipées', 'Cocinas a medida'], 'cabinet', 'navy'],
  ['kitchen-wet', 'kitchen', ['水槽龙头', '水槽龍頭', 'Sinks and taps', 'Éviers et mitigeurs', 'Fregaderos y grifos'], 'kitchen-sink', 'nickel'],
  ['kitchen-sink', 'kitchen-wet', ['厨房水槽', '廚房水槽', 'Kitchen sinks', 'Éviers', 'Fregaderos'], 'kitchen-sink', 'nickel'],
  ['kitchen-tap', 'kitchen-wet', ['厨房龙头', '廚房龍頭', 'Kitchen taps', 'Mitigeurs de cuisine', 'Grifos de cocina'], 'kitchen-tap', 'chrome'],
  ['kitchen-heat', 'kitchen', ['厨房电器', '廚房電器', 'Appliances', 'Électroménager', 'Electrodomésticos'], 'range-hood', 'black'],
  ['kitchen-hood', 'kitchen-heat', ['吸油烟机', '吸油煙機', 'Range hoods', 'Hottes', 'Campanas'], 'range-hood', 'gunmetal'],
  ['kitchen-hob', 'kitchen-heat', ['燃气灶', '燃氣灶', 'Gas hobs', 'Plaques à gaz', 'Placas de gas'], 'gas-hob', 'black'],

  ['door', null, ['门窗柜体', '門窗櫃體', 'Doors and windows', 'Portes et fenêtres', 'Puertas y ventanas'], 'interior-door', 'oak'],
  ['door-inner', 'door', ['室内门', '室內門', 'Interior doors', 'Portes intérieures', 'Puertas de interior'], 'interior-door', 'white'],
  ['door-wood', 'door-inner', ['木门', '木門', 'Wooden doors', 'Portes en bois', 'Puertas de madera'], 'interior-door', 'walnut'],
  ['door-window', 'door', ['窗', '窗', 'Windows', 'Fenêtres', 'Ventanas'], 'window', 'grey'],
  ['door-casement', 'door-window', ['断桥铝窗', '斷橋鋁窗', 'Thermal-break windows', 'Fenêtres alu RPT', 'Ventanas con RPT'], 'window', 'dark-grey'],
  ['door-closet', 'door', ['衣柜', '衣櫃', 'Wardrobes', 'Placards', 'Armarios'], 'wardrobe', 'maple'],
  ['door-wardrobe', 'door-closet', ['衣柜门板', '衣櫃門板', 'Wardrobe doors', 'Portes de placard', 'Puertas de armario'], 'wardrobe', 'ivory'],

  ['hardware', null, ['五金工具', '五金工具', 'Hardware and tools', 'Quincaillerie et outils', 'Ferretería'], 'door-lock', 'nickel'],
  ['hardware-lock', 'hardware', ['锁具', '鎖具', 'Locks', 'Serrures', 'Cerraduras'], 'door-lock', 'brass'],
  ['lock-inner', 'hardware-lock', ['室内门锁', '室內門鎖', 'Interior locks', 'Serrures intérieures', 'Cerraduras interiores'], 'door-lock', 'gunmetal'],
  ['lock-smart', 'hardware-lock', ['智能门锁', '智能門鎖', 'Smart locks', 'Serrures connectées', 'Cerraduras inteligentes'], 'smart-lock', 'black'],
  ['hardware-furniture', 'hardware', ['家具五金', '家具五金', 'Furniture fittings', 'Ferrures de meuble', 'Herrajes de mueble'], 'hinge', 'nickel'],
  ['furniture-hinge', 'hardware-furniture', ['铰链', '鉸鏈', 'Hinges', 'Charnières', 'Bisagras'], 'hinge', 'nickel'],
  ['furniture-slide', 'hardware-furniture', ['抽屉滑轨', '抽屜滑軌', 'Drawer slides', 'Coulisses', 'Guías de cajón'], 'drawer-slide', 'nickel'],
  ['hardware-tool', 'hardware', ['工具耗材', '工具耗材', 'Tools and fixings', 'Outils et fixations', 'Herramientas'], 'hand-drill', 'teal'],
  ['tool-power', 'hardware-tool', ['电动工具', '電動工具', 'Power tools', 'Outils électriques', 'Herramientas eléctricas'], 'hand-drill', 'orange'],
  ['tool-screw', 'hardware-tool', ['螺丝紧固件', '螺絲緊固件', 'Screws and fixings', 'Vis et fixations', 'Tornillería'], 'screws', 'gunmetal'],
  ['tool-sealant', 'hardware-tool', ['玻璃胶密封胶', '玻璃膠密封膠', 'Sealants', 'Mastics', 'Selladores'], 'sealant', 'white'],

  ['plumbing', null, ['水管暖通', '水管暖通', 'Water and heating', 'Eau et chauffage', 'Agua y calefacción'], 'ppr-pipe', 'white'],
  ['plumbing-supply', 'plumbing', ['给水', '給水', 'Supply pipes', 'Alimentation', 'Suministro'], 'ppr-pipe', 'green'],
  ['pipe-ppr', 'plumbing-supply', ['PPR 水管', 'PPR 水管', 'PPR pipes', 'Tubes PPR', 'Tubos PPR'], 'ppr-pipe', 'grey'],
  ['pipe-fitting', 'plumbing-supply', ['PPR 管件', 'PPR 管件', 'PPR fittings', 'Raccords PPR', 'Accesorios PPR'], 'ppr-fitting', 'white'],
  ['plumbing-waste', 'plumbing', ['排水', '排水', 'Waste pipes', 'Évacuation', 'Desagüe'], 'drain-pipe', 'white'],
  ['pipe-drain', 'plumbing-waste', ['PVC 排水管', 'PVC 排水管', 'PVC drain pipes', 'Tubes PVC', 'Tubos de PVC'], 'drain-pipe', 'white'],
  ['plumbing-heat', 'plumbing', ['热水采暖', '熱水採暖', 'Hot water and heating', 'Eau chaude et chauffage', 'Agua caliente'], 'water-heater', 'white'],
  ['heat-water', 'plumbing-heat', ['热水器', '熱水器', 'Water heaters', 'Chauffe-eau', 'Calentadores'], 'water-heater', 'white'],
  ['heat-radiator', 'plumbing-heat', ['暖气片', '暖氣片', 'Radiators', 'Radiateurs', 'Radiadores'], 'radiator', 'white'],

  ['electric', null, ['电工照明', '電工照明', 'Electrical and lighting', 'Électricité et éclairage', 'Electricidad e iluminación'], 'socket-panel', 'white'],
  ['electric-wire', 'electric', ['电线线管', '電線線管', 'Cables and conduit', 'Câbles et gaines', 'Cables y tubos'], 'cable-roll', 'red'],
  ['wire-bv', 'electric-wire', ['家装电线', '家裝電線', 'House wire', 'Fil domestique', 'Cable doméstico'], 'cable-roll', 'blue'],
  ['wire-conduit', 'electric-wire', ['PVC 穿线管', 'PVC 穿線管', 'PVC conduit', 'Gaine PVC', 'Tubo corrugado PVC'], 'pvc-conduit', 'red'],
  [
    'electric-panel',
    'electric',
    ['开关插座', '開關插座', 'Switches and sockets', 'Interrupteurs et prises', 'Interruptores y enchufes'],
    'switch-panel',
    'white',
  ],
  ['panel-switch', 'electric-panel', ['墙壁开关', '牆壁開關', 'Wall switches', 'Interrupteurs', 'Interruptores'], 'switch-panel', 'grey'],
  ['panel-socket', 'electric-panel', ['墙壁插座', '牆壁插座', 'Wall sockets', 'Prises', 'Enchufes'], 'socket-panel', 'white'],
  ['panel-breaker', 'electric-panel', ['断路器', '斷路器', 'Circuit breakers', 'Disjoncteurs', 'Interruptores automáticos'], 'breaker', 'white'],
  ['electric-light', 'electric', ['灯具', '燈具', 'Lights', 'Luminaires', 'Lámparas'], 'ceiling-lamp', 'white'],
  ['light-down', 'electric-light', ['筒灯射灯', '筒燈射燈', 'Downlights', 'Spots', 'Focos'], 'downlight', 'white'],
  ['light-ceiling', 'electric-light', ['吸顶灯', '吸頂燈', 'Ceiling lights', 'Plafonniers', 'Plafones'], 'ceiling-lamp', 'black'],

  ['masonry', null, ['泥瓦辅材', '泥瓦輔材', 'Masonry supplies', 'Maçonnerie', 'Albañilería'], 'cement-bag', 'grey'],
  ['masonry-powder', 'masonry', ['水泥砂石', '水泥砂石', 'Cement and sand', 'Ciment et sable', 'Cemento y arena'], 'cement-bag', 'grey'],
  ['powder-cement', 'masonry-powder', ['水泥', '水泥', 'Cement', 'Ciment', 'Cemento'], 'cement-bag', 'green'],
  ['powder-sand', 'masonry-powder', ['沙子', '沙子', 'Sand', 'Sable', 'Arena'], 'sand-bag', 'white'],
  ['masonry-tile', 'masonry', ['铺贴填缝', '鋪貼填縫', 'Tiling', 'Pose de carrelage', 'Colocación'], 'tile-adhesive', 'orange'],
  ['tiling-adhesive', 'masonry-tile', ['瓷砖胶', '瓷磚膠', 'Tile adhesive', 'Mortier-colle', 'Adhesivo cerámico'], 'tile-adhesive', 'teal'],
  ['tiling-grout', 'masonry-tile', ['美缝剂', '美縫劑', 'Epoxy grout', 'Joint époxy', 'Junta epoxi'], 'grout', 'grey'],
  ['masonry-proof', 'masonry', ['防水', '防水', 'Waterproofing', 'Étanchéité', 'Impermeabilización'], 'waterproof-bucket', 'blue'],
  [
    'proof-coating',
    'masonry-proof',
    ['防水涂料', '防水塗料', 'Waterproof coatings', 'Enduits d’étanchéité', 'Impermeabilizantes'],
    'waterproof-bucket',
    'green',
  ],

  ['board', null, ['板材吊顶', '板材吊頂', 'Boards and ceilings', 'Panneaux et plafonds', 'Tableros y techos'], 'plywood', 'maple'],
  ['board-wood', 'board', ['板材', '板材', 'Wood panels', 'Panneaux de bois', 'Tableros'], 'plywood', 'oak'],
  ['board-ply', 'board-wood', ['多层板', '多層板', 'Plywood', 'Contreplaqué', 'Contrachapado'], 'plywood', 'maple'],
  ['board-dry', 'board', ['隔墙吊顶', '隔牆吊頂', 'Partitions and ceilings', 'Cloisons et plafonds', 'Tabiques y techos'], 'gypsum-board', 'ivory'],
  ['board-gypsum', 'board-dry', ['石膏板', '石膏板', 'Gypsum boards', 'Plaques de plâtre', 'Placas de yeso'], 'gypsum-board', 'ivory'],
  ['board-stud', 'board-dry', ['轻钢龙骨', '輕鋼龍骨', 'Steel studs', 'Ossature métallique', 'Perfilería'], 'steel-stud', 'nickel'],
  ['board-clip', 'board-dry', ['铝扣板', '鋁扣板', 'Aluminium ceiling panels', 'Dalles aluminium', 'Placas de aluminio'], 'ceiling-panel', 'white'],

  ['soft', null, ['软装布艺', '軟裝布藝', 'Furnishing', 'Décoration', 'Decoración'], 'curtain', 'beige'],
  ['soft-window', 'soft', ['窗饰', '窗飾', 'Window dressing', 'Habillage de fenêtre', 'Vestir ventanas'], 'curtain', 'sage'],
  ['soft-curtain', 'soft-window', ['遮光窗帘', '遮光窗簾', 'Blackout curtains', 'Rideaux occultants', 'Cortinas opacas'], 'curtain', 'blue'],
  ['soft-sheer', 'soft-window', ['纱帘', '紗簾', 'Sheer curtains', 'Voilages', 'Visillos'], 'curtain', 'white'],
]

export const CATEGORIES: readonly CategoryData[] = ROWS.map(([code, parent, names, picture, hue]) => ({
  code,
  parent,
  names: { 'zh-Hans': names[0], 'zh-Hant': names[1], en: names[2], fr: names[3], es: names[4] },
  picture,
  ...(hue === undefined ? {} : { hue }),
}))

/** Codes of the categories that products may be filed under. */
export const LEAF_CATEGORIES: readonly string[] = leaves(CATEGORIES)

function leaves(all: readonly CategoryData[]): readonly string[] {
  const parents = new Set(all.map((one) => one.parent))
  return all.map((one) => one.code).filter((code) => !parents.has(code))
}
