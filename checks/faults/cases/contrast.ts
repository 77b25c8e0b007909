import type { Locator, Page } from '@playwright/test'
import { expect } from '../../../features/support/expect.ts'
import { type FaultCase, PLACES } from '../FaultCase.ts'

/** 高对比度里还看得见的样子：字色、透出来的底色、四边、轮廓、划去的线；阴影与底图已被系统抹掉，字重不算分得出。 */
const lookOf = (place: Locator) =>
  place.evaluate((node) => {
    // 过渡走到头再看：刚开头时，还是原来的样子
    for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
    const style = getComputedStyle(node)
    const line = (name: string) => {
      const of = (part: string) => style.getPropertyValue(`${name}-${part}`)
      const isSeen = of('style') !== 'none' && of('width') !== '0px' && !of('color').endsWith(', 0)')
      return isSeen ? [of('width'), of('style'), of('color')].join(' ') : ''
    }
    const isClear = (one: Element) => getComputedStyle(one).backgroundColor.endsWith(', 0)')
    let behind: Element | null = node
    while (behind && isClear(behind)) behind = behind.parentElement
    // 一层底色也没有：透出来的是系统的窗口
    const canvas = document.createElement('i')
    canvas.style.backgroundColor = 'Canvas'
    document.body.append(canvas)
    const surface = getComputedStyle(behind ?? canvas).backgroundColor
    canvas.remove()
    const lines = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'].map(line)
    return {
      ink: style.color,
      surface,
      look: [style.color, surface, ...lines, style.textDecorationLine].join('|'),
    }
  })

/** 逐对比较，分不出的记下来。 */
class Comparison {
  readonly alike: string[] = []
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  /** 有这个状态的与没有的。 */
  async of(what: string, one: Locator, other: Locator): Promise<void> {
    const [first, second] = [await lookOf(one.first()), await lookOf(other.first())]
    if (first.look === second.look) this.alike.push(what)
  }
  /** 键盘到了 place 与没有到，由 shown 说。 */
  async ofFocus(what: string, place: Locator, shown = place): Promise<void> {
    await place.evaluate((node: HTMLElement) => node.blur())
    const before = await lookOf(shown)
    // 按过键，焦点才看得见
    await this.#page.keyboard.press('Shift')
    await place.focus()
    const after = await lookOf(shown)
    if (after.look === before.look) this.alike.push(`${what}的焦点`)
  }
  /** 填满的一段与它的槽：底色不同。 */
  async ofFill(what: string, fill: Locator, track: Locator): Promise<void> {
    if ((await lookOf(fill)).surface === (await lookOf(track)).surface) this.alike.push(what)
  }
  /** 画的东西从底上看得出来。 */
  async ofMark(what: string, mark: Locator): Promise<void> {
    const { ink, surface } = await lookOf(mark.first())
    if (ink === surface) this.alike.push(what)
  }
}

/** 高对比度（W）：状态不能只靠底色与阴影说。 */
export const cases: FaultCase[] = [
  {
    id: 'W10',
    isLong: true,
    title: '高对比度：选中、勾上、当前、停用、进度、必填与焦点，同旁边没有的分得出',
    persona: null,
    before: ({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
    act: async (fixture) => {
      const { page } = fixture
      const looks = new Comparison(page)
      const button = (name: string) => page.getByRole('button', { name, exact: true })

      await page.goto(`${fixture.origin}/cv3/register/register`)
      const radios = page.locator('.arco-radio')
      await radios.first().click()
      const circle = (at: number) => radios.nth(at).locator('.arco-radio-mask')
      await looks.of('选上的单选', circle(0), circle(1))
      await looks.ofFocus('单选', radios.nth(0).getByRole('radio'), circle(0))
      const steps = page.getByRole('list', { name: '注册步骤' }).getByRole('listitem')
      await looks.of('当前的一步', steps.nth(0), steps.nth(1))

      await fixture.signIn()
      await fixture.visit('/my/supplier/index')
      const tab = (selected: boolean) => page.getByRole('tab', { selected })
      await looks.of('选中的标签', tab(true), tab(false))
      await looks.ofFocus('选中的标签', tab(true))

      await fixture.visit(PLACES.issue)
      for (const name of ['主菜单', '左侧菜单', '开立申请分页']) {
        const items = page.getByRole('navigation', { name }).locator('a, [role="button"]')
        const current = items.and(page.locator('[aria-current]'))
        const other = items.and(page.locator(':not([aria-current], [aria-disabled="true"])'))
        await looks.of(`${name}里当前的一项`, current, other)
        await looks.ofFocus(`${name}里当前的一项`, current)
        await looks.ofFocus(`${name}里的一项`, other.first())
      }
      const boxes = page.getByRole('table').locator('td .arco-checkbox')
      await page.getByRole('table').locator('td').getByRole('checkbox').first().check()
      const box = (at: number) => boxes.nth(at).locator('.arco-checkbox-mask')
      await looks.of('勾上的一行', box(0), box(1))
      await looks.ofMark('勾', boxes.nth(0).locator('.arco-checkbox-mask-icon'))
      await looks.ofFocus('勾选框', boxes.nth(0).getByRole('checkbox'), box(0))
      await looks.ofFocus('按钮', button('查询'))
      await looks.ofFocus('文字按钮', button('展开'))
      await looks.ofFocus('录入框', page.getByRole('textbox', { name: '开立申请编号', exact: true }))
      await looks.of(
        '翻不了的页',
        page.locator('.arco-pagination-item-prev'),
        page.locator('.arco-pagination-item-next'),
      )

      await fixture.openDraft()
      const mark = page.locator('.arco-form-item-symbol')
      await expect(mark.first()).toBeVisible()
      await looks.ofMark('必填的记号', mark)
      await fixture.hold('/upload')
      const file = { name: '证明.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
      await page.locator('input[type=file]').last().setInputFiles(file)
      const track = page.locator('.arco-progress-line-outer')
      await looks.ofFill('进度', track.locator('.arco-progress-line-inner'), track)
      await page.getByRole('button', { name: /^取消.*证明/ }).click()

      await fixture.visit(`${PLACES.issue}?view=create`)
      const open = button('承诺付款日，打开日历')
      const day = (name: string) => page.getByRole('gridcell').getByRole('button', { name, exact: true })
      // 表单刚画出来时按的一下，忙的机器上可能落空
      const show = () =>
        expect(async () => {
          if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click()
          await expect(day('2026-11-18')).toBeVisible({ timeout: 2_000 })
        }).toPass()
      await show()
      await looks.of('今天', day('2026-11-18'), day('2026-11-19'))
      await looks.ofFocus('今天', day('2026-11-18'))
      await looks.ofFocus('一天', day('2026-11-19'))
      await looks.of('停用的按钮', button('登记新合同'), button('上个月'))
      await looks.of('不可选的一天', day('2026-11-14'), day('2026-11-19'))
      await day('2026-11-20').click()
      await show()
      await looks.of('选中的一天', day('2026-11-20'), day('2026-11-19'))
      await looks.of('选中的与今天', day('2026-11-20'), day('2026-11-18'))
      await looks.ofMark('选中的一天的字', day('2026-11-20'))
      await looks.ofFocus('选中的一天', day('2026-11-20'))
      await page.keyboard.press('Escape')
      expect(looks.alike, '分不出').toEqual([])
    },
    expect: (fixture) => fixture.saysNothing(),
  },
]
