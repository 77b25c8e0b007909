import { isPhone, PHONE } from '#hooks/phone.ts'

// 取不到时照电脑的样子排，能办事
const style = () => {
  if (isPhone()) void import('./shell/phone.css').catch(() => undefined)
}

/** 手机的样式在窄窗口里才取，电脑不为它付账；窗口变窄了再取。 */
export function stylePhone(): void {
  window.matchMedia(PHONE).addEventListener('change', style)
  style()
}
