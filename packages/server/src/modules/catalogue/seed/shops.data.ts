import type { ShopData } from './types.ts';

// The telephone numbers start with 0 after the area code: they cannot be dialled.
export const SHOPS: readonly ShopData[] = [
  {
    code: 'yanye-tile', name: '砚野瓷砖地板馆', slogan: '一块砖，从坯到面一个色', logo: 'yanye',
    province: '广东省', city: '佛山市', district: '禅城区', districtCode: '440604', address: '石湾镇街道季华四路陶瓷总部 3 座 108 号',
    description: '自有窑口直发，主营通体瓷砖、岩板、地板、木门与墙纸。所有瓷砖按同批号出库，可先寄样片再下单；佛山、广州当日装车，其余地区专线物流，可送货上楼。',
    servicePhone: '0757-0800 2601', serviceHours: '每日 8:30–21:00',
    mainCategories: ['tile', 'floor', 'door'], brands: ['yanye', 'qimuli', 'tangse'],
  },
  {
    code: 'muqi-bath', name: '沐砌卫浴五金旗舰店', slogan: '看得见的水，看不见的活', logo: 'muqi',
    province: '福建省', city: '泉州市', district: '南安市', districtCode: '350583', address: '仑苍镇水暖城 B 区 6 栋 12 号',
    description: '卫生陶瓷、龙头花洒、水槽、门锁与家具五金的源头工厂店。下单前提供坑距、孔距、门厚的测量图，配件终身有售；陶瓷件破损签收 48 小时内补寄。',
    servicePhone: '0595-0800 2602', serviceHours: '每日 9:00–22:00',
    mainCategories: ['bath', 'kitchen', 'hardware'], brands: ['muqi', 'shuhe', 'jingyan'],
  },
  {
    code: 'jiangcai-aux', name: '匠材辅料水电油漆仓', slogan: '工地要的，一车配齐', logo: 'jiangcai',
    province: '广东省', city: '广州市', district: '番禺区', districtCode: '440113', address: '大石街道迎宾路 26 号仓储园 C3 仓',
    description: '水泥、砂、瓷砖胶、腻子、防水、水管、电线、板材、油漆一仓配齐，按工地进度分批送。同城满 30 袋免基础运费，余料整袋整箱 30 天内可退，随货附检测报告。',
    servicePhone: '020-0800 2603', serviceHours: '每日 7:00–20:00',
    mainCategories: ['masonry', 'plumbing', 'electric', 'paint', 'board'], brands: ['yuangu', 'runmai', 'tongxu', 'xuguang', 'senqi', 'tangse', 'gongchi'],
  },
];
