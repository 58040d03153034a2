import type { Grade, ReviewTag } from '@zhujia/contract/reviews/states.ts'

/** Something said about goods, with the tag that says the same in a word. */
export type Remark = readonly [tag: ReviewTag, text: string]

type Remarks = Readonly<Record<Grade, readonly Remark[]>>

/** What is said about the goods, by the first level of their category. */
export const GOODS_REMARKS: Readonly<Record<string, Remarks>> = {
  tile: {
    good: [
      ['evenColour', '整批一个色号，拆了十几箱混着铺，没有看出深浅'],
      ['fineFinish', '边直角正，对缝一条线，师傅说好铺'],
      ['asDescribed', '实物纹理比图片还自然，客厅铺完显得亮堂'],
      ['goodValue', '同样的规格跑了三家建材城，这里加上运费还便宜'],
      ['wellPacked', '每箱四角都有护角，几十箱一片没碎'],
      ['asDescribed', '防滑做得可以，卫生间地面有水踩着也不打滑'],
    ],
    medium: [
      ['sizeOff', '有几片翘曲，铺的时候挑出来切了边用'],
      ['colourDiffers', '灯光下比图片偏黄一点，能接受'],
    ],
    poor: [
      ['chipped', '碎了五片，边上还有几片崩角，耽误了一天工期'],
      ['colourDiffers', '补货的和第一次不是一个批号，拼在一起能看出来'],
    ],
  },
  floor: {
    good: [
      ['fineFinish', '锁扣很紧，两个人一天铺完，踩上去没有响声'],
      ['asDescribed', '木纹不死板，和家里的柜子很搭'],
      ['goodValue', '厚度实打实，量了几块都够数'],
      ['evenColour', '色差控制得好，混铺以后很均匀'],
      ['wellPacked', '拆开没有味道，测过甲醛在标准以内'],
    ],
    medium: [
      ['roughFinish', '个别板子倒角有毛刺，砂纸打一下就好'],
      ['overpriced', '地板不错，配套的踢脚线单卖有点贵'],
    ],
    poor: [
      ['sizeOff', '有几块锁扣崩了扣不上，损耗比说的高'],
      ['chipped', '边角磕了好几块，只能裁短了用在门口'],
    ],
  },
  paint: {
    good: [
      ['asDescribed', '遮盖力好，旧墙两遍就看不到底色'],
      ['goodValue', '一桶刷完两间卧室还剩一点，够省'],
      ['asDescribed', '味道很淡，通风一周就搬进去住了'],
      ['evenColour', '调的颜色和色卡一致，第二桶也没有差'],
      ['fineFinish', '刷出来手感细腻，灯一打没有刷痕'],
    ],
    medium: [
      ['late', '漆没问题，就是晚到两天，工人等着'],
      ['overpriced', '效果还行，价格比上次买的时候涨了'],
    ],
    poor: [
      ['colourDiffers', '干了以后比色卡深，一面墙得重刷'],
      ['poorPacking', '桶盖没压紧，路上漏了小半桶'],
    ],
  },
  bath: {
    good: [
      ['asDescribed', '冲水有力，声音也不大，坑距和参数一致'],
      ['fineFinish', '釉面光滑，挂不住污，一擦就干净'],
      ['wellPacked', '木架加泡沫，拆开一点磕碰都没有'],
      ['goodValue', '配件齐全，安装师傅说这个价位算用料足'],
      ['helpfulShop', '装的时候少个垫片，打电话过去第二天就补来了'],
    ],
    medium: [
      ['slowAnswers', '东西可以，就是问安装尺寸等了半天才回'],
      ['roughFinish', '接缝处有点毛，不影响用'],
    ],
    poor: [
      ['chipped', '底座磕掉一小块，藏在后面，懒得换了'],
      ['sizeOff', '下水口偏了一公分，多花了安装费'],
    ],
  },
  kitchen: {
    good: [
      ['fineFinish', '焊接处打磨得光滑，手摸不割'],
      ['asDescribed', '尺寸和图纸一毫米不差，直接装进去'],
      ['goodValue', '用了半个月，油污一擦就掉，值这个价'],
      ['wellPacked', '包得里三层外三层，面板没有划痕'],
      ['helpfulShop', '客服帮着核了开孔尺寸，省得返工'],
    ],
    medium: [
      ['overpriced', '质量对得起牌子，活动力度再大点就好了'],
      ['late', '约好周六送，周一才到'],
    ],
    poor: [
      ['roughFinish', '抽屉有点涩，调了几次才顺'],
      ['poorPacking', '外箱湿过，里面垫的纸都软了'],
    ],
  },
  door: {
    good: [
      ['fineFinish', '关门声音很闷，密封条也服帖'],
      ['asDescribed', '颜色和样板间一样，墙洞量得准，装上没留缝'],
      ['wellPacked', '门扇包了厚珍珠棉，六樘门没有一处刮花'],
      ['goodValue', '五金用的不错，开合顺滑'],
      ['helpfulShop', '上门量尺很仔细，把门垛也提醒到了'],
    ],
    medium: [
      ['late', '定做等了二十多天，比说的久'],
      ['roughFinish', '收口的胶打得一般，自己又补了一遍'],
    ],
    poor: [
      ['sizeOff', '门套短了一截，让厂家重新发的'],
      ['slowAnswers', '玻璃有个小气泡，反映以后来回拍了好多照片'],
    ],
  },
  hardware: {
    good: [
      ['fineFinish', '手感沉，开合有阻尼，不像便宜货'],
      ['asDescribed', '螺丝孔位准，配的自攻丝也够用'],
      ['goodValue', '工地常备，用了几次都没滑丝'],
      ['wellPacked', '小件分袋装好贴了标签，清点很方便'],
    ],
    medium: [['overpriced', '能用，就是比五金店略贵']],
    poor: [
      ['roughFinish', '镀层薄，拧了两次就露底'],
      ['sizeOff', '孔距差一点，重新打的孔'],
    ],
  },
  plumbing: {
    good: [
      ['asDescribed', '壁厚够，热熔出来内壁没有缩口'],
      ['goodValue', '打压一个多小时没掉表，放心'],
      ['asDescribed', '管身刻字清楚，查得到生产批次'],
      ['onTime', '上午下单下午就送到工地，没耽误开槽'],
    ],
    medium: [['poorPacking', '管子有两根压弯了，截短了用']],
    poor: [
      ['late', '说好当天送，第三天才到，水电停了两天'],
      ['roughFinish', '有个弯头里面毛边多，怕影响水流'],
    ],
  },
  electric: {
    good: [
      ['fineFinish', '面板平整，插拔松紧正好'],
      ['asDescribed', '灯光不刺眼，显色好，餐桌上的菜都好看'],
      ['goodValue', '线径足，铜芯剥开亮，一卷量过不少米'],
      ['wellPacked', '灯罩有模具固定，运过来完好'],
    ],
    medium: [['colourDiffers', '白色面板和以前买的那批有一点点色差']],
    poor: [
      ['slowAnswers', '有一个开关按下去不回弹，换货等了一周'],
      ['chipped', '灯罩裂了一道，补发以后好了'],
    ],
  },
  masonry: {
    good: [
      ['asDescribed', '日期新鲜，没有结块，和出来很细'],
      ['goodValue', '粘得牢，敲了几块样砖没有空鼓'],
      ['onTime', '司机直接送到楼下，还帮着码齐了'],
      ['carefulCarrying', '六楼没电梯，搬运师傅一袋没摔'],
    ],
    medium: [['poorPacking', '有两袋破口，撒了一点在车上']],
    poor: [
      ['late', '晚到一天半，泥工白等了'],
      ['roughFinish', '含泥偏多，过了一遍筛才敢用'],
    ],
  },
  board: {
    good: [
      ['asDescribed', '芯板实，锯开没有空洞，味道也小'],
      ['evenColour', '板面平，靠墙放了半个月没有翘'],
      ['goodValue', '厚薄均匀，木工师傅说好做'],
      ['wellPacked', '上下都垫了护板，边角没磕'],
    ],
    medium: [['sizeOff', '有一张对角线差了三毫米，裁掉用了']],
    poor: [
      ['roughFinish', '面皮有修补，只能用在柜子背面'],
      ['chipped', '角上压坏两张，商家退了一半的钱'],
    ],
  },
  soft: {
    good: [
      ['asDescribed', '垂感好，颜色耐看，遮光够用'],
      ['fineFinish', '锁边细，洗过一次没有缩'],
      ['goodValue', '布料厚实，做下来比店里省一半'],
      ['helpfulShop', '按窗户尺寸算的褶倍数正好'],
    ],
    medium: [['colourDiffers', '比手机上看着暗一些，习惯了也好']],
    poor: [
      ['sizeOff', '短了五公分，返回去改的'],
      ['colourDiffers', '颜色和页面差得有点多'],
    ],
  },
}

