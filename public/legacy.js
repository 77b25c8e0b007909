/* 不认识模块脚本的浏览器（IE）才执行，只用 ES3 与纯 DOM，不靠别的脚本与样式。IE9 及更旧：页面之上一个对话框（SHELL-08）；
   IE10、IE11 与首屏预取表没取到时：去说明哪些浏览器可以用的页面。 */
;(function () {
  var more = '/cv3/browsers.html'
  if (!(document.documentMode < 10)) return location.replace(more)

  function add(parent, tag, css, text) {
    var made = document.createElement(tag)
    made.style.cssText = css
    if (text) made.appendChild(document.createTextNode(text))
    parent.appendChild(made)
    return made
  }
  // 半透明：IE8 只认 filter
  var veil = 'background: #1d2129; opacity: 0.6; filter: alpha(opacity=60)'
  add(document.body, 'div', 'position: fixed; z-index: 5999; top: 0; right: 0; bottom: 0; left: 0; ' + veil)
  var box = 'position: fixed; z-index: 6000; top: 120px; left: 50%; width: 368px; margin-left: -208px; '
  var look = 'padding: 24px; border: 1px solid #c9cdd4; background: #fff; color: #1d2129; '
  var font = 'font: 14px/22px "Microsoft YaHei", SimSun, sans-serif'
  var dialog = add(document.body, 'div', box + look + font)
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-label', '提示')
  add(dialog, 'h1', 'margin: 0 0 12px; font-size: 16px; line-height: 24px', '提示')
  var line = 'margin: 0 0 8px'
  add(dialog, 'p', line, '当前浏览器的版本过低，打不开企业供应链金融门户，您的业务数据不受影响。')
  add(dialog, 'p', line, '请升级到 IE11 浏览器，或安装谷歌（Chrome）浏览器后访问。')
  add(dialog, 'p', line + '; color: #4e5969', 'IE11 能打开下载地址，但不能办理业务。')
  var buttons = add(dialog, 'div', 'padding-top: 8px; text-align: right')
  add(buttons, 'a', 'margin-right: 16px; color: #1554e0', '其他可用的浏览器').href = more
  var filled = 'display: inline-block; padding: 5px 16px; background: #1554e0; color: #fff'
  var install = add(buttons, 'a', filled + '; text-decoration: none', '安装谷歌浏览器')
  install.href = 'https://www.google.cn/chrome/'
  install.focus()
})()
