import type { Translated } from '../../platform/i18n/types.ts'
import type source from '../zh-Hans/auth.ts'

export default {
  welcome: '歡迎來到築家',
  intro: '登入後可以下單、收藏、發布需求，查看你的裝修進度',
  way: { label: '登入方式', code: '驗證碼登入', password: '密碼登入' },
  phone: { label: '手機號碼', placeholder: '11 位手機號碼', invalid: '請輸入正確的 11 位手機號碼' },
  code: {
    label: '驗證碼',
    placeholder: '6 位數字',
    invalid: '請輸入簡訊裡的 6 位數字',
    send: '取得驗證碼',
    again: '重新取得',
    wait: '{seconds} 秒後重發',
    sent: '驗證碼已發送，請留意簡訊',
    hint: '沒有帳號也可以登入，首次登入會為你開通',
  },
  password: { label: '密碼', placeholder: '登入密碼', missing: '請輸入密碼' },
  agreement: {
    agree: '我已閱讀並同意',
    open: '《使用者協議與隱私說明》',
    needed: '請先閱讀並勾選同意',
    title: '使用者協議與隱私說明',
    accept: '我已閱讀，同意',
    points: {
      account: '帳號：手機號碼就是你的帳號。請保管好密碼和驗證碼，不要告訴任何人，包括自稱客服的人。',
      trade: '交易：你與商家、裝修公司、司機之間的訂單和合約由雙方履行；付款由平台託管，按訂單約定的節點支付。',
      privacy: '隱私：我們只保存提供服務所需的資訊。手機號碼、證件號碼在頁面上始終遮蔽顯示，送貨地址只給送貨的人看。',
      control: '你的權利：你可以隨時修改資料、登出或申請註銷帳號；依法必須留存的交易記錄除外。',
    },
  },
  submit: '登入',
  done: '登入成功',
} satisfies Translated<typeof source>
