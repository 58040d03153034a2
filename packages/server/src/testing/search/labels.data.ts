import type { Label, Rule } from './labels.ts'

const inside = (...codes: string[]): Rule => ({ in: codes })
const saying = (...words: string[]): Rule => ({ says: [words] })
const titled = (...words: string[]): Rule => ({ title: [words] })

const TILES: Label = { q: '', best: [inside('tile-ground', 'tile-upright')], near: [inside('stone', 'masonry-tile')] }
const TOILETS: Label = { q: '', best: [inside('bath-toilet', 'bath-smart')], near: [titled('马桶', '坐便')] }
const as = (label: Label, ...queries: string[]): Label[] => queries.map((q) => ({ ...label, q }))
/** Everything of some categories, and nothing else. */
const all = (codes: readonly string[], ...queries: string[]): Label[] => as({ q: '', best: [{ in: codes }] }, ...queries)
/** Goods of some categories that say something; the others of the same categories are good instead. */
const which = (codes: readonly string[], words: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes, says: [words] }], good: [{ in: codes }] }, ...queries)
/** The same, where the others do not help. */
const only = (codes: readonly string[], words: readonly string[], ...queries: string[]): Label[] =>
  as({ q: '', best: [{ in: codes, says: [words] }], near: [{ in: codes }] }, ...queries)

