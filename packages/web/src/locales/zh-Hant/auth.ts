import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/auth.ts'

export default {
  welcome: '歡迎來到築家',
  intro: '登入後可以下單付款，查看訂單和收貨地址',
  method: { label: '登入方式', code: '驗證碼登入', password: '密碼登入' },
  phone: { label: '手機號碼', placeholder: '11 位手機號碼', invalid: '請輸入正確的 11 位手機號碼' },
  code: {
    label: '驗證碼',
    placeholder: '{digits} 位數字',
    invalid: '請輸入簡訊裡的 {digits} 位數字',
    send: '取得驗證碼',
    again: '重新取得',
    wait: '{seconds} 秒後重發',
    sent: '驗證碼已發送，請留意簡訊',
    hint: '沒有帳號也可以登入，首次登入會為你開通',
  },
  password: {
    label: '密碼',
    placeholder: '登入密碼',
    missing: '請輸入密碼',
    forgotten: '忘記密碼',
  },
  reset: {
    title: '設定新密碼',
    intro: '用手機號碼收一個驗證碼，就可以換成新密碼',
    password: '新密碼',
    placeholder: '設定新密碼',
    repeat: '確認新密碼',
    repeatPlaceholder: '再輸一遍',
    weak: '密碼太短或太容易猜，請按下面的提示換一個',
    different: '兩次輸入的密碼不一樣',
    submit: '設為新密碼',
    done: '新密碼已生效',
    doneHint: '為了安全，這個帳號在所有裝置上都已登出，請用新密碼重新登入',
    toLogin: '去登入',
  },
  strength: {
    empty: '至少 {min} 位；管理員、財務、老闆的帳號至少 {long} 位',
    short: { $other: '還差 {count} 位' },
    guessable: '太容易猜：不要用手機號碼、連續或重複的字元、常見的詞',
    good: '可以使用；管理員、財務、老闆的帳號要 {long} 位以上',
    strong: '很安全，可以使用',
  },
  agreement: {
    agree: '我已閱讀並同意',
    open: '《使用者協議與隱私說明》',
    needed: '請先閱讀並勾選同意',
    title: '使用者協議與隱私說明',
    of: { terms: '使用者協議', privacy: '隱私說明' },
    accept: '我已閱讀，同意',
    points: {
      account: '帳號：手機號碼就是你的帳號。請保管好密碼和驗證碼，不要告訴任何人，包括自稱平台人員的人。',
      trade: '交易：訂單由你與商家雙方履行。貨款由平台託管，確認收貨後計入店鋪待結算；取消的部分原路退回。',
      privacy:
        '隱私：我們只保存提供服務所需的資訊。付款前商家只看得到收貨的省市區、樓層和有無電梯；收貨人的姓名、電話和門牌，付款後才看得到，訂單取消後不再顯示。登入過的裝置會留下瀏覽器名稱和網路位址段，只給你自己看。',
      control: '你的權利：你可以隨時修改暱稱和頭像、改動或刪除收貨地址和瀏覽記錄、登出。訂單和付款記錄會保留。',
    },
  },
  submit: '登入',
  done: '登入成功',
} satisfies Translated<typeof source>
