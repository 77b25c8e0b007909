// 在线客服的隔离页：不与门户同源（iframe sandbox 没有 allow-same-origin），读不到它的存储、Cookie 与页面。
// 门户只经 postMessage 告诉它地址与应用编号，它只回报 ready、loaded、failed。
;(() => {
  const tell = (state) => parent.postMessage({ customerService: state }, '*')
  addEventListener('message', (event) => {
    if (event.source !== parent) return
    const { appId, baseUrl } = event.data ?? {}
    if (typeof appId !== 'string' || typeof baseUrl !== 'string' || document.querySelector('[data-service]'))
      return
    const script = document.createElement('script')
    script.dataset.service = ''
    script.dataset.appId = appId
    script.src = baseUrl
    script.referrerPolicy = 'no-referrer'
    script.addEventListener('load', () => tell('loaded'))
    script.addEventListener('error', () => tell('failed'))
    document.head.append(script)
  })
  addEventListener('error', () => tell('failed'))
  tell('ready')
})()
