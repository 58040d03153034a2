// How mainland addresses are written, whatever the language of the interface: what a pasted address is read by.

/** Names that stand between a province and its district where there is no city; nobody writes them. */
export const CITY_STAND_INS: readonly string[] = ['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']

/** What a region's name may be written without; the longer ones first. */
export const REGION_SUFFIXES: readonly string[] = [
  '维吾尔自治区',
  '壮族自治区',
  '回族自治区',
  '自治区',
  '自治州',
  '地区',
  '省',
  '市',
  '区',
  '县',
  '盟',
  '旗',
]

/** Labels in front of what follows them, as delivery forms have them. */
export const LABELS = {
  name: /(?:收货人|收件人|联系人|姓名)/,
  phone: /(?:手机号码|联系电话|手机号|电话号码|手机|电话)/,
  address: /(?:收货地址|详细地址|所在地区|送货地址|地址)/,
} as const

/** Signs that separate the parts, full width and half. */
export const SEPARATORS = /[\s,，;；、。:：|/]+/

/** Only found in addresses: a piece with one of them is not a person's name. */
export const PLACE_SIGNS = /[省市区县镇乡村路街道巷弄号栋幢座单元室楼层\d]/

/** A name as people write it: two to four characters, or with the dot of longer ones, and a form of address. */
export const PERSON =
  /^\p{Script=Han}{2,4}$|^\p{Script=Han}+·\p{Script=Han}+$|^\p{Script=Han}{1,3}(?:先生|女士|师傅)$|^[A-Za-z][A-Za-z .]{1,29}$/u
