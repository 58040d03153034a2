import { defineProduct } from './define-product.ts';
import type { Pack, ProductData } from './types.ts';

const TILE_800: Pack = { pieces: 3, pieceTenthMm: [8000, 8000, 105], areaCm2: 19200, weightGrams: 47400, volumeCm3: 22000 };
const TILE_600_1200: Pack = { pieces: 2, pieceTenthMm: [12000, 6000, 105], areaCm2: 14400, weightGrams: 35600, volumeCm3: 16600 };
const SLAB_750_1500: Pack = { pieces: 2, pieceTenthMm: [15000, 7500, 110], areaCm2: 22500, weightGrams: 58200, volumeCm3: 27200 };
const SLAB_900_1800: Pack = { pieces: 1, pieceTenthMm: [18000, 9000, 90], areaCm2: 16200, weightGrams: 34500, volumeCm3: 16200 };
const WALL_300_600: Pack = { pieces: 8, pieceTenthMm: [6000, 3000, 90], areaCm2: 14400, weightGrams: 25600, volumeCm3: 14200 };
const WALL_400_800: Pack = { pieces: 5, pieceTenthMm: [8000, 4000, 95], areaCm2: 16000, weightGrams: 30800, volumeCm3: 16600 };
const WOOD_200_1200: Pack = { pieces: 5, pieceTenthMm: [12000, 2000, 95], areaCm2: 12000, weightGrams: 26600, volumeCm3: 12600 };
const WOOD_150_900: Pack = { pieces: 8, pieceTenthMm: [9000, 1500, 90], areaCm2: 10800, weightGrams: 22700, volumeCm3: 10700 };
const PAVING_600: Pack = { pieces: 2, pieceTenthMm: [6000, 6000, 180], areaCm2: 7200, weightGrams: 30400, volumeCm3: 14000 };
const MOSAIC_300: Pack = { pieces: 1, pieceTenthMm: [3000, 3000, 60], areaCm2: 900, weightGrams: 1080, volumeCm3: 600 };
const sill = (widthTenthMm: 1500 | 2000 | 3000, weightGrams: number, volumeCm3: number): Pack =>
  ({ pieces: 1, pieceTenthMm: [1000, widthTenthMm, 180], lengthMm: 100, areaCm2: widthTenthMm / 10, weightGrams, volumeCm3 });

