import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/history.ts'

export default {
  manage: '管理',
  done: '完成',
  all: '全選',
  select: '選擇 {name}',
  selectDay: '選擇{day}的全部',
  today: '今天',
  yesterday: '昨天',
  remove: '刪除',
  removeCount: { $other: '刪除 ({count})' },
  removed: '已刪除',
  nothing: '請先勾選要刪除的記錄',
  failed: '瀏覽記錄沒能載入',
  clear: '清空',
  cleared: '瀏覽記錄已清空',
  note: '保留最近 {days} 天，每件商品只留最後一次',
  confirm: { clearTitle: '清空全部瀏覽記錄？', clearBody: '清空後不能恢復', keep: '先不清空' },
  empty: { title: '還沒有瀏覽記錄', hint: '看過的商品會留在這裡 {days} 天', browse: '去逛逛' },
} satisfies Translated<typeof source>
