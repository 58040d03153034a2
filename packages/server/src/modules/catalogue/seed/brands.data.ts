import type { BrandData } from './types.ts'

// Invented names: none is meant to be an existing company.
export const BRANDS: readonly BrandData[] = [
  { code: 'yanye', name: '砚野', latin: 'YANYE', origin: '广东佛山', story: '做通体瓷砖与岩板，一款砖从坯到面同一个颜色，切边倒角不露底。' },
  { code: 'qimuli', name: '栖木里', latin: 'QIMULI', origin: '浙江湖州', story: '地板与木门，木材含水率按使用地区分仓养生后再开料。' },
  { code: 'tangse', name: '棠色间', latin: 'TANGSE', origin: '广东中山', story: '内墙涂料与墙纸，色卡以国内日光环境校色。' },
  { code: 'muqi', name: '沐砌', latin: 'MUQI', origin: '福建南安', story: '卫生陶瓷与龙头花洒，每件出厂前通水试压。' },
  { code: 'shuhe', name: '枢合', latin: 'SHUHE', origin: '广东揭阳', story: '门锁、铰链、滑轨，关节处多做一道防锈。' },
  { code: 'jingyan', name: '净檐', latin: 'JINGYAN', origin: '广东江门', story: '厨房水槽、热水器与厨电，安装图随货。' },
  { code: 'yuangu', name: '垣固', latin: 'YUANGU', origin: '安徽芜湖', story: '水泥、瓷砖胶、腻子与防水，袋面印有用量与兑水比例。' },
  { code: 'runmai', name: '润脉', latin: 'RUNMAI', origin: '浙江台州', story: '家装冷热水管与排水管，每批留样做静液压试验。' },
  { code: 'tongxu', name: '铜叙', latin: 'TONGXU', origin: '江苏宜兴', story: '无氧铜导体电线电缆，足米足方，每卷带米标。' },
  { code: 'xuguang', name: '序光', latin: 'XUGUANG', origin: '浙江温州', story: '开关插座、断路器与家居照明。' },
  { code: 'senqi', name: '森砌', latin: 'SENQI', origin: '山东临沂', story: '板材、石膏板、龙骨与吊顶，板边喷码可查等级。' },
  { code: 'gongchi', name: '工尺记', latin: 'GONGCHI', origin: '浙江永康', story: '电动工具、紧固件与密封胶，为工地上的人做的家伙。' },
]
