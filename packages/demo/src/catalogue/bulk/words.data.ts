import type { HueKey } from '../pictures/subjects.ts'

/** A series is named by one of each: 云岭, 松涧, 霜汀 … */
export const SERIES_FIRST = Array.from('云松霜月溪竹山星晨暮秋初远清素墨青岚潮汐沐栖澜禾雁鹿枫棠杏檀')
export const SERIES_SECOND = Array.from('岭涧汀野川屿石原庭舍影痕辰光华章度境序纹坡湾洲谷林轩阁台')

/** What makers call a colour. All that stand under one hue look alike, so one picture does for all of them. */
export const COLOUR_NAMES: Readonly<Record<HueKey, readonly string[]>> = {
  white: ['雪岭白', '云母白', '瓷白', '霜白', '素白'],
  ivory: ['象牙白', '奶油白', '贝壳白'],
  beige: ['米杏', '燕麦米', '亚麻米', '奶咖'],
  sand: ['砂岩米', '浅沙', '沙丘黄'],
  'light-grey': ['晨雾灰', '浅雾灰', '月岩灰', '银霜灰'],
  grey: ['水泥灰', '岩灰', '石墨灰', '高级灰'],
  'dark-grey': ['深空灰', '炭灰', '玄武灰'],
  black: ['曜石黑', '墨玉黑', '夜幕黑'],
  maple: ['浅枫', '枫糖', '白枫'],
  oak: ['原橡', '蜂蜜橡', '北欧橡', '暖橡'],
  'smoked-oak': ['烟熏橡', '古橡', '焦糖橡'],
  walnut: ['胡桃', '深胡桃', '黑胡桃'],
  cherry: ['樱桃木', '酒红木'],
  sage: ['鼠尾草绿', '豆青', '灰豆绿'],
  green: ['松针绿', '苔绿', '竹青'],
  teal: ['湖青', '孔雀青', '黛青'],
  blue: ['晴空蓝', '海盐蓝', '青花蓝'],
  mist: ['雾蓝', '烟波蓝', '灰蓝'],
  navy: ['藏青', '午夜蓝', '深海蓝'],
  terracotta: ['陶土红', '赤陶', '砖红'],
  red: ['朱砂红', '中国红', '绯红'],
  orange: ['落日橙', '柿子橙', '暖橙'],
  yellow: ['鹅黄', '姜黄', '向日黄'],
  pink: ['樱花粉', '豆沙粉', '藕粉'],
  chrome: ['镀铬', '亮铬', '镜面银'],
  nickel: ['拉丝镍', '缎面镍', '砂光银'],
  gunmetal: ['枪灰', '枪黑', '太空灰'],
  brass: ['拉丝金', '轻奢金', '古铜金'],
  copper: ['红古铜', '玫瑰金', '紫铜'],
}
