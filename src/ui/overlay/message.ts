const SHOWN_FOR = 3000

/** 顶部一句提示，3 秒后消失；以 status 读出，不打断输入。plain 为不算成功的。 */
export function toast(text: string, tone: 'success' | 'plain' = 'success') {
  let box = document.querySelector('.scf-toasts')
  if (!box) {
    box = Object.assign(document.createElement('div'), { className: 'scf-toasts' })
    box.setAttribute('role', 'status')
    box.setAttribute('aria-label', '操作结果')
    document.body.append(box)
  }
  const item = Object.assign(document.createElement('div'), {
    className: `scf-toast ${tone}`,
    textContent: text,
  })
  box.append(item)
  setTimeout(() => item.remove(), SHOWN_FOR)
}
