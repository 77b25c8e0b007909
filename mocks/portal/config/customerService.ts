// 模拟的在线客服：一小段脚本，如同供应商在所配的地址上提供的那样。它在门户的隔离框架里运行，自己应答。
const script = `(() => {
  const appId = document.currentScript.dataset.appId
  const root = document.getElementById('customer-service')
  root.innerHTML = '<style>.l{display:flex;flex-direction:column;height:100%}.m{flex:1;overflow:auto;padding:12px;display:grid;gap:8px;align-content:start}.m p{margin:0;padding:8px 12px;border-radius:8px;background:#f2f3f5;justify-self:start;max-width:80%;overflow-wrap:anywhere}.m p.me{background:#1554e0;color:#fff;justify-self:end}form{display:flex;gap:8px;padding:8px;border-top:1px solid #e5e6eb}input{flex:1;height:32px;padding:0 10px;border:1px solid #8b939f;border-radius:4px;font:inherit}button{padding:0 14px;border:0;border-radius:4px;background:#1554e0;color:#fff;font:inherit}</style><div class="l"><div class="m" role="log" aria-label="会话"></div><form><input aria-label="输入问题" maxlength="200" placeholder="请输入您的问题"><button>发送</button></form></div>'
  const log = root.querySelector('.m'), input = root.querySelector('input')
  const say = (text, me) => { const p = document.createElement('p'); p.textContent = text; if (me) p.className = 'me'; log.append(p); log.scrollTop = log.scrollHeight }
  say('您好，我是在线客服（' + appId + '），请问有什么可以帮您？')
  root.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input.value.trim()
    if (!text) return
    say(text, true)
    input.value = ''
    setTimeout(() => say(/实名|认证/.test(text) ? '企业认证由管理员在 企业认证 页办理，约需15分钟。' : '已收到您的问题，客服会尽快回复。'), 400)
  })
})()
`

/** GET /__mock/customer-service/：在线客服的脚本。 */
export const customerServiceScript = (): Response =>
  new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  })