/** What people of the field search for, judged by what the products say of themselves, not by which they are. */
export const LABELS: readonly Label[] = [
  // Things by their names, by other names, in pinyin, by initials, misspelt
  ...as(TILES, '瓷砖', '磁砖', '瓷磚', '陶瓷砖', 'cizhuan', 'ci zhuan', 'cizuan', 'czihuan', '次砖', '瓷专'),
  ...as(TOILETS, '马桶', '坐便器', '座便器', '抽水马桶', '馬桶', 'matong', 'mtong', 'matogn', '马捅', '坐便气', '推荐好用的马桶'),
  ...all(['bath-smart'], '智能马桶', '智能坐便器', 'zhinengmatong', 'znmt', '智能馬桶'),
  ...all(['tile-ground'], '地砖', '地板砖', 'dizhuan', '地磚'),
  ...all(['tile-upright'], '墙砖', '牆磚', 'qiangzhuan'),
  ...all(['tile-mosaic'], '马赛克', '马塞克', 'masaike', '馬賽克'),
  ...all(['tile-wood'], '木纹砖', '仿木砖', 'muwenzhuan'),
  ...all(['tile-outdoor'], '户外砖', '庭院砖', '室外地砖'),
  ...all(['stone-sill'], '过门石', '门槛石', '窗台石', '飘窗石'),
  ...all(['bath-basin'], '面盆', '洗手盆', '台盆', '洗脸盆', 'mianpen'),
  ...all(['bath-vanity'], '浴室柜', '洗漱台', '卫浴柜', 'yushigui', 'ysg'),
  ...all(['bath-shower'], '花洒', '淋浴花洒', '莲蓬头', 'huasa', '花灑', '花撒'),
  ...all(['bath-drain'], '地漏', 'dilou', '底漏'),
  ...all(['bath-valve'], '角阀', '三角阀', '八字阀', 'jiaofa', '脚阀'),
  ...all(['bath-tap'], '面盆龙头', '洗手盆龙头', '台盆龙头'),
  ...as({ q: '', best: [inside('bath-tap', 'kitchen-tap')], near: [inside('bath-fitting')] }, '龙头', '水龙头', '水龍頭', 'longtou', 'shuilongtou', '龙投'),
  ...all(['kitchen-sink'], '水槽', '洗菜盆', '菜盆', 'shuicao', 'shuicoa'),
  ...all(['heat-water'], '热水器', '电热水器', '熱水器', 'reshuiqi', 'rsq'),
  ...as({ q: '', best: [inside('lock-inner', 'lock-smart')] }, '门锁', '锁具', '門鎖', 'mensuo'),
  ...all(['furniture-hinge'], '铰链', '阻尼铰链', '鉸鏈', 'jiaolian'),
  ...all(['furniture-slide'], '滑轨', '抽屉滑轨', '抽屉轨道', 'huagui', '滑鬼'),
  ...all(['tool-sealant'], '玻璃胶', '密封胶', 'bolijiao', '玻璃交', 'blj'),
  ...all(['floor-laminate'], '强化地板', '强化复合地板', '複合地板'),
  ...all(['floor-engineered'], '三层实木地板', '实木复合地板'),
  ...all(['floor-spc'], '石塑地板', 'spc地板', 'SPC 锁扣地板', '石晶地板'),
  ...as({ q: '', best: [inside('floor-wood', 'floor-hard')], near: [inside('floor-parts')] }, '地板', 'diban', '底板', 'db'),
  ...all(['floor-skirting'], '踢脚线', '地脚线', 'tijiaoxian', '踢角线'),
  ...all(['paint-latex'], '乳胶漆', '内墙漆', '墙漆', '內牆乳膠漆', 'rujiaoqi', '乳胶期', 'rjq'),
  ...all(['paint-putty'], '腻子', '腻子粉', '大白粉', '膩子粉', 'nizi'),
  ...as({ q: '', best: [inside('paint-paper')] }, '墙纸', '壁纸', '牆紙', 'bizhi', 'qiangzhi'),
  ...all(['proof-coating'], '防水涂料', '防水漆', '防水塗料', 'fangshuituliao'),
  ...as({ q: '', best: [{ in: ['masonry-tile'], title: [['美缝']] }] }, '美缝剂', '填缝剂', '勾缝剂', 'meifengji', 'mfj', '美逢剂'),
  ...as({ q: '', best: [{ in: ['masonry-tile'], title: [['瓷砖胶']] }], near: [inside('masonry-tile')] }, '瓷砖胶', '瓷砖粘结剂', 'cizhuanjiao'),
  ...all(['powder-cement'], '水泥', 'shuini', '硅酸盐水泥'),
  ...all(['powder-sand'], '沙子', '砂子', '河砂', '黄沙', 'shazi'),
  ...all(['pipe-ppr'], 'ppr', 'PPR水管', '热熔管', '给水管'),
  ...all(['wire-bv'], '电线', '家装电线', '電線', 'dianxian', '电缆'),
  ...all(['wire-conduit'], '穿线管', '线管', 'chuanxianguan', '电工套管'),
  ...all(['panel-socket'], '插座', '墙壁插座', 'chazuo', '插坐'),
  ...as({ q: '', best: [inside('panel-switch', 'panel-socket')] }, '开关插座', '开关面板', '開關插座'),
  ...all(['electric-light'], '灯', '灯具', '燈具', 'dengju'),
  ...all(['light-down'], '筒灯', '射灯', '嵌入式筒灯', 'shedeng'),
  ...all(['board-gypsum'], '石膏板', '纸面石膏板', 'shigaoban', '石膏版'),
  ...all(['board-ply'], '多层板', '胶合板', '夹板', 'duocengban'),
  ...all(['door-wood'], '木门', '室内门', '房门', '卧室门', 'mumen', '木門'),

  // Sizes and amounts in whatever unit they are written
  ...only(['tile-ground', 'tile-upright'], ['800×800'], '800x800瓷砖', '800*800瓷砖', '800×800 地砖', '80公分瓷砖', '80cm 地砖', '80公分x80公分 瓷砖'),
  ...only(['tile-ground', 'tile-upright'], ['750×1500'], '750x1500', '1500x750 地砖', '75×150公分 地砖'),
  ...only(['tile-ground', 'tile-upright'], ['300×600'], '300x600墙砖', '30公分x60公分墙砖', '600*300 墙砖'),
  ...only(['wire-bv'], ['2.5'], '2.5平方电线', '2.5平方', '2.5mm²电线', '2.5平方毫米 电线', 'BV2.5'),
  ...only(['pipe-ppr'], ['4 分', '20mm', '4分'], '4分水管', '4分ppr', '20mm水管'),
  ...only(['pipe-ppr'], ['6 分', '25mm', '6分'], '6分ppr管', '6分 水管'),
  ...only(['board-ply'], ['18 厘', '18mm'], '18厘多层板', '18mm多层板', '1.8公分 多层板'),
  ...only(['board-gypsum'], ['9.5mm', '9.5'], '9.5石膏板', '9.5mm 石膏板'),
  ...only(['heat-water'], ['60L', '60 升'], '60升热水器', '60L 电热水器'),
  ...only(['powder-cement'], ['50kg', '50 kg'], '50公斤水泥', '50kg水泥'),
  ...only(['floor-laminate', 'floor-engineered', 'floor-spc'], ['12mm', '12 mm'], '12mm地板', '1.2公分 地板', '12厘 地板'),

  // Things with a property, a room, a maker; long and short
  ...which(['tile-ground', 'tile-upright'], ['哑光'], '哑光瓷砖', '亚光瓷砖', '瓷砖 哑光'),
  ...which(['tile-ground', 'tile-upright'], ['柔光'], '柔光地砖', '柔光砖'),
  ...which(['tile-ground', 'tile-upright'], ['卫生间', '厕所', '洗手间', '浴室'], '卫生间瓷砖', '厕所瓷砖', '洗手间 瓷砖'),
  ...which(['tile-ground', 'tile-upright'], ['客厅'], '客厅瓷砖', '客厅 地砖'),
  ...which(['panel-socket'], ['五孔', '5 孔', '5孔'], '五孔插座', '5孔插座', '五孔', 'wukongchazuo'),
  ...which(['bath-shower'], ['恒温'], '恒温花洒', '花洒 恒温', 'hengwen花洒'),
  ...which(['lock-inner', 'lock-smart'], ['磁吸', '静音'], '静音门锁', '磁吸门锁'),
  ...which(['kitchen-sink'], ['304', '不锈钢'], '不锈钢水槽', '304水槽', '304不锈钢水槽'),
  ...which(['floor-wood', 'floor-hard'], ['地暖'], '地暖地板', '地暖 地板'),
  ...which(['floor-wood', 'floor-hard'], ['防水'], '防水地板'),
  ...which(['bath-toilet', 'bath-smart'], ['虹吸'], '虹吸马桶', '虹吸式坐便器'),
  ...which(['light-down'], ['防眩', '不刺眼'], '防眩射灯', '防眩筒灯'),
  ...which(['paint-latex'], ['净味'], '净味乳胶漆', '无味乳胶漆'),
  ...as({ q: '', best: [{ brand: 'yanye', in: ['tile'] }], good: [inside('tile-ground', 'tile-upright')] }, '砚野瓷砖', 'yanye 瓷砖', '砚野 瓷砖', 'YANYE'),
  ...as({ q: '', best: [{ brand: 'muqi' }] }, '沐砌', 'MUQI', 'muqi'),
  ...as({ q: '', best: [{ brand: 'muqi', in: ['bath-tap', 'kitchen-tap'] }], good: [inside('bath-tap', 'kitchen-tap')], near: [{ brand: 'muqi' }] }, '沐砌龙头', '沐砌 水龙头'),
  ...as({ q: '', best: [{ brand: 'yuangu', in: ['masonry', 'paint-putty'] }] }, '垣固', 'yuangu'),
  ...as({ q: '', best: [saying('304')] }, '304'),
  ...as({ q: '', best: [titled('地暖')], near: [saying('地暖')] }, '地暖'),
  ...as({ q: '', best: [titled('防霉', '抗霉')], near: [saying('防霉')] }, '防霉'),

  // More words than anything has: fewer of them find something
  ...as(TOILETS, '马桶 榻榻米', '马桶 天蓝色波点', '施华洛世奇 马桶'),
  ...only(['tile-ground', 'tile-upright'], ['800×800'], '钢琴 地砖 800x800'),
  ...all(['furniture-slide'], '滑轨 99999mm'),

  // Other languages
  ...all(['bath-toilet'], 'toilet', 'toilets', 'inodoro', 'toilt'),
  ...all(['tile-ground'], 'floor tiles', 'floor tile', 'baldosas de suelo', 'carreaux de sol'),
  ...all(['floor-laminate'], 'laminate', 'stratifié', 'stratifie', 'laminado'),
  ...all(['powder-cement'], 'cement', 'ciment', 'cemento'),
  ...all(['bath-drain'], 'floor drain', 'siphon de sol', 'sumideros'),
  ...all(['panel-socket'], 'wall sockets', 'socket', 'enchufe', 'prise'),
  ...all(['light-down'], 'downlight', 'downlights', 'focos'),
  ...all(['board-gypsum'], 'gypsum board', 'plaques de plâtre', 'placas de yeso'),
]
