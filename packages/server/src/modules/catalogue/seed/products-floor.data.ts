import { defineProduct } from './define-product.ts';
import type { Pack, ProductData } from './types.ts';

const LAMINATE: Pack = { pieces: 8, pieceTenthMm: [12200, 2000, 120], areaCm2: 19520, weightGrams: 20600, volumeCm3: 24800 };
const ENGINEERED_LONG: Pack = { pieces: 20, pieceTenthMm: [7500, 1250, 150], areaCm2: 18750, weightGrams: 17000, volumeCm3: 30000 };
const ENGINEERED_BONE: Pack = { pieces: 24, pieceTenthMm: [6100, 1220, 150], areaCm2: 17861, weightGrams: 16200, volumeCm3: 28600 };
const SPC_4: Pack = { pieces: 12, pieceTenthMm: [12200, 1800, 40], areaCm2: 26352, weightGrams: 21000, volumeCm3: 11400 };
const SPC_5: Pack = { pieces: 10, pieceTenthMm: [12200, 1800, 50], areaCm2: 21960, weightGrams: 22000, volumeCm3: 11900 };
const skirt = (heightTenthMm: 600 | 800, weightGrams: number, volumeCm3: number): Pack =>
  ({ pieces: 1, pieceTenthMm: [24000, heightTenthMm, 150], lengthMm: 2400, weightGrams, volumeCm3 });
const PAPER: Pack = { pieces: 1, pieceTenthMm: [100000, 5300, 3], areaCm2: 53000, lengthMm: 10000, weightGrams: 980, volumeCm3: 4200 };
const DOOR: Pack = { pieces: 1, weightGrams: 46000, volumeCm3: 165000 };

