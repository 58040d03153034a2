/**
 * Well-known makers of the field, in Chinese and in letters, by the words for what they are known for, the first of which
 * says it best. A maker whose goods are sold here, because the catalogue has its brand, is read as that brand instead.
 */
export const MAKERS: Readonly<Record<string, string>> = {
  瓷砖: '东鹏, 诺贝尔, 马可波罗, 蒙娜丽莎, 冠珠, 新明珠, 宏宇, 金意陶, 简一, 欧神诺, 鹰牌, 斯米克, 亚细亚, 大角鹿, 新中源, 格莱斯, 萨米特, 楼兰陶瓷, 顺辉, 汇亚, 能强, Marco Polo, Monalisa, Dongpeng, Porcelanosa, Marazzi, Florim, Pamesa',
  地板: '大自然, 圣象, 德尔, 菲林格尔, 久盛, 世友, 安信, 生活家, 书香门地, 扬子, 贝尔地板, 升达, 天格, 北美枫情, 得高, Pergo, Quick-Step, Tarkett, Egger, Kahrs, Kronotex',
  '乳胶漆 木器漆':
    '多乐士, 立邦, 三棵树, 嘉宝莉, 华润漆, 芬琳, 都芳, 美涂士, 巴德士, 晨阳, 紫荆花, 大师漆, 本杰明摩尔, 宣伟, Dulux, Nippon, Skshu, Carpoly, Jotun, Benjamin Moore, Sherwin-Williams, Farrow & Ball, Tikkurila, Caparol, Valspar, Behr, Titanlux, Bruguer',
  '马桶 面盆 面盆龙头 花洒':
    '科勒, 箭牌, 九牧, 恒洁, 汉斯格雅, 摩恩, 惠达, 安华, 法恩莎, 东陶, 乐家, 美标, 高仪, 杜拉维特, 唯宝, 浪鲸, 帝王洁具, 德立, 潜水艇, TOTO, Kohler, Jomoo, Hegii, Hansgrohe, Axor, Moen, Grohe, Roca, Duravit, American Standard, Villeroy & Boch, Geberit, Ideal Standard, Jacob Delafon, Laufen, Inax',
  '开关 插座':
    '西门子, 公牛, 正泰, 德力西, 施耐德, 罗格朗, 西蒙电气, 鸿雁, 飞雕, 松下电工, 人民电器, 天正, 良信, Siemens, Bull, Chint, Delixi, Schneider, Schneider Electric, Legrand, ABB, Simon, Hager, Jung, Gira, Niko',
  电线: '远东电缆, 熊猫电线, 起帆, 金杯电工, 宝胜, 中策, 上上电缆, Nexans, Prysmian',
  '橱柜 衣柜':
    '欧派, 索菲亚, 尚品宅配, 志邦, 金牌, 我乐, 好莱客, 皮阿诺, 玛格, 维意, 司米, 诗尼曼, 百得胜, 顶固, Oppein, Sogal, Goldenhome, Zbom, Nobilia, IKEA, 宜家, Poggenpohl, Schmidt',
  灯具: '欧普, 雷士, 飞利浦, 三雄极光, 佛山照明, 阳光照明, 木林森, 松伟, 西顿, 奥朵, 华艺照明, Opple, Osram, 欧司朗, Philips, NVC, Artemide, Flos, Ledvance, Yeelight, Louis Poulsen',
  '防水涂料 瓷砖胶':
    '东方雨虹, 德高, 雨虹, 科顺, 卓宝, 西卡, 马贝, 牛元, 汉高, 大禹防水, Mapei, Sika, Davco, Weber, Henkel',
  美缝剂: '卓高美缝, 皇氏工匠, 镁铝美缝, Laticrete',
  '水管 排水管':
    '伟星, 日丰, 联塑, 金牛管业, 中财, 保利管道, 公元管道, 爱康, 金德管业, Rifeng, Lesso, Wavin, Rehau, Aquatherm',
  '吸油烟机 燃气灶':
    '方太, 老板, 华帝, 老板电器, 火星人, 帅康, 万和, 樱花, 森歌, 美大, 亿田, 帅丰, Fotile, Robam, Vatti, Franke, Gaggenau, Miele, Smeg, Bora, Elica',
  '热水器 净水器':
    '美的, 海尔, 格力, 史密斯, 阿里斯顿, 林内, 能率, 万家乐, 沁园, 安吉尔, 怡口, Midea, Haier, Gree, Rinnai, Noritz, Ariston, AO Smith, Ecowater, Culligan',
  '壁挂炉 暖气片':
    '威能, 菲斯曼, 博世热力, 森德, 佛罗伦萨, 努奥罗, Vaillant, Viessmann, Zehnder, Saunier Duval, De Dietrich',
  '浴霸 铝扣板': '奥普, 友邦, 法狮龙, 鼎美, 今顶, Aupu',
  '木门 推拉门': '梦天, 江山欧派, 千川, 美心, 霍尔茨, 王力, 盼盼, 步阳, 派的门, TATA, Hormann',
  断桥铝窗: '皇派, 新豪轩, 轩尼斯, 亿合, 贝克洛, 坚朗, 凤铝, Schuco, Velux, Reynaers',
  智能锁: '凯迪仕, 德施曼, 鹿客, 亚太天能, Kaadas, Dessmann, Yale, 耶鲁, Loock',
  '铰链 滑轨': '百隆, 海蒂诗, 悍高, 东泰, 图特, 炬森, 汇泰龙, Blum, Hettich, Hafele, Salice, Higold',
  电动工具: '博世, 牧田, 得伟, 东成, 大艺, 喜利得, 世达, Bosch, Makita, DeWalt, Hilti, Milwaukee, Festool, Ryobi, Worx',
  板材: '兔宝宝, 莫干山, 千年舟, 大王椰, 福人, 万华禾香板, 露水河, 爱格, Kronospan, Finsa',
  石膏板: '可耐福, 泰山石膏, 龙牌, 圣戈班, 优时吉, Knauf, Saint-Gobain',
  '墙纸 墙布': '玉兰墙纸, 柔然, 欣旺, 特普丽, 领绣, Sanderson, Cole & Son',
  窗帘: '如鱼得水, 摩力克, 金蝉, Somfy, 尚飞, Luxaflex',
}

