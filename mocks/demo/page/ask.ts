import { button, focused, h, mountShadow, sheet } from './dom.ts'
import { baseStyle } from './styles.ts'

const style = sheet(`
dialog{width:min(420px,calc(100vw - 32px));padding:20px 24px;border:1px solid var(--line);border-radius:8px;color:inherit;background:#fff;box-shadow:0 12px 40px rgb(0 0 0/25%)}
dialog::backdrop{background:rgb(14 42 92/35%)}
h2{margin-bottom:8px;font-size:16px}
.row{display:flex;justify-content:flex-end;gap:8px;margin-top:16px}
`)

/** 问一句，等人答应；Esc 与取消都是不。 */
export const ask = (title: string, text: string, ok: string): Promise<boolean> =>
  new Promise((resolve) => {
    const shadow = mountShadow('scf-demo-ask', baseStyle, style)
    const before = focused()
    const dialog = h(
      'dialog',
      { 'aria-labelledby': 'title', 'aria-describedby': 'text' },
      h('h2', { id: 'title' }, title),
      h('p', { id: 'text' }, text),
    )
    dialog.append(
      h(
        'div',
        { class: 'row' },
        button('取消', () => dialog.close('')),
        button(ok, () => dialog.close('ok'), { class: 'primary', autofocus: true }),
      ),
    )
    dialog.addEventListener('close', () => {
      shadow.host.remove()
      before?.focus()
      resolve(dialog.returnValue === 'ok')
    })
    shadow.append(dialog)
    dialog.showModal()
  })
