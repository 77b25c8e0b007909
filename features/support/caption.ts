import type { Page } from '@playwright/test'

/** 在页面下方写出正在做的这一句，给旁边看的人；写在封闭的影子树里，页面与断言都看不见它。 */
export async function caption(page: Page, text: string): Promise<void> {
  const show = (sentence: string) => {
    document.getElementById('scf-caption')?.remove()
    const bar = document.createElement('div')
    bar.id = 'scf-caption'
    bar.setAttribute('aria-hidden', 'true')
    bar.style.cssText =
      'position:fixed;inset:auto 0 0 0;z-index:2147483647;pointer-events:none;display:grid;justify-items:center;padding:0 24px 16px'
    const line = document.createElement('div')
    line.style.cssText =
      'max-width:90vw;padding:10px 20px;border-radius:8px;background:rgba(14,42,92,.92);color:#fff;font:600 18px/1.5 sans-serif;box-shadow:0 4px 16px rgba(0,0,0,.3)'
    line.textContent = sentence
    bar.attachShadow({ mode: 'closed' }).append(line)
    document.documentElement.append(bar)
  }
  // 正要离开的页面把字幕一并带走：下一步会写上新的
  await page.evaluate(show, text).catch(() => undefined)
}
