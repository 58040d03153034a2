import type { z } from 'zod'
import type { businessLicence } from '@zhujia/contract/shops/licence.ts'

/**
 * The business licence of each demo shop, by the shop's code. The check characters are right, but no authority gives out
 * numbers that begin with DEM0 after the district: they are nobody's.
 */
export const LICENCES: Readonly<Record<string, z.output<typeof businessLicence>>> = {
  'yanye-tile': { company: '佛山市砚野陶瓷有限公司', creditCode: '91440604DEM000014P' },
  'muqi-bath': { company: '南安市沐砌卫浴有限公司', creditCode: '91350583DEM0000228' },
  'jiangcai-aux': { company: '广州匠材建材供应链有限公司', creditCode: '91440113DEM000030L' },
  'taomo-tile': { company: '淄博陶陌建筑陶瓷有限公司', creditCode: '91370302DEM000049K' },
  'yunshi-stone': { company: '云浮市云拾石材有限公司', creditCode: '91445302DEM000057N' },
  'jiyu-mosaic': { company: '佛山市集隅马赛克有限公司', creditCode: '91440605DEM000065E' },
  'heshu-floor': { company: '常州禾束木业有限公司', creditCode: '91320412DEM0000734' },
  'qianshi-floor': { company: '丹阳芊石新型地材有限公司', creditCode: '91321181DEM000081R' },
  'sehuo-paint': { company: '佛山市色禾涂料有限公司', creditCode: '91440606DEM00009XA' },
  'zhijing-soft': { company: '绍兴织境纺织品有限公司', creditCode: '91330603DEM000102W' },
  'yubu-bath': { company: '潮州市屿步陶瓷有限公司', creditCode: '91445103DEM000110N' },
  'lanting-bath': { company: '开平市澜汀水暖器材有限公司', creditCode: '91440783DEM000129G' },
  'zaoli-kitchen': { company: '嵊州市灶里厨房电器有限公司', creditCode: '91330683DEM000137B' },
  'shanshi-home': { company: '成都膳室家居有限公司', creditCode: '91510114DEM000145K' },
  'mingqi-door': { company: '临朐鸣栖门窗有限公司', creditCode: '91370724DEM0001538' },
  'muqiao-door': { company: '江山市木樵门业有限公司', creditCode: '91330881DEM0001619' },
  'shouxi-lock': { company: '揭阳市守夕五金制品有限公司', creditCode: '91445202DEM00017XD' },
  'quanluo-pipe': { company: '台州泉络阀门管业有限公司', creditCode: '91331003DEM0001885' },
  'nuanjing-heat': { company: '天津暖径供热设备有限公司', creditCode: '91120114DEM0001965' },
  'dianmo-electric': { company: '乐清市电陌电气有限公司', creditCode: '91330382DEM0002096' },
  'guangyu-light': { company: '江门市光屿照明有限公司', creditCode: '91440704DEM000217H' },
  'tutuo-masonry': { company: '武汉土拓建材有限公司', creditCode: '91420112DEM000225P' },
  'lichui-tool': { company: '永康市砺锤工具有限公司', creditCode: '91330784DEM0002338' },
  'banzhang-board': { company: '临沂板樟木业有限公司', creditCode: '91371302DEM000241J' },
}
