/**
 * What people of the demo world search for, with how many of the demo accounts do; made-up buyers choose among them in the
 * same proportion. Things by their plain names, as people of the field write them.
 */
export const SEARCHES: readonly (readonly [words: string, people: number])[] = [
  ['瓷砖', 14],
  ['马桶', 13],
  ['乳胶漆', 12],
  ['智能门锁', 11],
  ['花洒', 10],
  ['木地板', 9],
  ['五孔插座', 8],
  ['防水涂料', 7],
  ['美缝剂', 6],
  ['踢脚线', 5],
  ['吸顶灯', 4],
  ['浴室柜', 4],
  ['断桥铝窗', 3],
  ['岩板', 3],
  ['油烟机', 3],
  ['石膏板', 2],
  ['角阀', 2],
  ['窗帘', 2],
  ['ppr水管', 2],
  ['轨道灯', 1],
  ['暖气片', 1],
  ['地漏', 1],
]
