import type { Translated } from '../../platform/i18n/types.ts'
import type source from '../zh-Hans/account.ts'

export default {
  guest: {
    title: '還沒有登入',
    hint: '登入後查看訂單、收藏和裝修進度',
    login: '登入 / 註冊',
  },
  profile: { failed: '資料沒能載入', roles: '目前角色', noRoles: '還沒有啟用角色' },
  role: {
    cell: '切換角色',
    title: '選擇要使用的角色',
    hint: '可以同時使用幾個角色；能做的事按所選角色合併',
    primary: '主要角色',
    save: '使用所選角色',
    needed: '請至少選擇一個角色',
    saved: '角色已切換',
  },
  display: {
    cell: '語言與外觀',
    title: '語言與外觀',
    language: '語言',
    dark: '深色模式',
    darkHint: '夜間更舒適，預設關閉',
    failed: '語言沒能切換，請檢查網路後重試',
  },
  logout: {
    cell: '登出',
    title: '要登出嗎？',
    body: '登出後，這台裝置上不再顯示你的訂單和訊息',
    confirm: '登出',
    cancel: '先不登出',
    done: '已登出',
  },
  settings: '設定',
} satisfies Translated<typeof source>