export const TILE_PRODUCTS: readonly ProductData[] = [
  defineProduct({
    code: 'tile-yunling', shop: 'yanye-tile', category: 'tile-marble', brand: 'yanye', stages: ['masonry'], subject: 'floor-tile', seed: 11,
    views: ['front', 'detail', 'scene'],
    title: '砚野 云岭通体大理石瓷砖 800×800 客厅卧室地砖 柔光防滑 同坯同色',
    subtitle: '倒角磨边不露白底，柔光面不晃眼，3 片一箱 1.92㎡',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 }, pack: TILE_800,
    specGroups: [{ name: '规格', values: ['800×800mm', '600×1200mm'] }, { name: '花色', values: ['云白', '暖灰', '深灰'] }],
    rows: [
      [['800×800mm', '云白'], 12288, 860, 'white', TILE_800],
      [['800×800mm', '暖灰'], 12288, 1240, 'light-grey', TILE_800],
      [['800×800mm', '深灰'], 12864, 430, 'dark-grey', TILE_800],
      [['600×1200mm', '云白'], 10224, 520, 'white', TILE_600_1200],
      [['600×1200mm', '暖灰'], 10224, 610, 'light-grey', TILE_600_1200],
      [['600×1200mm', '深灰'], 10656, 0, 'dark-grey', TILE_600_1200],
    ],
    parameters: [
      ['规格', '800×800×10.5mm / 600×1200×10.5mm'], ['材质', '瓷质砖（干压 BⅠa 类）'], ['表面工艺', '柔光，光泽度 15–20'], ['吸水率', '≤0.5%'],
      ['防滑等级', 'R9'], ['破坏强度', '≥1300N'], ['边直度', '±0.1%'], ['放射性', 'A 类（GB 6566）'], ['执行标准', 'GB/T 4100'], ['包装', '800 规格 3 片/箱，600×1200 规格 2 片/箱'],
    ],
    text: [
      ['产品说明', '坯体与表面使用同一体系色料，切割、磨 45° 海棠角后侧面颜色与正面接近。16 个不重复面，铺开后纹理不会成排重复。'],
      ['适用空间', '客厅、餐厅、卧室、走廊地面与电视墙。卫生间地面请选 R10 及以上的防滑砖，本款不建议。'],
      ['施工建议', '背面有脱模粉，先清刷再涂背胶；用 C1 及以上瓷砖胶薄贴，胶层 5–8mm。留缝 2mm，地暖房间留 3mm 并设伸缩缝。铺前从 3 箱以上混选排版，确认无色差后再上胶。'],
      ['用量与损耗', '直铺按面积加 5% 损耗，斜铺或人字铺加 10%。例：30㎡ 客厅直铺约需 17 箱。补货须提供箱侧色号与批号。'],
      ['售后', '签收 48 小时内破损率超出 2% 的部分免费补寄；已切割、已铺贴的砖视为认可外观，不退不换。'],
    ],
    returnRule: 'whole-pack-only', warranty: { months: 60, text: '坯体裂纹、釉面脱落质保 5 年' }, guarantees: ['same-batch', 'breakage', 'upstairs', 'leftover', 'invoice'],
    delivery: 'large', calculator: { kind: 'tile', lossPercent: 5 }, listedDaysAgo: 210,
  }),
  defineProduct({
    code: 'tile-hanmo', shop: 'yanye-tile', category: 'tile-slab', brand: 'yanye', stages: ['masonry'], subject: 'floor-tile', seed: 23,
    views: ['front', 'detail', 'scene'],
    title: '砚野 寒墨连纹大板 750×1500 客厅地砖背景墙 岩板瓷砖 哑光耐磨',
    subtitle: '四片连纹可对花，莫氏硬度 6 级，2 片一箱 2.25㎡',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 2 }, pack: SLAB_750_1500,
    specGroups: [{ name: '规格', values: ['750×1500mm', '900×1800mm'] }, { name: '花色', values: ['寒墨灰', '砂米'] }],
    rows: [
      [['750×1500mm', '寒墨灰'], 24525, 360, 'grey', SLAB_750_1500],
      [['750×1500mm', '砂米'], 24525, 295, 'sand', SLAB_750_1500],
      [['900×1800mm', '寒墨灰'], 23004, 180, 'grey', SLAB_900_1800],
      [['900×1800mm', '砂米'], 23004, 96, 'sand', SLAB_900_1800],
    ],
    parameters: [
      ['规格', '750×1500×11mm / 900×1800×9mm'], ['材质', '瓷质砖'], ['表面工艺', '哑光细面'], ['吸水率', '≤0.1%'], ['莫氏硬度', '6 级'],
      ['防滑等级', 'R10'], ['连纹', '4 片一组，箱侧印有 A1–A4'], ['放射性', 'A 类（GB 6566）'], ['执行标准', 'GB/T 4100'],
    ],
    text: [
      ['产品说明', '大规格减少缝隙，连纹组按 A1、A2、A3、A4 顺序铺贴可以对上纹路。哑光面在逆光下也看不出水痕。'],
      ['适用空间', '客餐厅通铺、电视背景墙、开放厨房。上墙请选 9mm 薄板，并用机械挂件加背胶双重固定。'],
      ['施工建议', '地面平整度需在 2m 内不超过 2mm；双面满批瓷砖胶，用吸盘与找平器铺贴，不可敲击板角。切割使用大板推刀，开孔由内向外。'],
      ['运输', '单箱约 58kg，须两人抬运。电梯轿厢对角小于 1.7m 时走楼梯，上楼费另计，下单前可在结算页看到。'],
      ['售后', '木架包装，签收时请当面开箱查角，破损拍照后当场可拒收该箱。'],
    ],
    returnRule: 'whole-pack-only', warranty: { months: 60, text: '坯体裂纹质保 5 年' }, guarantees: ['same-batch', 'breakage', 'upstairs', 'invoice'],
    delivery: 'large', calculator: { kind: 'tile', lossPercent: 8 }, listedDaysAgo: 64,
  }),
  defineProduct({
    code: 'tile-qingci', shop: 'yanye-tile', category: 'tile-glazed', brand: 'yanye', stages: ['masonry'], subject: 'wall-tile', seed: 31,
    views: ['front', 'detail'],
    title: '砚野 青瓷釉面墙砖 300×600 厨房卫生间墙砖 亮光易擦 防油污',
    subtitle: '高温亮釉，油渍一擦即净，8 片一箱 1.44㎡',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 }, pack: WALL_300_600,
    specGroups: [{ name: '规格', values: ['300×600mm', '400×800mm'] }, { name: '花色', values: ['月白', '豆青', '浅灰'] }],
    rows: [
      [['300×600mm', '月白'], 5616, 1500, 'white', WALL_300_600],
      [['300×600mm', '豆青'], 6048, 720, 'sage', WALL_300_600],
      [['300×600mm', '浅灰'], 5616, 980, 'light-grey', WALL_300_600],
      [['400×800mm', '月白'], 7680, 640, 'white', WALL_400_800],
      [['400×800mm', '豆青'], 8160, 210, 'sage', WALL_400_800],
      [['400×800mm', '浅灰'], 7680, 330, 'light-grey', WALL_400_800],
    ],
    parameters: [
      ['规格', '300×600×9mm / 400×800×9.5mm'], ['材质', '陶质砖（BⅢ 类）'], ['表面工艺', '亮光釉'], ['吸水率', '12%–16%'], ['抗釉裂性', '经试验无裂纹'],
      ['耐污染性', '5 级'], ['放射性', 'A 类（GB 6566）'], ['使用位置', '仅限室内墙面'], ['执行标准', 'GB/T 4100'],
    ],
    text: [
      ['产品说明', '陶质坯体轻、易切割，釉面在窑内二次烧成，颜色温润。油烟和水垢用中性清洁剂即可擦除，不要用钢丝球。'],
      ['适用空间', '厨房、卫生间、洗衣阳台的室内墙面，不可用于地面和室外。'],
      ['施工建议', '吸水率高，铺前浸水至不冒泡并阴干，或直接使用 C1 瓷砖胶免泡水施工。留缝 1.5–2mm，墙面须先做拉毛和防水。'],
      ['包装', '300×600 每箱 8 片 1.44㎡，400×800 每箱 5 片 1.60㎡，纸箱加四角护角。'],
      ['售后', '整箱未拆 30 天内可退；花砖、腰线如需配套请联系客服，不在本链接内。'],
    ],
    returnRule: 'whole-pack-only', warranty: { months: 36, text: '釉面龟裂质保 3 年' }, guarantees: ['same-batch', 'breakage', 'leftover', 'invoice'],
    delivery: 'large', calculator: { kind: 'tile', lossPercent: 5 }, listedDaysAgo: 188,
  }),
  defineProduct({
    code: 'tile-lushan', shop: 'yanye-tile', category: 'tile-wood', brand: 'yanye', stages: ['masonry'], subject: 'wood-tile', seed: 37,
    views: ['front', 'detail'],
    title: '砚野 鹿杉木纹砖 200×1200 卧室客厅仿木地板瓷砖 地暖适用 防滑耐磨',
    subtitle: '木纹有凹凸手感，导热快，水泡不变形，5 片一箱 1.2㎡',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 }, pack: WOOD_200_1200,
    specGroups: [{ name: '规格', values: ['200×1200mm', '150×900mm'] }, { name: '花色', values: ['原木橡', '烟熏', '胡桃'] }],
    rows: [
      [['200×1200mm', '原木橡'], 9360, 540, 'oak', WOOD_200_1200],
      [['200×1200mm', '烟熏'], 9360, 380, 'smoked-oak', WOOD_200_1200],
      [['200×1200mm', '胡桃'], 9720, 265, 'walnut', WOOD_200_1200],
      [['150×900mm', '原木橡'], 7128, 450, 'oak', WOOD_150_900],
      [['150×900mm', '烟熏'], 7128, 305, 'smoked-oak', WOOD_150_900],
      [['150×900mm', '胡桃'], 7344, 18, 'walnut', WOOD_150_900],
    ],
    parameters: [
      ['规格', '200×1200×9.5mm / 150×900×9mm'], ['材质', '瓷质砖'], ['表面工艺', '模具木纹，哑光'], ['吸水率', '≤0.5%'], ['防滑等级', 'R10'],
      ['平整度', '翘曲 ≤0.15%'], ['放射性', 'A 类（GB 6566）'], ['执行标准', 'GB/T 4100'],
    ],
    text: [
      ['产品说明', '36 个不重复木纹面，表面有 0.3mm 凹凸的模具纹，看着是木地板，拖地、养宠物、泡水都不怕。'],
      ['适用空间', '卧室、客厅、阳台、玄关；导热系数高于木地板，地暖房间升温更快。'],
      ['施工建议', '错缝不超过砖长的三分之一（1/3 错铺），不要对半错缝，否则中间容易出现高差。留缝 2mm，美缝剂选近色。'],
      ['用量与损耗', '三七错铺损耗约 7%，人字铺约 12%，请按铺法在计算器里选择。'],
    ],
    returnRule: 'whole-pack-only', warranty: { months: 60, text: '坯体裂纹质保 5 年' }, guarantees: ['same-batch', 'breakage', 'upstairs', 'leftover'],
    delivery: 'large', calculator: { kind: 'tile', lossPercent: 7 }, listedDaysAgo: 151,
  }),
  defineProduct({
    code: 'tile-shijing', shop: 'yanye-tile', category: 'tile-outdoor', brand: 'yanye', stages: ['masonry'], subject: 'paving-tile', seed: 41,
    views: ['front', 'detail'],
    title: '砚野 石径 18mm 户外厚砖 600×600 庭院露台防滑地铺石 仿花岗岩',
    subtitle: 'R11 防滑，可干铺架空，承重停车位，2 片一箱 0.72㎡',
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 2 }, pack: PAVING_600,
    specGroups: [{ name: '花色', values: ['芝麻灰', '芝麻黑', '黄锈石'] }],
    rows: [
      [['芝麻灰'], 6192, 900, 'grey'],
      [['芝麻黑'], 6480, 410, 'dark-grey'],
      [['黄锈石'], 6480, 275, 'sand'],
    ],
    parameters: [
      ['规格', '600×600×18mm'], ['材质', '瓷质厚砖'], ['表面工艺', '荔枝面'], ['吸水率', '≤0.3%'], ['防滑等级', 'R11'], ['抗冻性', '100 次冻融无裂纹'],
      ['破坏强度', '≥8000N'], ['执行标准', 'GB/T 4100'],
    ],
    text: [
      ['产品说明', '一次布料厚坯，表里同料，替代天然花岗岩，不返碱、不吸油。'],
      ['适用空间', '庭院、露台、车库坡道、商铺门口。室内请选常规厚度。'],
      ['施工建议', '车行区湿铺：C20 垫层 100mm 加 30mm 干硬砂浆。露台可用万能支撑器架空铺设，缝宽 3mm 自然排水，防水层不破坏。'],
      ['包装', '每箱 2 片约 30kg，托盘发运，满 20 箱起免打托费。'],
    ],
    returnRule: 'whole-pack-only', warranty: { months: 60, text: '冻裂质保 5 年' }, guarantees: ['same-batch', 'breakage', 'leftover'],
    delivery: 'large', calculator: { kind: 'tile', lossPercent: 5 }, listedDaysAgo: 97,
  }),
  defineProduct({
    code: 'mosaic-boguang', shop: 'yanye-tile', category: 'tile-mosaic', brand: 'yanye', stages: ['masonry'], subject: 'mosaic', seed: 43,
    views: ['front', 'detail'],
    title: '砚野 波光陶瓷马赛克 300×300 卫生间淋浴区防滑地面 泳池背景墙',
    subtitle: '48mm 方粒网背，一联一片 0.09㎡，随弯随贴',
    unit: { step: 'piece', stepThousandths: 1000, base: 'piece', minSteps: 5 }, pack: MOSAIC_300,
    specGroups: [{ name: '花色', values: ['湖青混拼', '雾白', '海蓝混拼', '陶土'] }],
    rows: [
      [['湖青混拼'], 1280, 2600, 'teal'],
      [['雾白'], 980, 3100, 'white'],
      [['海蓝混拼'], 1280, 1450, 'blue'],
      [['陶土'], 1180, 0, 'terracotta'],
    ],
    parameters: [
      ['规格', '联长 300×300mm，单粒 48×48×6mm'], ['材质', '陶瓷'], ['表面工艺', '窑变亮釉 / 哑光'], ['吸水率', '≤1.0%'], ['贴背', '玻纤网'],
      ['线路宽', '2mm'], ['执行标准', 'JC/T 456'], ['放射性', 'A 类（GB 6566）'],
    ],
    text: [
      ['产品说明', '每粒窑变深浅略有差别，混拼后有水面光感。缝多，脚感防滑，适合淋浴区。'],
      ['施工建议', '基层用白色瓷砖胶刮平 3mm 梳齿，整联铺贴后用橡胶板拍平，24 小时后再填缝；深色胶会透底。'],
      ['用量与损耗', '每㎡ 约 11.1 片，加 5% 损耗；异形墙面加 10%。5 片起发。'],
      ['售后', '不同批次窑变深浅不同，请一次买足；整片未使用 7 天内可退。'],
    ],
    returnRule: 'seven-days', warranty: { months: 36, text: '釉面脱落质保 3 年' }, guarantees: ['same-batch', 'breakage'],
    delivery: 'express', calculator: { kind: 'tile', lossPercent: 5 }, listedDaysAgo: 76,
  }),
  defineProduct({
    code: 'stone-sill', shop: 'yanye-tile', category: 'stone-sill', brand: 'yanye', stages: ['masonry'], subject: 'stone-slab', seed: 47,
    views: ['front', 'detail'],
    title: '砚野 天然大理石窗台石过门石 定制尺寸 飘窗台面 门槛石 含磨边',
    subtitle: '按 0.1 米计价，一米起订，免费磨直边，破损补发',
    unit: { step: 'metre', stepThousandths: 100, base: 'metre', minSteps: 10 }, pack: sill(2000, 970, 380),
    specGroups: [{ name: '石种', values: ['爵士白', '莎安娜米黄', '深啡网'] }, { name: '宽度', values: ['15cm 内', '20cm 内', '30cm 内'] }],
    rows: [
      [['爵士白', '15cm 内'], 880, 4000, 'white', sill(1500, 730, 290)],
      [['爵士白', '20cm 内'], 1160, 4000, 'white', sill(2000, 970, 380)],
      [['爵士白', '30cm 内'], 1690, 3200, 'white', sill(3000, 1460, 570)],
      [['莎安娜米黄', '15cm 内'], 760, 5000, 'beige', sill(1500, 730, 290)],
      [['莎安娜米黄', '20cm 内'], 990, 5000, 'beige', sill(2000, 970, 380)],
      [['莎安娜米黄', '30cm 内'], 1450, 3600, 'beige', sill(3000, 1460, 570)],
      [['深啡网', '15cm 内'], 820, 2400, 'walnut', sill(1500, 730, 290)],
      [['深啡网', '20cm 内'], 1080, 2400, 'walnut', sill(2000, 970, 380)],
      [['深啡网', '30cm 内'], 1580, 1500, 'walnut', sill(3000, 1460, 570)],
    ],
    parameters: [
      ['厚度', '18mm（±1mm）'], ['材质', '天然大理石'], ['表面工艺', '抛光，含一长边直磨'], ['体积密度', '≥2.60g/cm³'], ['单块最长', '2.4m，超长分段拼接'],
      ['防护', '六面防护剂一遍'], ['放射性', 'A 类（GB 6566）'], ['执行标准', 'GB/T 19766'],
    ],
    text: [
      ['产品说明', '天然石材，纹理与色泽每块不同，图片仅作花纹走向参考。下单后客服发大板照片确认再切割。'],
      ['怎么量', '窗台石长度按洞口净宽加两侧各 3cm 入墙；过门石宽度按墙厚（含两面瓷砖）量，长度按门洞净宽。数量以 0.1 米为一份，1.35 米请选 14 份。'],
      ['施工建议', '背面刷防护后再上胶，使用白色瓷砖胶，切勿用普通水泥砂浆，避免返黄。过门石高出卫生间地面 15–20mm 挡水。'],
      ['售后', '按尺寸裁切，确认尺寸后不支持无理由退换；运输断裂按段免费补发。'],
    ],
    returnRule: 'cut-no-return', warranty: { months: 12, text: '非外力开裂质保 1 年' }, guarantees: ['breakage', 'invoice'],
    delivery: 'large', listedDaysAgo: 133,
  }),
];
