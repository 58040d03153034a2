import { LAYING_LOSS_PERCENT } from '@zhujia/contract/catalogue/quantity.ts'
import { describe, expect, it } from 'vitest'
import { PRODUCTS } from './products.data.ts'
import { SHOPS } from './shops.data.ts'
import type { ProductData } from './types.ts'

describe('pictures', () => {
  it.each([
    ['子母合页', 'butt-hinge'],
    ['850W 减振', 'rotary-hammer'],
    ['轻型电锤 26mm 三功能 墙面打孔 20V', 'cordless-hammer'],
    ['超白无框', 'frameless-glass'],
    ['平面直边', 'flat-subway-tile'],
    ['鱼鳞马赛克', 'fish-scale-mosaic'],
    ['条砖马赛克', 'strip-mosaic'],
    ['嵌入式线性灯', 'linear-lamp'],
    ['洗手盆 台下盆', 'under-basin'],
    ['挂墙阳台盆', 'wall-basin'],
    ['免钉胶', 'nail-glue'],
    ['瓷砖背胶', 'back-glue'],
  ])('what is called %s is drawn as %s', (name, subject) => {
    const named = PRODUCTS.filter(({ title }) => title.includes(name))
    expect(new Set(named.map((product) => product.subject))).toEqual(new Set([subject]))
  })

  it('no two one-piece toilets are drawn alike', () => {
    const toilets = PRODUCTS.filter(({ title }) => title.includes('连体坐便器'))
    expect([toilets.length, new Set(toilets.map(({ subject }) => subject)).size]).toEqual([6, 6])
  })
})

describe('what the texts say of quantities and damage', () => {
  const textsOf = ({ title, subtitle, description, warranty, parameters }: ProductData): string =>
    [title, subtitle, warranty.text, ...description.map(({ text }) => text), ...parameters.flat()].join('。')
  const percents = (text: string, pattern: RegExp): number[] =>
    [...text.matchAll(pattern)].map(([, percent]) => Number(percent))

  it.each([
    ['straight', /直铺(?:按面积)?加 (\d+)%/g],
    ['diagonal', /斜铺加 (\d+)%/g],
    ['herringbone', /人字[铺拼](?:加|约) (\d+)%/g],
  ] as const)('the loss of laying %s is the one that the calculator adds', (laying, pattern) => {
    const said = PRODUCTS.flatMap((product) => percents(textsOf(product), pattern))
    expect(new Set(said)).toEqual(new Set([LAYING_LOSS_PERCENT[laying]]))
  })

  it('the loss that a maker names is the one that their calculator adds', () => {
    const off = PRODUCTS.filter(({ calculator }) => calculator).flatMap((product) =>
      percents(textsOf(product), /[，；。](?:加|损耗按) (\d+)%/g)
        .filter((percent) => percent !== product.calculator?.lossPercent)
        .map((percent) => `${product.code}: ${percent} and ${product.calculator?.lossPercent}`),
    )
    expect(off).toEqual([])
    const herringbone = PRODUCTS.filter(({ subject }) => subject === 'herringbone-floor')
    expect(new Set(herringbone.map(({ calculator }) => calculator?.lossPercent))).toEqual(
      new Set([LAYING_LOSS_PERCENT.herringbone]),
    )
  })

  it('what is damaged is looked for at delivery, as the listing says: nobody promises to make up for it', () => {
    const amends = /(破损|缺角|碎)[^，。；]*[补赔]|免费换|破损[^，。；]*质保/
    expect(PRODUCTS.filter((product) => amends.test(textsOf(product))).map(({ code }) => code)).toEqual([])
    expect(SHOPS.filter(({ description }) => amends.test(description)).map(({ code }) => code)).toEqual([])
  })
})
