/**
 * Words of the field that a general dictionary cuts wrongly or does not know, beside those of the synonyms. They are
 * known words: nobody who writes one of them is corrected.
 */
export const FIELD_WORDS: readonly string[] = `
砖 门 灯 漆 锁 窗 板 管 线 柜 胶 阀 盆 钉 石 沙 帘 纸 桶 袋 卷 箱
主材 辅材 软装 硬装 水电 泥瓦 木工 防水 拆改 封窗 开荒 保洁 全屋定制 定制 套餐 施工 安装
连体 分体 虹吸 喷射虹吸 直冲 节水 水效 一级水效 能效 一级能效 坑距 缓降 盖板 翻盖 自动翻盖 即热 烘干 泡沫盾 除臭 防臭 水封 深水封 自闭 大排量
陶瓷 瓷质 玻化 抛釉 抛光 通体 连纹 仿古 水磨石 大理石 花岗岩 石英石 奢石 柔光 哑光 亮光 防滑 耐磨 耐污 易擦 釉面 木纹 人字拼 鱼骨拼 倒角 磨边 对花 铺贴 薄贴 薄贴法 勾缝
实木 多层实木 三层实木 橡木 欧洲橡木 榉木 胡桃木 桉木 松木 杉木 锁扣 封蜡 静音垫 发泡 地暖 耐水 耐潮 环保 甲醛 零甲醛 净味 抗甲醛 遮盖 调色 可调色 耐擦洗 抗裂 找平 找白 刮大白
双组份 单组份 环氧 环氧彩砂 聚合物 水泥基 柔性 通用型 硅酮 中性 酸性 防霉 密封 收边 耐候 耐黄变 位移
无氧铜 单芯 多股 软线 硬线 阻燃 低烟无卤 国标 足米 红线 蓝线 黄绿线 漏保 磷青铜 大板 无边框 斜五孔 五孔 七孔 三孔 十六安 单控 双控 单开 双开 三开 四开 暗装 明装 安全门 防触电
嵌入式 无主灯 防眩 深杯 显指 高显指 色温 暖光 白光 中性光 开孔 轨道 磁吸 智能调光 遥控
热熔 承插 冷水管 热水管 冷热水管 加厚 铜主体 全铜 陶瓷阀芯 起泡器 恒温 增压 下出水 升降杆 挂墙式 落地式 除雾 镜前灯 单孔 双孔 抽拉 感应
手工水槽 大单槽 双槽 单槽 拉丝 纳米 沥水篮 大吸力 侧吸 顶吸 变频 定时 熄火保护 一级 速热 双胆 扁桶 储水式 免换镁棒
定制尺寸 双面 门套 门扇 免漆 烤漆 吸塑 静音条 断桥 三玻 中空玻璃 夹胶 平开 推拉 内倒 隔热 隔音 纱窗
平开门 入户 指纹 人脸 猫眼 全自动 半自动 锁芯 把手 磁吸锁舌 通用型 左右开
充电式 锂电 无刷 家用 套装 冲击 钻头 批头 自攻 燕尾 不锈钢 镀锌 防锈
遮光 全遮光 雪尼尔 棉麻 打孔 挂钩 提花 素色 轻奢 现代 简约 北欧 中式 奶油风 日式
客厅 卧室 厨房 卫生间 阳台 书房 餐厅 玄关 儿童房 老人房 庭院 露台 车库 泳池 背景墙 飘窗 楼梯 淋浴区 窗台
`
  .trim()
  .split(/\s+/)

/** Rooms: a number of 平方 before one of them is its area, not the cross-section of a wire. */
export const ROOMS: readonly string[] = `
客厅 卧室 厨房 卫生间 阳台 书房 餐厅 玄关 儿童房 老人房 庭院 露台 车库
`
  .trim()
  .split(/\s+/)

/** What people add without narrowing anything; left out while other words remain. */
export const SOFT_WORDS: readonly string[] = `
的 和 与 用 买 要 找 好 新 款 牌 品牌 便宜 好用 哪种 哪个 哪款 哪家 什么 多少钱 价格 报价 批发 厂家 直销 正品 官方 旗舰店 包邮 推荐 家用 家装 装修 装饰 材料 建材 专用 通用 高档 优质 热卖 爆款 一个 一套 怎么 选 大全 图片
de del la el le les los las du des et y of and the for with pour para a au aux sur en in d l un une una
`
  .trim()
  .split(/\s+/)
