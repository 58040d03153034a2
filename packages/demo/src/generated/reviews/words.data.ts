import type { Grade, ReviewTag } from '@zhujia/contract/reviews/states.ts'

/** Something said about goods, with the tag that says the same in a word. */
export type Remark = readonly [tag: ReviewTag, text: string]

type Remarks = Readonly<Record<Grade, readonly Remark[]>>

/**
 * What is said about goods, by a category of any level: of a product all that is said of the categories above it and of its own. So
 * each fits all goods below its category.
 */
export const GOODS_REMARKS: Readonly<Record<string, Partial<Remarks>>> = {
  tile: {
    good: [
      ['asDescribed', '实物纹理比图片还自然'],
      ['goodValue', '同样的规格跑了三家建材城，这里加上运费还便宜'],
      ['asDescribed', '纹理清楚不糊，颜色和样图一个调子'],
      ['fineFinish', '表面没有针眼和划痕，逆光看也干净'],
      ['asDescribed', '尺寸量过，和标的差不到一毫米'],
      ['goodValue', '设计师推荐的牌子要贵一半，摆在一起看不出差别'],
      ['fineFinish', '切开看了断面，密实，没有夹层'],
    ],
    medium: [
      ['colourDiffers', '灯光下比图片偏黄一点，能接受'],
      ['overpriced', '东西可以，赶上活动前买的，贵了一点'],
      ['roughFinish', '有一处边口不够利落，用胶补上看不出来'],
    ],
    poor: [
      ['overpriced', '对不起这个价，近看不如样图'],
      ['colourDiffers', '颜色比样图深一号，和橱柜不太搭'],
    ],
  },
  'tile-ground': {
    good: [
      ['evenColour', '整批一个色号，拆了十几箱混着铺，没有看出深浅'],
      ['fineFinish', '边直角正，对缝一条线，师傅说好铺'],
      ['wellPacked', '每箱四角都有护角，几十箱一片没碎'],
      ['asDescribed', '连着几块看不到重复，铺开很大气'],
      ['evenColour', '客厅和走道通铺，从头到尾一个颜色'],
      ['fineFinish', '平整度好，两米靠尺放上去几乎没有缝'],
      ['asDescribed', '洒了水走上去也不打滑，老人放心'],
    ],
    medium: [
      ['sizeOff', '有几片不太平，挑出来切了边用'],
      ['chipped', '三十多箱里碎了两片，边角料正好用上'],
    ],
    poor: [
      ['chipped', '碎了五片，边上还有几片崩角，耽误了一天工期'],
      ['colourDiffers', '补货的和第一次不是一个批号，拼在一起能看出来'],
    ],
  },
  'tile-upright': {
    good: [
      ['asDescribed', '贴完显得亮堂，油点一擦就掉'],
      ['evenColour', '几箱打开一个颜色，墙上没有花'],
      ['fineFinish', '边口齐，缝留一毫米半也对得上'],
      ['wellPacked', '里外两层纸板，一片没碎'],
      ['goodValue', '一面墙没花多少钱，效果像小店里的'],
    ],
    medium: [['sizeOff', '个别几片大了半毫米，师傅磨了一下']],
    poor: [['chipped', '崩角的有六七片，收边时都用完了']],
  },
  stone: {
    good: [
      ['fineFinish', '磨边光滑，手摸没有一点毛口'],
      ['asDescribed', '尺寸切得准，放上去正好，没再动刀'],
      ['helpfulShop', '下单前打电话核了一遍长和深，很细心'],
      ['wellPacked', '木架打得结实，两头垫了泡沫'],
      ['fineFinish', '台面平，灯下看不到起伏'],
    ],
    medium: [['late', '比说的晚了两天，师傅改了一次时间']],
    poor: [['sizeOff', '短了四毫米，靠墙那边只好打胶']],
  },
  floor: {
    good: [
      ['asDescribed', '颜色不死板，和家里的柜子很搭'],
      ['goodValue', '厚度实打实，量了几处都够数'],
      ['evenColour', '色差控制得好，铺完很均匀'],
      ['wellPacked', '拆开没有味道，箱子也没有潮'],
      ['fineFinish', '做工细，两个人一天铺完'],
      ['fineFinish', '边口严，扫地机器人来回跑不卡'],
      ['asDescribed', '冬天光脚踩着不冰，孩子爱坐在地上玩'],
      ['goodValue', '比小区门口那家每平米便宜十几块'],
      ['asDescribed', '花纹自然，邻居来看还以为贵的'],
      ['evenColour', '几箱混着用，看不出哪箱是哪箱'],
      ['helpfulShop', '客厅不规则，商家帮着算，剩下不到半箱'],
      ['fineFinish', '裁的时候不崩边，师傅说料子好'],
    ],
    medium: [
      ['roughFinish', '个别边上有毛刺，砂纸打一下就好'],
      ['overpriced', '东西不错，就是比去年贵了些'],
      ['colourDiffers', '晚上看偏深，白天正好'],
      ['late', '晚到一天，好在工人能改期'],
    ],
    poor: [
      ['sizeOff', '有几块尺寸差一点，损耗比说的高'],
      ['chipped', '边角磕了好几块，只能裁短了用在门口'],
      ['colourDiffers', '和样块比偏红，换不了只能将就'],
      ['roughFinish', '接口紧一块松一块，铺得很慢'],
    ],
  },
  paint: {
    good: [
      ['asDescribed', '师傅说好施工，做出来和效果图差不多'],
      ['goodValue', '比工长报的价省了三成'],
      ['asDescribed', '说明写得清楚，自己照着做也没翻车'],
      ['helpfulShop', '拿不准用哪一种，商家讲得很明白'],
      ['goodValue', '用下来正好，没有剩多少'],
      ['asDescribed', '和页面上写的一样，没有夸大'],
      ['wellPacked', '装得严实，路上没有受潮'],
    ],
    medium: [
      ['late', '东西没问题，就是晚到两天，工人等着'],
      ['overpriced', '效果还行，价格比上次买的时候涨了'],
    ],
    poor: [
      ['roughFinish', '质量不如上一次买的，多费了一天工'],
      ['poorPacking', '外面封得不紧，到手有一点受潮'],
    ],
  },
  'paint-wall': {
    good: [
      ['asDescribed', '味道很淡，通风一周就搬进去住了'],
      ['evenColour', '颜色和样品一致，第二桶也没有差'],
      ['fineFinish', '干了以后细腻，灯一打也平整'],
      ['fineFinish', '两遍就盖住了，滚筒不掉毛不拉丝'],
      ['wellPacked', '桶盖封得严，倒过来也没有漏'],
      ['goodValue', '按商家算的量买，做完两间卧室刚好够'],
    ],
    medium: [['colourDiffers', '干了以后比看着浅一点']],
    poor: [['colourDiffers', '做完比页面上的颜色深，一面墙得返工']],
  },
  'paint-cover': {
    good: [
      ['evenColour', '几面墙一个颜色，接缝对着光也难找'],
      ['fineFinish', '花纹对得上，没有起泡翘边'],
      ['asDescribed', '手感和样品一样，没有味道'],
    ],
    medium: [['colourDiffers', '比手机里看着深一点']],
    poor: [['colourDiffers', '和样品差半个色，只贴了一面墙']],
  },
  bath: {
    good: [
      ['asDescribed', '尺寸和参数一致，装上严丝合缝'],
      ['fineFinish', '表面光滑，水渍一擦就干净'],
      ['wellPacked', '拆开一点磕碰都没有，每样都单独包着'],
      ['goodValue', '配件齐全，安装师傅说这个价位算用料足'],
      ['helpfulShop', '装的时候少个垫片，打电话过去第二天就寄来了'],
      ['asDescribed', '用了两周，没有渗水，也没有异响'],
      ['fineFinish', '边角圆润，擦洗的时候不挂手'],
      ['goodValue', '卫生间两处都换了，加起来比专柜一件还便宜'],
      ['asDescribed', '颜色和浴室里别的五金对得上'],
      ['fineFinish', '近看没有砂眼，灯下很亮'],
      ['helpfulShop', '打电话问过能不能装，商家问得很细才让拍'],
      ['goodValue', '老房翻新用的，花小钱像换了一间'],
      ['asDescribed', '说明书配图清楚，自己一个人装好的'],
      ['wellPacked', '箱子扎实，从三楼搬上来也没散'],
    ],
    medium: [
      ['slowAnswers', '东西可以，就是问安装尺寸等了半天才回'],
      ['roughFinish', '接缝处有点毛，不影响用'],
      ['overpriced', '质量没得说，价格小贵'],
      ['late', '晚了两天，水电师傅多跑一趟'],
      ['sizeOff', '比想的大一圈，买前要量好'],
    ],
    poor: [
      ['chipped', '边上磕掉一小块，藏在后面，懒得折腾了'],
      ['sizeOff', '安装孔偏了一点，多花了安装费'],
      ['roughFinish', '镀层有一处发花，擦不掉'],
      ['slowAnswers', '少了一个配件，问了三天才有人理'],
    ],
  },
  'bath-ceramic': {
    good: [
      ['fineFinish', '釉面细，灯照着没有波纹'],
      ['wellPacked', '木架加泡沫，几十斤的东西完好到家'],
    ],
    poor: [['chipped', '底部有一道磕痕，打了胶才看不见']],
  },
  'bath-fitting': {
    good: [
      ['fineFinish', '拿在手里沉，不像空心的'],
      ['asDescribed', '接口标准，生料带缠几圈就不漏'],
    ],
  },
  kitchen: {
    good: [
      ['fineFinish', '边角打磨得光滑，手摸不割'],
      ['asDescribed', '尺寸和参数一毫米不差，直接装上去'],
      ['goodValue', '用了半个月，油污一擦就掉，值这个价'],
      ['wellPacked', '包得里三层外三层，面板没有划痕'],
      ['helpfulShop', '商家帮着核了一遍尺寸，省得返工'],
      ['asDescribed', '天天做饭用，没有挑出毛病'],
      ['goodValue', '比商场同款少一截，东西一样'],
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
  'kitchen-wet': {
    good: [
      ['fineFinish', '和台面贴得紧，缝里不藏水'],
      ['asDescribed', '水压够，开到最大也不溅'],
    ],
  },
  door: {
    good: [
      ['fineFinish', '收口做得细，看不到毛刺'],
      ['asDescribed', '颜色和样板间一样，装上没留缝'],
      ['wellPacked', '里外包了厚珍珠棉，没有一处刮花'],
      ['goodValue', '用料扎实，这个价位很难得'],
      ['helpfulShop', '下单前把尺寸核了两遍，该注意的都提醒到了'],
      ['asDescribed', '按填的尺寸做的，两边各留三毫米，正好'],
      ['goodValue', '量好自己下单，比门店报价省了两千'],
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
  'door-window': {
    good: [
      ['fineFinish', '五金顺滑，关上以后外面的车声小多了'],
      ['asDescribed', '刮大风也不晃，缝里不进灰'],
    ],
  },
  'door-closet': {
    good: [['fineFinish', '铰链孔打得准，装上一调就平']],
  },
  hardware: {
    good: [
      ['wellPacked', '分开装好贴了标签，清点很方便'],
      ['asDescribed', '说明写得细，照着来半小时弄好'],
      ['goodValue', '和五金店同款，价格少一半'],
      ['helpfulShop', '型号拿不准，打个电话就说清楚了'],
      ['asDescribed', '师傅拿过去看了一眼，说就用这个'],
      ['goodValue', '这个价能有这个质量，下回还买'],
      ['asDescribed', '和页面上说的一样，没有缩水'],
    ],
    medium: [
      ['overpriced', '能用，就是比五金店略贵'],
      ['late', '多等了一天，不急用也无所谓'],
    ],
    poor: [
      ['slowAnswers', '有一个不对，问了两天才回'],
      ['roughFinish', '质量比图上糙，用着不放心'],
    ],
  },
  'hardware-lock': {
    good: [
      ['fineFinish', '拿在手里沉，不像便宜货'],
      ['asDescribed', '孔距标得准，和门上正好对上'],
      ['fineFinish', '开关顺，没有旷量'],
    ],
    medium: [['roughFinish', '边上有点毛，锉一下就好']],
    poor: [['sizeOff', '孔位差一点，又补了两个眼']],
  },
  'hardware-furniture': {
    good: [
      ['fineFinish', '推拉顺，到底会自己慢下来'],
      ['asDescribed', '尺寸标得准，换上去不用改孔'],
      ['evenColour', '十几个放在一起，颜色一样'],
    ],
    medium: [['roughFinish', '表面有一点划痕，装里面看不出']],
    poor: [['roughFinish', '镀层薄，用了两个月就露底']],
  },
  'hardware-tool': {
    good: [
      ['goodValue', '工地天天用，到现在没出毛病'],
      ['asDescribed', '上手就会用，省了不少力气'],
    ],
  },
  plumbing: {
    good: [
      ['asDescribed', '用料厚实，水电师傅说是正经货'],
      ['goodValue', '装好试了压，一晚上没掉表，放心'],
      ['onTime', '上午下单下午就送到工地，没耽误开工'],
      ['goodValue', '和市场问的价一样，还省得自己搬'],
      ['asDescribed', '装了一个月，没有一处渗'],
      ['fineFinish', '接口做得正，一拧就到位'],
      ['wellPacked', '接口都套了塞子，里面干净'],
    ],
    medium: [
      ['poorPacking', '外箱压扁了，里面的东西还好'],
      ['overpriced', '质量行，价格比批发高一点'],
      ['slowAnswers', '问接口大小，第二天才回'],
    ],
    poor: [
      ['late', '说好当天送，第三天才到，水电停了两天'],
      ['sizeOff', '有一个接口不正，费了半天劲'],
    ],
  },
  'plumbing-supply': {
    good: [
      ['asDescribed', '刻字清楚，查得到生产批次'],
      ['helpfulShop', '照着图纸帮着配了一遍，没有多买'],
    ],
    poor: [['roughFinish', '接口处毛边多，自己修了才敢装']],
  },
  'plumbing-waste': {
    good: [
      ['asDescribed', '壁厚量过，够数'],
      ['fineFinish', '管口平，插进去严丝合缝'],
    ],
  },
  'plumbing-heat': {
    good: [
      ['helpfulShop', '该配的阀和接头都提醒到了，师傅一趟装好'],
      ['asDescribed', '装完试了两天，和说明写的一样'],
      ['goodValue', '比上门推销的报价少了一大截'],
    ],
    poor: [['slowAnswers', '装的时候打电话问，转了三个人才说清']],
  },
  electric: {
    good: [
      ['asDescribed', '和页面上的参数一样，装好就能用'],
      ['goodValue', '电工师傅看了说料足，这个价划算'],
      ['goodValue', '全屋用下来没花多少'],
      ['helpfulShop', '数量算多了，商家提醒少买一些'],
      ['asDescribed', '检测标志都在，查得到'],
      ['wellPacked', '里面固定得好，运过来完好'],
    ],
    medium: [
      ['late', '晚一天到，电工先做了别的'],
      ['overpriced', '质量可以，比批发市场贵一点'],
    ],
    poor: [
      ['slowAnswers', '少发了一件，打电话问了一周'],
      ['poorPacking', '包装压变形了，里面磕了一下'],
    ],
  },
  'electric-wire': {
    good: [
      ['asDescribed', '剥开看铜很亮，截面量过也够'],
      ['goodValue', '米数拉出来量了，一点没少'],
    ],
    poor: [['roughFinish', '外皮有一段不匀，剪掉没用']],
  },
  'electric-panel': {
    good: [
      ['fineFinish', '做工平整，一排装在墙上缝隙均匀'],
      ['fineFinish', '接线口紧，线插进去不会松'],
    ],
    medium: [['colourDiffers', '和以前买的那批有一点点色差']],
    poor: [['chipped', '外壳裂了一道']],
  },
  'electric-light': {
    good: [
      ['asDescribed', '光线柔，看书久了眼睛不累'],
      ['fineFinish', '近看没有漏光，关了灯也好看'],
      ['goodValue', '亮度够，比灯具城同样的便宜一百多'],
      ['asDescribed', '亮了一个多月，不烫也不闪'],
    ],
    medium: [['colourDiffers', '光比图上白一点，习惯了也好']],
    poor: [['colourDiffers', '光的颜色比说的冷，睡前看着刺眼']],
  },
  masonry: {
    good: [
      ['asDescribed', '料子干净，和页面上说的一样'],
      ['goodValue', '泥工师傅用过说顺手，点名下次还要'],
      ['onTime', '司机直接送到楼下，还帮着码齐了'],
      ['carefulCarrying', '六楼没电梯，搬运师傅一件没摔'],
      ['goodValue', '算下来比建材市场便宜，还送到门口'],
      ['wellPacked', '外面套了防潮膜，雨天送来也没湿'],
      ['asDescribed', '做完一周看了，没有毛病'],
      ['helpfulShop', '给了面积就算好用量，最后剩得不多'],
      ['onTime', '工地缺料临时下的单，当天就补上了'],
    ],
    medium: [
      ['poorPacking', '有两件包装破口，东西还能用'],
      ['late', '约的上午，下午才来'],
      ['overpriced', '料子行，上楼另算不太划算'],
    ],
    poor: [
      ['late', '晚到一天半，泥工白等了'],
      ['roughFinish', '质量不匀，挑了一遍才敢用'],
    ],
  },
  'masonry-powder': {
    good: [
      ['fineFinish', '料子匀，师傅省了挑拣的功夫'],
      ['asDescribed', '数量点过，一件不少'],
    ],
    poor: [['poorPacking', '破了好几件，楼道里扫了半天']],
  },
  'masonry-tile': {
    good: [
      ['fineFinish', '调开就能用，刮起来不拖手'],
      ['asDescribed', '隔天去敲了一遍，没有一处空'],
    ],
  },
  'masonry-proof': {
    good: [
      ['asDescribed', '闭水试了两天，楼下一点没湿'],
      ['fineFinish', '做完表面匀，没有气泡'],
    ],
  },
  board: {
    good: [
      ['asDescribed', '料子实，木工师傅看了放心'],
      ['evenColour', '平整，靠墙放了半个月没有变形'],
      ['goodValue', '厚薄均匀，做起来省事'],
      ['wellPacked', '上下都垫了护板，边角没磕'],
      ['asDescribed', '数过量过，数量和尺寸都对'],
      ['fineFinish', '裁起来不崩，切口也齐'],
      ['goodValue', '比店里单买便宜，还不用自己找车'],
    ],
    medium: [
      ['sizeOff', '有一件尺寸差了三毫米，裁掉用了'],
      ['roughFinish', '个别边口有点毛，反正要包边'],
    ],
    poor: [
      ['roughFinish', '表面有修补的地方，只能用在看不见的位置'],
      ['chipped', '角上压坏两处'],
    ],
  },
  'board-wood': {
    good: [
      ['asDescribed', '锯开看了芯子，密实，味道也小'],
      ['fineFinish', '钉子打进去咬得紧，不裂'],
    ],
  },
  soft: {
    good: [
      ['asDescribed', '颜色耐看，和家里很搭'],
      ['fineFinish', '做工细，边上收得干净'],
      ['goodValue', '用料厚实，比店里省一半'],
      ['helpfulShop', '打电话问过，商家帮着选的尺寸正好'],
      ['asDescribed', '没有味道，拆开当天就用上了'],
      ['fineFinish', '近看也没有一处毛糙'],
      ['goodValue', '家里三个房间都配齐了，还没到预算'],
    ],
    medium: [
      ['colourDiffers', '比手机上看着暗一些，习惯了也好'],
      ['late', '做工没问题，就是等得久了点'],
    ],
    poor: [
      ['sizeOff', '尺寸小了一圈，只好将就用'],
      ['colourDiffers', '颜色和页面差得有点多'],
    ],
  },
}

/** What is said about the way and about the shop, by how content somebody is with it; those who are undecided say nothing of it. */
export const DELIVERY_REMARKS: Readonly<Record<'good' | 'poor', readonly Remark[]>> = {
  good: [
    ['onTime', '约的周末送，提前一小时打了电话'],
    ['carefulCarrying', '搬的时候轻拿轻放，走的时候还把纸皮带走了'],
    ['wellPacked', '包装扎实，箱子没有变形'],
    ['helpfulShop', '商家有耐心，问什么都说得清楚'],
    ['onTime', '比预计的早到一天'],
    ['carefulCarrying', '司机看我一个人，帮着抬进了门'],
    ['helpfulShop', '发货前又打来核对了一遍'],
    ['onTime', '下雨天照样准点，东西一点没湿'],
    ['wellPacked', '拆包装就花了十分钟，很放心'],
    ['carefulCarrying', '电梯口套着垫子搬的，物业都没话说'],
    ['helpfulShop', '付款后改了一次地址，马上就改好了'],
  ],
  poor: [
    ['late', '物流慢了几天，电话也不好打'],
    ['poorPacking', '外箱破了个口'],
    ['slowAnswers', '商家要催几遍才回'],
    ['late', '说送又改期，请了一天假白等'],
    ['poorPacking', '里面只垫了一层纸'],
  ],
}

/** How somebody begins; goes before any remark. */
export const OPENINGS: readonly string[] = [
  '给爸妈家买的，',
  '第二次在这家买了，',
  '朋友推荐的，',
  '对比了好几天才下单，',
  '新房用的，',
  '出租房翻新用的，',
  '工长让买的，',
  '趁活动买的，',
  '自己装修，',
]

/** What shops answer, by what they answer to. */
export const REPLIES: Readonly<Record<Grade, readonly string[]>> = {
  good: [
    '谢谢认可，后面还缺什么随时找我们。',
    '谢谢支持，用的时候有问题直接打店里电话。',
    '收到你的好评很高兴，祝住得舒心。',
    '谢谢你写得这么细，对后面的买家很有用。',
    '老客户的话最管用，谢谢。',
    '你满意就好，有要补的尽管说。',
  ],
  medium: [
    '谢谢提醒，已经反馈给仓库，下次出库前多验一遍。',
    '说得对，这一点我们改进。有需要补的尽管联系。',
    '谢谢实话实说，已经记下来了。',
    '给你添了点麻烦，我们再把这一步做细。',
  ],
  poor: [
    '很抱歉给你添了麻烦，装箱我们会多垫一层。',
    '抱歉，是我们没有检查到位。',
    '对不起，这一单没做好，已经找负责的人核实。',
    '抱歉让你失望了，请打店里电话，我们当面跟进。',
  ],
}

/** What is added weeks later. */
export const ADDITIONS: readonly string[] = [
  '用了一个月，没有变化，放心。',
  '住进来了，家里人都说选得好。',
  '两个月了再来看，和当初一样。',
  '又给爸妈家买了一批，质量一样稳定。',
  '邻居看了也要了链接。',
  '入住验收，这一项没有挑出毛病。',
  '过了一个雨季，还是老样子。',
  '到现在没有出过问题。',
  '后来又补了一点，对得上。',
]
