/** What people of the demo world searched for, with how many of them did, none fewer than it takes to be hot. */
export const SEARCHES: readonly (readonly [words: string, people: number])[] = [
  ['瓷砖', 14],
  ['马桶', 13],
  ['乳胶漆', 12],
  ['智能门锁', 11],
  ['花洒', 10],
  ['地板', 9],
  ['五孔插座', 8],
  ['防水涂料', 7],
  ['美缝剂', 6],
  ['踢脚线', 5],
]
