/** The commonest family names, the common ones several times. */
export const FAMILY_NAMES: readonly string[] = Array.from('王王王李李李张张张刘刘陈陈杨杨黄黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许邓韩冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万')

export const GIVEN_NAMES: readonly string[] = [
  '伟', '敏', '静', '磊', '洋', '艳', '勇', '军', '杰', '娟', '涛', '明', '超', '霞', '平', '刚', '婷', '辉', '玲', '鑫', '浩', '倩', '鹏', '琳',
  '凯', '欣', '建国', '秀英', '桂兰', '志强', '海燕', '晓东', '丽娟', '文博', '雨桐', '子涵', '思远', '佳怡', '俊杰', '雪梅', '立新', '春梅', '国栋',
  '晓峰', '玉兰', '建华', '梓萱', '浩然', '嘉怡', '宇航', '诗涵', '明轩', '欣妍', '家豪', '若曦', '天佑', '晨曦', '一鸣', '书瑶', '景行', '安琪',
  '泽宇', '静怡', '振华', '素芬', '永强',
]

/** How people call themselves; `%` stands for their given name or family name. */
export const NICKNAMES: readonly string[] = [
  '%%的新家', '小%爱装修', '%同学', '%姐', '%哥', '%女士', '%先生', '老%', '小%', '%家的小日子', '装修中的%', '%的百平小窝', '今天刷墙了吗',
  '一砖一瓦', '住在云边', '阳台种菜的人', '橘猫和阳光', '慢慢装修', '半包小白', '硬装进行时', '老房翻新记', '拾光小筑', '糯米团子', '清风徐来',
]

/** How the people of a shop call themselves; `%` stands for the family name. */
export const SHOPKEEPERS: readonly string[] = ['%掌柜', '%老板', '%店长', '%经理', '老%建材', '%师傅']
