import { expect, test } from 'vitest'
import { parseAddress } from './parse-address.ts'

const WENSAN = '浙江省杭州市西湖区文三路1号'

test.each<[text: string, found: [name: string, phone: string, address: string]]>([
  ['张三 13800000000 浙江省杭州市西湖区文三路 1 号', ['张三', '13800000000', WENSAN]],
  ['浙江省杭州市西湖区文三路1号，张三，13800000000', ['张三', '13800000000', WENSAN]],
  ['收货人：张三\n手机号：138-0000-0000\n收货地址：浙江省杭州市西湖区文三路1号', ['张三', '13800000000', WENSAN]],
  ['+86 138 0000 0000 欧阳建国 浙江省 杭州市 西湖区 文三路1号', ['欧阳建国', '13800000000', WENSAN]],
  ['浙江 杭州 西湖区文三路1号 王女士 13800000000', ['王女士', '13800000000', '浙江杭州西湖区文三路1号']],
  ['张三13800000000浙江省杭州市西湖区文三路1号', ['张三', '13800000000', WENSAN]],
  ['张三　１３８００００００００　浙江省杭州市西湖区文三路1号', ['张三', '13800000000', WENSAN]],
  [
    '买买提·艾力 13900000000 新疆维吾尔自治区乌鲁木齐市天山区1号',
    ['买买提·艾力', '13900000000', '新疆维吾尔自治区乌鲁木齐市天山区1号'],
  ],
])('a pasted address is taken apart: %s', (text, [name, phone, address]) => {
  expect(parseAddress(text)).toEqual({ name, phone, address })
})

test('what is not there stays empty', () => {
  expect(parseAddress(WENSAN)).toEqual({ name: '', phone: '', address: WENSAN })
  expect(parseAddress('')).toEqual({ name: '', phone: '', address: '' })
})

test('a long number is no phone', () => {
  expect(parseAddress('订单 2138000000001 张三').phone).toBe('')
})
