const BUTTON = 'button, input:is([type="button"], [type="submit"], [type="reset"])'

const onKeyDown = (event: KeyboardEvent) => {
  const { target } = event
  // 组字时的按键都是输入法的：回车上屏、Esc 取消，页面一概不看（229 就是正在组字；Safari 里组完的那一下回车也是）
  if (event.keyCode === 229) return event.stopImmediatePropagation()
  if (event.key !== 'Enter' || !(target instanceof Element)) return
  if (target.matches(BUTTON)) event.preventDefault()
  // 自己处理按键的假按钮：不让它看到
  else if (target.matches('[role="button"]:not(a[href])')) event.stopImmediatePropagation()
}

/** 焦点在按钮上时回车不起作用（SHELL-21）：防止连按回车重复提交；空格照常，输入框里回车照常提交；输入法组字时的按键归输入法。返回停止函数。 */
export const suppressEnter = (): (() => void) => {
  addEventListener('keydown', onKeyDown, true)
  return () => removeEventListener('keydown', onKeyDown, true)
}
