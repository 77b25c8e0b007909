/** 整页说明里的按钮。 */
export const plainButton = (text: string, onClick: () => void): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'shell-button'
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}

/** 页面还没有画出来时的整页说明，放在 正在加载 的位置：标题、为什么、能做什么。返回撤下它的函数。 */
export const plainNotice = (title: string, reason: string, ...actions: HTMLElement[]): (() => void) => {
  const box = document.createElement('div')
  box.className = 'shell-notice'
  box.setAttribute('role', 'alert')
  const heading = document.createElement('h1')
  heading.textContent = title
  const text = document.createElement('p')
  text.textContent = reason
  const row = document.createElement('p')
  row.className = 'shell-actions'
  row.append(...actions)
  box.append(heading, text, row)
  // 画好的页面让开
  document.documentElement.setAttribute('data-aside', '')
  const loading = document.querySelector('.shell-loading')
  loading?.replaceWith(box)
  return () => box.replaceWith(...(loading ? [loading] : []))
}