/** What is said about the way and about the shop, by how content somebody is with it. */
export const DELIVERY_REMARKS: Readonly<Record<'good' | 'poor', readonly Remark[]>> = {
  good: [
    ['onTime', '约的周末送，提前一小时打了电话'],
    ['carefulCarrying', '搬上楼轻拿轻放，走的时候还把纸皮带走了'],
    ['wellPacked', '包装扎实，箱子没有变形'],
    ['helpfulShop', '客服有耐心，问什么都说得清楚'],
  ],
  poor: [
    ['late', '物流慢了几天，电话也不好打'],
    ['poorPacking', '外箱破了个口'],
    ['slowAnswers', '客服要催几遍才回'],
  ],
}

/** What shops answer, by what they answer to. */
export const REPLIES: Readonly<Record<Grade, readonly string[]>> = {
  good: ['谢谢认可，后面还缺什么随时找我们，同批号给你留着。', '谢谢支持！剩下没拆的整箱三十天内可以退。', '收到你的好评很高兴，用的时候有问题直接打店里电话。'],
  medium: ['谢谢提醒，已经反馈给仓库，下次出库前多验一遍。', '说得对，这一点我们改进。有需要补的尽管联系。'],
  poor: ['很抱歉给你添了麻烦，损坏的已经安排补发，今天就出库。', '抱歉，是我们没有检查到位，客服已经联系你退差价。'],
}

/** What is added weeks later. */
export const ADDITIONS: readonly string[] = [
  '用了一个月，没有变化，放心。',
  '住进来了，家里人都说选得好。',
  '过了一个梅雨季，没有受潮也没有变形。',
  '又给爸妈家买了一批，质量一样稳定。',
  '后来补的货也到了，对得上。',
]
