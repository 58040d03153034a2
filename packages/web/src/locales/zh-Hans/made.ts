import { OPTION_PARTS, OPTION_WORDS } from '@zhujia/contract/catalogue/option-words.data.ts'

const same = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [Each in Word]: Each }

export default {
  title: '定制尺寸',
  field: { width: '宽', height: '高', length: '长', depth: '深', side: '左右向', opening: '开启方式', edge: '边型' },
  value: {
    left: '左侧',
    right: '右侧',
    inward: '内开',
    outward: '外开',
    tilt: '内开内倒',
    straight: '直边',
    polished: '精磨抛光',
    bevelled: '斜边',
    rounded: '圆边',
    waterfall: '瀑布边',
  },
  // In Chinese every word is as the shop writes it.
  option: same(OPTION_WORDS),
  part: same(OPTION_PARTS),
  mm: '{number} mm',
  of: '{name} {number}',
  range: '{min}–{max} mm',
  rangeStep: '{min}–{max} mm，每 {step} mm 一档',
  seenFrom: '正对着看',
  how: '怎么量',
  measured: {
    opening: '填墙上洞口的净宽和净高，多量几处取最小；门窗做多大由商家扣减',
    piece: '填成品的尺寸，商家照此制作，不再扣减',
  },
  handing: {
    hingesOutside: '站在门外看：合页在左边就选左侧',
    hingesInside: '站在室内看：合页在左边就选左侧',
    hingesFront: '面对柜门看：铰链在左边就选左侧',
    leafInside: '站在室内看：推开的那扇在左边就选左侧',
    leafOutside: '站在外面看：推开的那扇在左边就选左侧',
    screenInside: '站在室内看：平开扇的合页、推拉扇的拉手在左边就选左侧',
    chainInside: '站在室内看：拉珠（电动的看电机）在左边就选左侧',
  },
  swing: '内开是往屋里开，外开是往屋外开',
  pricing: {
    label: '计价方式',
    area: '按面积计价，每 {step} ㎡ 进位，最小计价面积 {least} ㎡',
    length: '按长度计价，每 {step} mm 进位，不足 {least} mm 按 {least} mm 计',
    piece: '按{unit}计价',
    oversize: '{size}超过 {above} mm 的部分，每 {step} mm（不足也算）加 {price}',
    extra: '{value}：每{unit}加 {price}',
  },
  charged: { area: '计价面积 {amount} ㎡', length: '计价长度 {amount} mm', real: '{words}（实际 {real}）' },
  oversize: '{size}超过 {above} mm，共加 {price}',
  each: '单价 {price}/{unit}',
  fill: '填好尺寸后显示价格',
  toFill: '填写 {fields}',
  stock: '可接单 {amount}',
  low: '还可接单 {amount}',
  unmakeable: '尺寸已做不了',
  toPage: '去填尺寸',
  fault: {
    missing: '请填写{name}',
    choose: '请选择{name}',
    tooSmall: '最小 {min} mm',
    tooLarge: '最大 {max} mm',
    offStep: '从 {min} mm 起每 {step} mm 一档',
    whole: '请填整数毫米',
  },
} as const
