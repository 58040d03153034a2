/** Characters that join emoji and are invisible elsewhere. */
const EMOJI_JOINS = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0F)/gu
/** Invisible, of another direction than the text around it, or without any meaning. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

const PLATFORM = new RegExp(
  [
    '筑家|築家|官方|客服|平台|平臺|管理员|管理員|工作人员|工作人員|^系统|^系統|系[统統](?:消息|訊息|通知)',
    'zhujia|guanfang|kefu|(?<!b)admin|offici[ae]l|oficial|platform|moderat',
    'customerservice|serviceclient|atencionalcliente|customersupport|^support$|supportteam|techsupport',
  ].join('|'),
  'u',
)

/** Letters and digits that are read as the Latin letter: a row for each, of other alphabets in either case. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑᴀꭺ',
    b: 'вβʙьᏼ',
    c: 'сϲᴄꮯ',
    d: 'ԁᴅꭰ',
    e: 'еεєᴇꭼ',
    f: 'ғꜰϝ',
    g: 'ɡɢԍᏻ',
    h: 'һнηʜꮋ',
    i: 'іιıɩӏ1',
    j: 'јʝᴊꭻ',
    k: 'кκᴋꮶ',
    l: 'ʟꮮ',
    m: 'мμᴍꮇ',
    n: 'пνɴո',
    o: 'оοσᴏօ0',
    p: 'рρᴘꮲ',
    r: 'гʀꮢ',
    s: 'ѕꜱꮪ',
    t: 'тτᴛꭲ',
    u: 'υսᴜц',
    v: 'ѵᴠꮩ',
    x: 'хχ',
    y: 'уγʏу',
    z: 'ζᴢꮓ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
)

/** A nickname normalised for comparison: without case, accents, spaces and signs. */
function readingOf(nickname: string): string {
  const letters = nickname
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return [...letters].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}

/** Whether a nickname is displayed as it is: nothing in it is hidden or reversed. */
export function isPlainNickname(nickname: string): boolean {
  return VISIBLE.test(nickname) && !HIDDEN.test(nickname.replace(EMOJI_JOINS, ''))
}

/** Whether a nickname reads like the platform or its customer service. */
export const posesAsPlatform = (nickname: string): boolean => PLATFORM.test(readingOf(nickname))
