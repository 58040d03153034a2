import { expect, test, vi } from 'vitest'
import { matchRegion, type RegionsBelow } from './match-region.ts'

const TREE: Record<string, [string, string][]> = {
  '': [
    ['11', '北京市'],
    ['15', '内蒙古自治区'],
    ['32', '江苏省'],
    ['33', '浙江省'],
    ['44', '广东省'],
  ],
  '11': [['1101', '市辖区']],
  '1101': [
    ['110101', '东城区'],
    ['110105', '朝阳区'],
  ],
  '15': [['1501', '呼和浩特市']],
  '1501': [['150102', '新城区']],
  '32': [
    ['3201', '南京市'],
    ['3205', '苏州市'],
  ],
  '3201': [['320106', '鼓楼区']],
  '3205': [['320583', '昆山市']],
  '33': [['3301', '杭州市']],
  '3301': [['330106', '西湖区']],
  '44': [['4419', '东莞市']],
  '4419': [['441900121', '虎门镇']],
}

const below: RegionsBelow = (parent) =>
  Promise.resolve((TREE[parent ?? ''] ?? []).map(([code, name]) => ({ code, name })))

test.each([
  ['浙江省杭州市西湖区文三路1号', '330106', '文三路1号'],
  ['浙江杭州西湖区文三路1号', '330106', '文三路1号'],
  ['杭州市西湖区文三路1号', '330106', '文三路1号'],
  ['北京市朝阳区建国路1号', '110105', '建国路1号'],
  ['江苏省昆山市人民路1号', '320583', '人民路1号'],
  ['内蒙古呼和浩特新城区1号', '150102', '1号'],
  ['广东省东莞市虎门镇1号', '441900121', '1号'],
])('%s', async (text, code, detail) => {
  const match = await matchRegion(text, below)
  expect(match.path.at(-1)?.code).toBe(code)
  expect(match.path).toHaveLength(3)
  expect(match.detail).toBe(detail)
})

test.each<[string, string[], string]>([
  // A street that is called like a district is no district, and one that is called like a province no province.
  ['浙江省杭州市西湖大道1号', ['浙江省', '杭州市'], '西湖大道1号'],
  ['江苏路1号', [], '江苏路1号'],
  ['江苏省干将路1号', ['江苏省'], '干将路1号'],
  ['北京市建国路1号', ['北京市'], '建国路1号'],
])('%s names only upper regions, by their whole names', async (text, names, detail) => {
  const match = await matchRegion(text, below)
  expect(match.path.map(({ name }) => name)).toEqual(names)
  expect(match.detail).toBe(detail)
})

test('only the levels that are needed are asked for', async () => {
  const fetchBelow = vi.fn<RegionsBelow>(below)
  await matchRegion('浙江省杭州市西湖区文三路1号', fetchBelow)
  expect(fetchBelow.mock.calls).toEqual([[undefined], ['33'], ['3301']])
})
