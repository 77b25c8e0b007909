/* 只在不认识模块脚本的旧浏览器里执行（script nomodule）：ES5，不依赖任何东西。 */
;(function () {
  function warn() {
    var box = document.createElement('div')
    box.id = 'legacy-browser'
    box.setAttribute('role', 'alertdialog')
    box.setAttribute('aria-modal', 'true')
    box.setAttribute('aria-label', '提示')
    box.style.cssText =
      'position:fixed;left:0;top:0;width:100%;height:100%;z-index:6000;background:#5b6577;text-align:center;'
    var card = document.createElement('div')
    card.style.cssText =
      'width:416px;margin:120px auto 0;padding:24px;background:#fff;color:#1d2129;font:14px/1.6 sans-serif;text-align:left;'
    var title = document.createElement('h1')
    title.style.cssText = 'margin:0 0 12px;font-size:16px;'
    title.appendChild(document.createTextNode('提示'))
    var text = document.createElement('p')
    text.style.margin = '0'
    text.appendChild(
      document.createTextNode(
        '您的浏览器版本过低，无法正常使用本门户。请升级到 IE11 浏览器，或安装谷歌（Chrome）浏览器后访问。',
      ),
    )
    card.appendChild(title)
    card.appendChild(text)
    box.appendChild(card)
    document.body.appendChild(box)
  }
  if (document.body) warn()
  else window.addEventListener('load', warn)
})()
