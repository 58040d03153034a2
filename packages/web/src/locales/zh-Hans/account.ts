export default {
  guest: {
    title: '还没有登录',
    hint: '登录后查看订单、收藏和装修进度',
    login: '登录 / 注册',
  },
  profile: { failed: '资料没能加载', roles: '当前角色', noRoles: '还没有启用角色' },
  role: {
    cell: '切换角色',
    title: '选择要使用的角色',
    hint: '可以同时使用几个角色；能做的事按所选角色合并',
    primary: '主要角色',
    save: '使用所选角色',
    needed: '请至少选择一个角色',
    saved: '角色已切换',
  },
  display: {
    cell: '语言与外观',
    title: '语言与外观',
    language: '语言',
    dark: '深色模式',
    darkHint: '夜间更舒适，默认关闭',
    failed: '语言没能切换，请检查网络后重试',
  },
  logout: {
    cell: '退出登录',
    title: '退出登录？',
    body: '退出后，这台设备上不再显示你的订单和消息',
    confirm: '退出登录',
    cancel: '先不退出',
    done: '已退出登录',
  },
  settings: '设置',
} as const
