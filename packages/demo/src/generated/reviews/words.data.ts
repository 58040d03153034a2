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
      ['asDescribed', '实物纹理比图片还自然，贴完显得亮堂'],
      ['goodValue', '同样的规格跑了三家建材城，这里加上运费还便宜'],
      ['wellPacked', '每箱四角都有护角，几十箱一片没碎'],
      ['asDescribed', '纹理清楚不糊，连着几块看不到重复'],
    ],
    medium: [
      ['sizeOff', '有几片不太平，挑出来切了边用'],
      ['colourDiffers', '灯光下比图片偏黄一点，能接受'],
    ],
    poor: [
      ['chipped', '碎了五片，边上还有几片崩角，耽误了一天工期'],
      ['colourDiffers', '补货的和第一次不是一个批号，拼在一起能看出来'],
    ],
  },
  floor: {
    good: [
      ['fineFinish', '做工细，两个人一天铺完，接缝服帖'],
      ['asDescribed', '颜色不死板，和家里的柜子很搭'],
      ['goodValue', '厚度实打实，量了几处都够数'],
      ['evenColour', '色差控制得好，铺完很均匀'],
      ['wellPacked', '拆开没有味道，测过甲醛在标准以内'],
    ],
    medium: [
      ['roughFinish', '个别边上有毛刺，砂纸打一下就好'],
      ['overpriced', '东西不错，就是比去年贵了些'],
    ],
    poor: [
      ['sizeOff', '有几块尺寸差一点，损耗比说的高'],
      ['chipped', '边角磕了好几块，只能裁短了用在门口'],
    ],
  },
  paint: {
    good: [
      ['asDescribed', '师傅说好施工，上墙效果和效果图差不多'],
      ['goodValue', '按商家算的量买，做完两间卧室刚好够'],
      ['asDescribed', '味道很淡，通风一周就搬进去住了'],
      ['evenColour', '颜色和样品一致，第二批也没有差'],
      ['fineFinish', '做出来细腻，灯一打也平整'],
    ],
    medium: [
      ['late', '东西没问题，就是晚到两天，工人等着'],
      ['overpriced', '效果还行，价格比上次买的时候涨了'],
    ],
    poor: [
      ['colourDiffers', '做完比页面上的颜色深，一面墙得返工'],
      ['poorPacking', '包装没封紧，路上洒了一些'],
    ],
  },
  bath: {
    good: [
      ['asDescribed', '尺寸和参数一致，装上严丝合缝'],
      ['fineFinish', '表面光滑，水渍一擦就干净'],
      ['wellPacked', '木架加泡沫，拆开一点磕碰都没有'],
      ['goodValue', '配件齐全，安装师傅说这个价位算用料足'],
      ['helpfulShop', '装的时候少个垫片，打电话过去第二天就补来了'],
    ],
    medium: [
      ['slowAnswers', '东西可以，就是问安装尺寸等了半天才回'],
      ['roughFinish', '接缝处有点毛，不影响用'],
    ],
    poor: [
      ['chipped', '边上磕掉一小块，藏在后面，懒得换了'],
      ['sizeOff', '安装孔偏了一点，多花了安装费'],
    ],
  },
  kitchen: {
    good: [
      ['fineFinish', '边角打磨得光滑，手摸不割'],
      ['asDescribed', '尺寸和参数一毫米不差，直接装上去'],
      ['goodValue', '用了半个月，油污一擦就掉，值这个价'],
      ['wellPacked', '包得里三层外三层，面板没有划痕'],
      ['helpfulShop', '商家帮着核了一遍尺寸，省得返工'],
    ],
    medium: [
      ['overpriced', '质量对得起牌子，活动力度再大点就好了'],
      ['late', '约好周六送，周一才到'],
    ],
    poor: [
      ['roughFinish', '有一处做工粗，调了几次才顺'],
      ['poorPacking', '外箱湿过，里面垫的纸都软了'],
    ],
  },
  door: {
    good: [
      ['fineFinish', '收口做得细，看不到毛刺'],
      ['asDescribed', '颜色和样板间一样，装上没留缝'],
      ['wellPacked', '里外包了厚珍珠棉，没有一处刮花'],
      ['goodValue', '用料扎实，这个价位很难得'],
      ['helpfulShop', '下单前把尺寸核了两遍，该注意的都提醒到了'],
    ],
    medium: [
      ['late', '等了二十多天，比说的久'],
      ['roughFinish', '边上的胶打得一般，自己又补了一遍'],
    ],
    poor: [
      ['sizeOff', '有一件短了一截，让厂家重新发的'],
      ['slowAnswers', '表面有个小瑕疵，反映以后来回拍了好多照片'],
    ],
  },
  hardware: {
    good: [
      ['fineFinish', '拿在手里沉，不像便宜货'],
      ['asDescribed', '尺寸标得准，和现场正好对上'],
      ['goodValue', '工地常备，用了几次都没坏'],
      ['wellPacked', '分开装好贴了标签，清点很方便'],
    ],
    medium: [['overpriced', '能用，就是比五金店略贵']],
    poor: [
      ['roughFinish', '表面处理薄，用了两次就露底'],
      ['sizeOff', '尺寸差一点，凑合着用了'],
    ],
  },
  plumbing: {
    good: [
      ['asDescribed', '用料厚实，水电师傅说是正经货'],
      ['goodValue', '装好打压一个多小时没掉表，放心'],
      ['asDescribed', '刻字清楚，查得到生产批次'],
      ['onTime', '上午下单下午就送到工地，没耽误开槽'],
    ],
    medium: [['poorPacking', '外箱压扁了，里面的东西还好']],
    poor: [
      ['late', '说好当天送，第三天才到，水电停了两天'],
      ['roughFinish', '接口处毛边多，自己修了才敢装'],
    ],
  },
  electric: {
    good: [
      ['fineFinish', '做工平整，缝隙均匀，装在墙上好看'],
      ['asDescribed', '和页面上的参数一样，装好一次就亮'],
      ['goodValue', '电工师傅看了说料足，这个价划算'],
      ['wellPacked', '里面有泡沫固定，运过来完好'],
    ],
    medium: [['colourDiffers', '和以前买的那批有一点点色差']],
    poor: [
      ['slowAnswers', '有一个是坏的，打电话问了一周'],
      ['chipped', '外壳裂了一道'],
    ],
  },
  masonry: {
    good: [
      ['asDescribed', '日期新鲜，和页面上说的一样'],
      ['goodValue', '泥工师傅用过说顺手，点名下次还要'],
      ['onTime', '司机直接送到楼下，还帮着码齐了'],
      ['carefulCarrying', '六楼没电梯，搬运师傅一件没摔'],
    ],
    medium: [['poorPacking', '有两件包装破口，东西还能用']],
    poor: [
      ['late', '晚到一天半，泥工白等了'],
      ['roughFinish', '质量不匀，挑了一遍才敢用'],
    ],
  },
  board: {
    good: [
      ['asDescribed', '料子实，锯开看过放心，味道也小'],
      ['evenColour', '平整，靠墙放了半个月没有变形'],
      ['goodValue', '厚薄均匀，木工师傅说好做'],
      ['wellPacked', '上下都垫了护板，边角没磕'],
    ],
    medium: [['sizeOff', '有一张尺寸差了三毫米，裁掉用了']],
    poor: [
      ['roughFinish', '表面有修补的地方，只能用在看不见的位置'],
      ['chipped', '角上压坏两处'],
    ],
  },
  soft: {
    good: [
      ['asDescribed', '颜色耐看，摆在家里很搭'],
      ['fineFinish', '针脚细，边上没有线头'],
      ['goodValue', '用料厚实，比店里省一半'],
      ['helpfulShop', '打电话问过，商家帮着选的尺寸正好'],
    ],
    medium: [['colourDiffers', '比手机上看着暗一些，习惯了也好']],
    poor: [
      ['sizeOff', '尺寸小了一圈，只好将就用'],
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
    ['helpfulShop', '商家有耐心，问什么都说得清楚'],
  ],
  poor: [
    ['late', '物流慢了几天，电话也不好打'],
    ['poorPacking', '外箱破了个口'],
    ['slowAnswers', '商家要催几遍才回'],
  ],
}

/** What shops answer, by what they answer to. */
export const REPLIES: Readonly<Record<Grade, readonly string[]>> = {
  good: [
    '谢谢认可，后面还缺什么随时找我们，同批号给你留着。',
    '谢谢支持！同一批号我们一直有货。',
    '收到你的好评很高兴，用的时候有问题直接打店里电话。',
  ],
  medium: ['谢谢提醒，已经反馈给仓库，下次出库前多验一遍。', '说得对，这一点我们改进。有需要补的尽管联系。'],
  poor: ['很抱歉给你添了麻烦，装箱我们会多垫一层。', '抱歉，是我们没有检查到位。'],
}

/** What is added weeks later. */
export const ADDITIONS: readonly string[] = [
  '用了一个月，没有变化，放心。',
  '住进来了，家里人都说选得好。',
  '过了一个梅雨季，没有受潮也没有变形。',
  '又给爸妈家买了一批，质量一样稳定。',
  '后来补的货也到了，对得上。',
]
