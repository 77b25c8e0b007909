import type { Finding } from '../Finding.ts'
import { quote } from '../rules/dom.ts'
import type { Visit } from '../Visit.ts'

/** 1.6 点查询条件的名称，焦点到它的录入框。 */
export async function clickLabels(visit: Visit): Promise<Finding[]> {
  const found: Finding[] = []
  for (const { text, x, y } of await visit.ask('queryLabels')) {
    await visit.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await visit.page.mouse.click(x, y)
    const field = await visit.ask('focusedField')
    if (field === '') found.push({ rule: '1.6', what: `点名称${quote(text)}没有到录入框` })
    // 下拉、日历会打开
    await visit.page.keyboard.press('Escape')
  }
  return found
}
