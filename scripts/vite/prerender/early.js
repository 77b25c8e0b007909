/* First in the head of a prerendered page, before it is painted: says for whom the page would not be true, and keeps what is
   done to it until the app takes over (src/app/takeOver.ts). Every browser runs it: ES5. */
;(function () {
  var root = document.documentElement

  // entering with a token, a link to be checked, in the middle of a flow, a draft: these see something else than an empty page
  function isOther() {
    if (/[?&](authToken|wsToken|nonce)=/.test(location.search)) return true
    if (history.state && history.state.usr) return true
    try {
      return sessionStorage.getItem('__DRAFT__') !== null
    } catch (blocked) {
      // no storage, no draft
      return !blocked
    }
  }
  if (isOther()) return root.setAttribute('data-aside', '')

  function on(type, listener) {
    addEventListener(type, listener, true)
  }
  function within(event, selector) {
    var target = event.target
    return target && target.closest ? target.closest('[data-prerendered] ' + selector) : null
  }

  function mark(button, isPressed) {
    if (isPressed) button.setAttribute('data-pressed', '')
    else button.removeAttribute('data-pressed')
    if (isPressed) button.setAttribute('aria-busy', 'true')
    else button.removeAttribute('aria-busy')
  }
  // the button of a field (获取验证码) is part of filling in; of the others the last press counts, and whoever goes on
  // typing takes it back
  var last
  function press(button) {
    if (last) mark(last, false)
    if (button) mark(button, true)
    last = button
  }
  on('click', function (event) {
    var button = within(event, 'button')
    if (!button) return
    if (button.closest('[data-field]')) mark(button, true)
    else press(button)
  })
  on('keydown', function (event) {
    var input = event.key === 'Enter' && event.keyCode !== 229 && within(event, 'input')
    var form = input && input.closest('[role="form"]')
    if (form) press(form.querySelector('[data-submit]'))
  })
  on('input', function () {
    press()
  })

  // nothing is taken away under a finger or in the middle of a word
  on('pointerdown', function () {
    root.setAttribute('data-held', '')
  })
  function letGo() {
    root.removeAttribute('data-held')
  }
  on('pointerup', letGo)
  on('pointercancel', letGo)
  on('compositionstart', function () {
    root.setAttribute('data-composing', '')
  })
  on('compositionend', function () {
    root.removeAttribute('data-composing')
  })

  // the entry has not come: the page stands, and says so
  function explain() {
    var told = document.querySelector('[data-prerendered] [data-missing-code]')
    if (told) told.hidden = false
    else document.addEventListener('DOMContentLoaded', explain)
  }
  on('error', function (event) {
    var script = event.target
    if (script && script.tagName === 'SCRIPT' && script.type === 'module') explain()
  })
})()
