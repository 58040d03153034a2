import { describe, expect, test } from 'vitest'
import { CategoryNames, type KnownCategory } from './category-names.ts'

const category = (path: string, ...names: string[]): KnownCategory => ({
  code: path.split('/').at(-1) ?? '',
  path: path.split('/'),
  isLeaf: path.split('/').length === 3,
  names,
})

const names = new CategoryNames([
  category('floor', '地板', 'Flooring'),
  category('floor/wood', '木地板', 'Wood floors'),
  category('floor/wood/laminate', '强化复合地板', 'Laminate'),
  category('floor/wood/bamboo', '竹地板', 'Bamboo floors'),
  category('floor/parts', '地板配件', 'Floor trims'),
  category('floor/parts/skirting', '踢脚线', 'Skirting'),
  category('paint', '油漆墙面', 'Paint and walls'),
  category('paint/wall', '墙面涂料', 'Wall coatings'),
  category('paint/wall/latex', '内墙乳胶漆', 'Interior emulsion'),
  category('bath', '卫浴洁具', 'Bathroom'),
  category('bath/ceramic', '陶瓷洁具', 'Sanitary ware'),
  category('bath/ceramic/toilet', '坐便器', 'Toilets'),
  category('bath/ceramic/smart', '智能马桶', 'Smart toilets'),
  category('bath/ceramic/basin', '面盆', 'Basins'),
  category('kitchen', '厨房', 'Kitchen'),
  category('kitchen/store', '橱柜', 'Kitchen units'),
  category('kitchen/store/fitted', '整体橱柜', 'Fitted kitchens'),
  category('kitchen/store/basket', '橱柜拉篮', 'Pull-out baskets'),
])

describe('the categories of a word', () => {
  test.each([
    ['地板', ['laminate', 'bamboo'], 'of a whole department the things called so, not their trims'],
    ['木地板', ['wood'], 'its own name, without what lies below it'],
    ['墙漆', ['latex'], 'of those that mean the same the narrowest'],
    ['马桶', ['toilet', 'smart'], 'a word that means the same, and the narrower one'],
    ['坐便器', ['toilet', 'smart'], 'its own name finds the narrower as well'],
    ['涂料', ['latex'], 'what all coatings are called by most'],
    ['配件', ['parts'], 'a name that ends so'],
    ['smart toilet', ['smart'], 'Latin names by their stems'],
    ['橱柜', ['fitted'], 'of a group the things called so, not what belongs to them'],
    ['台下盆', ['basin'], 'a wider word'],
    ['水晶', [], 'a word that names none'],
  ])('%s: %j, %s', (word, codes) => {
    expect(names.of(word).toSorted()).toEqual(codes.toSorted())
  })
})

test('an unknown word may end in the name of a thing', () => {
  expect(names.endOf('红木地板')).toEqual({ end: '木地板', codes: ['wood'] })
  expect(names.endOf('西门子')).toBeUndefined()
})
