const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

/** Wraps a simulator's page: plain HTML without script, labelled so that nobody takes it for the real thing. */
export function simulatorPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/simulator/style.css"></head>
<body><p class="label">模拟服务 · 仅用于演示，不会产生真实费用或短信</p><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}

export const SIMULATOR_STYLE = `
:root { color-scheme: light; font: 16px/1.5 -apple-system, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif }
body { margin: 0 auto; max-width: 480px; background: #f4f5f7; color: #17191c }
.label { margin: 0; padding: 8px 12px; background: #fff4e0; color: #7a4700; font-size: .8125rem; text-align: center }
main { padding: 12px } h1 { font-size: 1.125rem; margin: 8px 0 12px }
.card { background: #fff; border-radius: 8px; padding: 12px; margin: 0 0 8px; overflow-wrap: anywhere }
.hint { color: #5c6168; font-size: .8125rem; margin: 0 0 4px } .amount { font-size: 1.75rem; font-weight: 600; margin: 4px 0 }
button { display: block; width: 100%; min-height: 44px; margin: 0 0 8px; border: 1px solid #c9ccd1; border-radius: 8px; background: #fff; color: #17191c; font: inherit }
button.main { background: #0b62d6; border-color: #0b62d6; color: #fff } label { display: block; min-height: 44px; line-height: 44px }
`