export const FLOOR_PRODUCTS: readonly ProductData[] = [
  defineProduct({
    code: 'floor-linxi', shop: 'yanye-tile', category: 'floor-laminate', brand: 'qimuli', stages: ['installation'], subject: 'wood-floor', seed: 51,
    views: ['front', 'detail', 'scene'],
    title: '栖木里 林溪强化复合地板 12mm ENF 级 家用卧室客厅 耐磨地暖地板',
    subtitle: '耐磨 6000 转以上，封蜡防潮锁扣，8 片一箱 1.952㎡',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 }, pack: LAMINATE,
    specGroups: [{ name: '花色', values: ['浅枫', '原橡', '烟熏橡', '深胡桃'] }],
    rows: [[['浅枫'], 12688, 420, 'maple'], [['原橡'], 12688, 560, 'oak'], [['烟熏橡'], 13274, 318, 'smoked-oak'], [['深胡桃'], 13274, 9, 'walnut']],
    parameters: [
      ['规格', '1220×200×12mm'], ['基材', '高密度纤维板'], ['甲醛释放量', 'ENF 级 ≤0.025mg/m³'], ['表面耐磨', '≥6000 转'], ['吸水厚度膨胀率', '≤12%'],
      ['锁扣', '双锁扣，出厂封蜡'], ['地暖适用', '可用，表面温度 ≤28℃'], ['执行标准', 'GB/T 18102、GB/T 39600'],
    ],
    text: [
      ['产品说明', '12mm 厚高密度基材，同步对纹压贴，脚感比薄板沉。四边封蜡，日常湿拖不鼓边，但不能长时间泡水。'],
      ['适用空间', '卧室、书房、客厅。厨房、卫生间和无防潮处理的一楼请勿使用。'],
      ['施工建议', '地面平整度 2m 靠尺 ≤3mm，含水率 ≤10%；悬浮铺装，铺防潮膜与 2mm 静音垫，四周留 8–10mm 伸缩缝，用踢脚线遮盖。到货后平放 48 小时再装。'],
      ['安装服务', '链接为材料价。同城安装 ¥18/㎡ 起，含锯切与收边，防潮垫与踢脚线另购。'],
      ['售后', '整箱未拆 30 天内可退；因地面潮湿、浸水造成的起拱不在质保内。'],
    ],
    returnRule: 'whole-pack-only', warranty: { months: 120, text: '表层耐磨质保 10 年，锁扣 5 年' }, guarantees: ['same-batch', 'upstairs', 'leftover', 'genuine', 'invoice'],
    delivery: 'large', calculator: { kind: 'floor', lossPercent: 5 }, listedDaysAgo: 240,
  }),
  defineProduct({
    code: 'floor-xiangwu', shop: 'yanye-tile', category: 'floor-engineered', brand: 'qimuli', stages: ['installation'], subject: 'herringbone-floor', seed: 53,
    views: ['front', 'detail'],
    title: '栖木里 橡屋三层实木复合地板 欧洲橡木 15mm 人字拼 地暖锁扣 环保',
    subtitle: '表板 3mm 橡木，可翻新打磨两次，A、B 板各半成套发',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 }, pack: ENGINEERED_BONE,
    specGroups: [{ name: '规格', values: ['610×122mm', '750×125mm'] }, { name: '颜色', values: ['原色', '烟熏'] }],
    rows: [
      [['610×122mm', '原色'], 40545, 130, 'oak', ENGINEERED_BONE],
      [['610×122mm', '烟熏'], 41974, 72, 'smoked-oak', ENGINEERED_BONE],
      [['750×125mm', '原色'], 43875, 240, 'oak', ENGINEERED_LONG],
      [['750×125mm', '烟熏'], 45375, 160, 'smoked-oak', ENGINEERED_LONG],
    ],
    parameters: [
      ['规格', '610×122×15mm / 750×125×15mm'], ['表板', '橡木 3mm'], ['芯板', '杨木横拼'], ['甲醛释放量', 'ENF 级 ≤0.025mg/m³'], ['含水率', '7%–10%'],
      ['涂层', 'UV 哑光 7 道，开放漆'], ['浸渍剥离', '合格'], ['地暖适用', '可用'], ['执行标准', 'GB/T 18103、GB/T 39600'],
    ],
    text: [
      ['产品说明', '表板是整张橡木锯切而成，有天然色差、节疤与矿物线，属木材本色。三层纵横结构比纯实木稳定，地暖房可用。'],
      ['适用空间', '客厅、卧室、书房；不适合湿区。'],
      ['施工建议', '人字拼分 A、B 板各半，先弹中线，从房间中轴向两侧铺，满胶粘贴。安装后 24 小时内不放重物，首次供暖每天升温不超过 3℃。'],
      ['保养', '用拧干的拖布擦拭，半年上一次木蜡油；家具脚贴毛毡垫。'],
      ['售后', '木纹色差不属于质量问题；变形、开裂按面积换板。'],
    ],
    returnRule: 'whole-pack-only', warranty: { months: 60, text: '结构变形、开胶质保 5 年' }, guarantees: ['same-batch', 'upstairs', 'genuine', 'invoice'],
    delivery: 'large', calculator: { kind: 'floor', lossPercent: 6 }, listedDaysAgo: 45,
  }),
  defineProduct({
    code: 'floor-yanbo', shop: 'yanye-tile', category: 'floor-spc', brand: 'qimuli', stages: ['installation'], subject: 'spc-floor', seed: 59,
    views: ['front', 'detail'],
    title: '栖木里 岩泊 SPC 石塑锁扣地板 5mm 防水阻燃 出租房翻新 直接铺旧砖',
    subtitle: '零甲醛释放，泡水不胀，自带 1mm 静音垫，10 片一箱 2.196㎡',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 2 }, pack: SPC_5,
    specGroups: [{ name: '厚度', values: ['4mm', '5mm'] }, { name: '花色', values: ['浅灰橡', '暖橡', '烟熏'] }],
    rows: [
      [['4mm', '浅灰橡'], 9223, 640, 'light-grey', SPC_4], [['4mm', '暖橡'], 9223, 720, 'oak', SPC_4], [['4mm', '烟熏'], 9223, 310, 'smoked-oak', SPC_4],
      [['5mm', '浅灰橡'], 9662, 480, 'light-grey', SPC_5], [['5mm', '暖橡'], 9662, 505, 'oak', SPC_5], [['5mm', '烟熏'], 9662, 0, 'smoked-oak', SPC_5],
    ],
    parameters: [
      ['规格', '1220×180×4mm / 1220×180×5mm'], ['材质', '石粉 + PVC 硬质芯层'], ['耐磨层', '0.3mm / 0.5mm'], ['甲醛释放量', '未检出'], ['吸水率', '≤0.1%'],
      ['燃烧性能', 'B1 级'], ['防滑', '≥R9'], ['执行标准', 'GB/T 34440'],
    ],
    text: [
      ['产品说明', '芯层为石粉与 PVC 共挤，遇水不膨胀。不用胶、不用龙骨，旧瓷砖找平后可直接铺，一天装完一间房。'],
      ['适用空间', '出租房翻新、儿童房、办公室、店铺。阳光房和落地窗前须贴膜防晒，长期高温会伸缩。'],
      ['施工建议', '旧地砖缝宽大于 5mm 须先用自流平填平；四周留缝 6mm；单向铺装超过 10m 设断缝。'],
      ['包装', '4mm 每箱 12 片 2.635㎡，5mm 每箱 10 片 2.196㎡，彩箱热缩。'],
    ],
    returnRule: 'whole-pack-only', warranty: { months: 96, text: '耐磨层质保 8 年' }, guarantees: ['same-batch', 'leftover', 'upstairs'],
    delivery: 'large', calculator: { kind: 'floor', lossPercent: 5 }, listedDaysAgo: 118,
  }),
  defineProduct({
    code: 'skirting-pingxian', shop: 'yanye-tile', category: 'floor-skirting', brand: 'qimuli', stages: ['installation'], subject: 'skirting', seed: 61,
    views: ['front', 'detail'],
    title: '栖木里 平线 PVC 发泡踢脚线 8cm 防水防潮 2.4 米一根 现代简约',
    subtitle: '背面走线槽，卡扣安装不打钉眼，2.4 米/根',
    unit: { step: 'root', stepThousandths: 1000, base: 'metre', minSteps: 4 }, pack: skirt(800, 1500, 3050),
    specGroups: [{ name: '高度', values: ['6cm', '8cm'] }, { name: '颜色', values: ['暖白', '浅灰', '胡桃'] }],
    rows: [
      [['6cm', '暖白'], 1320, 2200, 'white', skirt(600, 1130, 2300)], [['6cm', '浅灰'], 1320, 1300, 'light-grey', skirt(600, 1130, 2300)], [['6cm', '胡桃'], 1440, 640, 'walnut', skirt(600, 1130, 2300)],
      [['8cm', '暖白'], 1680, 2600, 'white', skirt(800, 1500, 3050)], [['8cm', '浅灰'], 1680, 1500, 'light-grey', skirt(800, 1500, 3050)], [['8cm', '胡桃'], 1824, 720, 'walnut', skirt(800, 1500, 3050)],
    ],
    parameters: [
      ['规格', '2400×60×15mm / 2400×80×15mm'], ['材质', 'PVC 微发泡'], ['表面', '覆膜哑光'], ['密度', '约 0.52g/cm³'], ['走线槽', '背面 25×6mm'], ['安装方式', '卡扣或免钉胶'],
    ],
    text: [
      ['产品说明', '防水不发霉，拖地不泡烂；背面有走线槽，可以藏一根网线。'],
      ['用量', '按房间周长减去门洞宽度，除以 2.4 后进位，加 5% 损耗。转角 45° 对切。'],
      ['施工建议', '墙面腻子干透后安装，每 50cm 一个卡扣；不平的墙面用免钉胶补点。'],
      ['售后', '超长件请当面验收，断裂拍照补发。'],
    ],
    returnRule: 'seven-days', warranty: { months: 24, text: '起皮脱膜质保 2 年' }, guarantees: ['breakage', 'leftover'],
    delivery: 'large', listedDaysAgo: 139,
  }),
  defineProduct({
    code: 'wallpaper-yunni', shop: 'yanye-tile', category: 'paint-paper', brand: 'tangse', stages: ['painting'], subject: 'wallpaper', seed: 67,
    views: ['front', 'detail', 'scene'],
    title: '棠色间 云霓无纺布墙纸 0.53×10 米 卧室客厅素色肌理 防霉可擦',
    subtitle: '一卷 5.3㎡，素色不用对花，湿布可轻擦',
    unit: { step: 'roll', stepThousandths: 1000, base: 'sqm', minSteps: 1 }, pack: PAPER,
    specGroups: [{ name: '颜色', values: ['米杏', '灰绿', '雾蓝', '浅陶'] }],
    rows: [[['米杏'], 13800, 380, 'beige'], [['灰绿'], 13800, 415, 'sage'], [['雾蓝'], 13800, 220, 'mist'], [['浅陶'], 14600, 64, 'pink']],
    parameters: [
      ['规格', '0.53×10m，5.3㎡/卷'], ['材质', '无纺纸基，纯纸面层'], ['对花', '素色，免对花'], ['可洗性', '可擦洗'], ['耐光色牢度', '≥6 级'],
      ['有害物质限量', '符合 GB 18585'], ['胶水', '配糯米胶，按卷另购'],
    ],
    text: [
      ['产品说明', '织物肌理压纹，逆光看有细密的竖纹，能遮住墙面轻微不平。'],
      ['适用空间', '卧室、客厅、书房墙面。卫生间和返潮的外墙内侧不建议。'],
      ['施工建议', '墙面批两遍耐水腻子并打磨，刷基膜干透 24 小时后张贴；胶刷在墙上不刷在纸上。施工后关窗阴干 48 小时，避免穿堂风。'],
      ['用量', '按墙高裁段：层高 2.7m 每卷可裁 3 段，一段宽 0.53m。门窗不扣除，作为损耗。'],
      ['售后', '请核对卷标批号一致再裁，裁开后不退。'],
    ],
    returnRule: 'seven-days-unopened', warranty: { months: 36, text: '褪色、霉变质保 3 年' }, guarantees: ['same-batch', 'invoice'],
    delivery: 'express', calculator: { kind: 'wallpaper', lossPercent: 10 }, listedDaysAgo: 58,
  }),
  defineProduct({
    code: 'door-jianmu', shop: 'yanye-tile', category: 'door-wood', brand: 'qimuli', stages: ['installation'], subject: 'interior-door', seed: 71,
    views: ['front', 'detail', 'scene'],
    title: '栖木里 简木双凹框实木复合门 卧室静音房门 免漆 含门套 定制尺寸',
    subtitle: '一套含门扇、门套、双面线条与静音条，不含锁与合页',
    unit: { step: 'set', stepThousandths: 1000, base: 'set', minSteps: 1 }, pack: DOOR,
    specGroups: [{ name: '颜色', values: ['暖白', '浅橡', '胡桃'] }, { name: '墙厚', values: ['12–20cm', '20–28cm'] }],
    rows: [
      [['暖白', '12–20cm'], 118000, 60, 'white'], [['暖白', '20–28cm'], 132000, 60, 'white'], [['浅橡', '12–20cm'], 124000, 60, 'oak'],
      [['浅橡', '20–28cm'], 138000, 60, 'oak'], [['胡桃', '12–20cm'], 128000, 60, 'walnut'], [['胡桃', '20–28cm'], 142000, 60, 'walnut'],
    ],
    parameters: [
      ['标准洞口', '2100×900mm 以内，超出按 ¥12/cm 加价'], ['门扇厚度', '45mm'], ['结构', '杉木框架 + 桥洞力学板填芯'], ['表面', 'PET 免漆膜'], ['甲醛释放量', 'ENF 级'],
      ['隔声量', '约 28dB'], ['墙厚', '120–280mm 可调门套'], ['执行标准', 'LY/T 1923'],
    ],
    text: [
      ['产品说明', '桥洞力学板填芯，比蜂窝纸门沉稳，敲击声闷。门套可伸缩，适应 12–28cm 墙厚。'],
      ['下单流程', '拍下后填写洞口高、宽、墙厚三处尺寸（各量三次取小），或预约同城上门复尺 ¥80/户，成交抵扣。确认图纸后 12–15 天出厂。'],
      ['施工建议', '地面完成后安装，门底留缝 5–8mm；门套与墙间打发泡胶，三处支撑，24 小时后修口。'],
      ['售后', '定制商品确认图纸后不退不换；尺寸做错或板面瑕疵免费重做。'],
    ],
    returnRule: 'custom-no-return', warranty: { months: 36, text: '变形、开胶质保 3 年' }, guarantees: ['breakage', 'upstairs', 'invoice'],
    delivery: 'large', listedDaysAgo: 83,
  }),
];