/** Things of a home that no shop of this kind sells, by the words for what is nearest to them. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  '热水器 暖气片 换气扇':
    '空调, 中央空调, 挂机, 柜机, 新风机, 加湿器, 除湿机, 取暖器, 油汀, 空气净化器, air conditioner, air conditioning, climatiseur, climatisation, aire acondicionado',
  '吸油烟机 燃气灶 洗碗机':
    '冰箱, 冰柜, 酒柜, 微波炉, 电磁炉, 电饭煲, 电水壶, 豆浆机, 空气炸锅, 咖啡机, 厨具, 锅具, 餐具, 炒锅, fridge, refrigerator, freezer, microwave, réfrigérateur, frigo, congélateur, micro-ondes, frigorífico, nevera, refrigerador, microondas',
  '角阀 地漏 面盆龙头':
    '洗衣机, 烘干机, 干衣机, washing machine, tumble dryer, lave-linge, machine à laver, sèche-linge, lavadora, secadora',
  '插座 网线':
    '电视, 电视机, 投影仪, 音响, 电脑, 路由器, television, tv, télévision, téléviseur, televisor, televisión',
  '地毯 窗帘':
    '沙发, 床垫, 茶几, 餐桌, 餐椅, 床头柜, 书桌, 电脑桌, 婴儿床, 四件套, 被子, 枕头, 床品, 凉席, 抱枕, 衣架, 桌子, 椅子, sofa, couch, mattress, armchair, coffee table, dining table, canapé, matelas, fauteuil, table basse, sofá, colchón, sillón, table, chair, desk, chaise, mesa, silla, escritorio',
  浴室镜: '穿衣镜, 全身镜, 落地镜',
  橱柜: '鞋柜, 书柜, 电视柜, 玄关柜, 酒架',
  换气扇: '吊扇, 电风扇, 落地扇, 吸尘器, 扫地机, 扫地机器人, 拖把, vacuum cleaner, aspirateur, aspiradora',
}

/** Words of the field that no category is called by, by the words for the categories that come nearest. */
export const NEAREST: Readonly<Record<string, string>> = {
  '泥瓦辅材 防水': '水不漏, 堵漏王, 堵漏剂, 堵漏, 快干水泥',
}
