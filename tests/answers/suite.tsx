// 每个读：显示它的页面，配上合乎契约的随机应答与不合契约的应答。
import { describe, expect, it, vi } from 'vitest'
import { loadPage, type Shown, show, validAnswers } from './harness.tsx'
import { brokenData, strangeCodes } from './mutate.ts'
import { queryNamed, referenced, type View, views } from './views.ts'

const probes = new Map<View, Promise<Shown>>()
/** 一个视图打开时问些什么；每个视图只打开一次。 */
const probe = (view: View): Promise<Shown> => {
  const known = probes.get(view) ?? loadPage(view).then((Page) => show(Page, view, validAnswers(1)))
  probes.set(view, known)
  return known
}

/** 一打开就问这个查询的视图；只在点开之后才问的没有。 */
async function viewOf(name: string): Promise<View | undefined> {
  const path = queryNamed.get(name)?.path ?? ''
  const candidates = views.filter((view) => referenced.get(view.path)?.includes(name))
  for (const view of candidates)
    if ((await probe(view)).asked.some((question) => question.path === path)) return view
  return undefined
}

const sound = new Map<View, Promise<string[]>>()
/** 一个视图在 turns 份合乎契约的应答之下坏掉的。 */
const validFalls = (view: View, turns: number): Promise<string[]> => {
  const run = async () => {
    const Page = await loadPage(view)
    const falls: string[] = []
    for (let seed = 1; seed <= turns; seed += 1) {
      const shown = await show(Page, view, validAnswers(seed))
      if (shown.fell || shown.text.trim() === '') falls.push(`${view.title}${view.view} 第 ${seed} 份`)
    }
    return falls
  }
  const known = sound.get(view) ?? run()
  sound.set(view, known)
  return known
}

/** 不认识的代码在几份应答里试：坏不坏还看别的字段是什么。 */
const CODE_SEEDS = 3

/** 点开之后才问的查询，要把提到它的视图都打开看过；忙的机器上比一个测试通常的时间长。 */
const PATIENCE = 120_000

/** 全部查询的第 part 份（共 of 份），每个查询合乎契约的与坏了的应答各 turns 份。 */
export function answersSuite(part: number, of: number, turns = 20): void {
  const names = [...new Set([...referenced.values()].flat())].toSorted().filter((_, at) => at % of === part)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const unseen: string[] = []

  describe('查询的应答', () => {
    it.each(names)(
      '%s',
      async (name) => {
        const operation = queryNamed.get(name)
        const view = operation && (await viewOf(name))
        if (!operation || !view) {
          unseen.push(name)
          return
        }
        expect(await validFalls(view, turns), '合乎契约的应答不该让页面坏掉').toEqual([])
        const Page = await loadPage(view)
        const bad: string[] = []
        for (let turn = 0; turn < turns; turn += 1) {
          const { data, how, isUseless } = brokenData(operation, turn)
          const shown = await show(Page, view, (path) =>
            path === operation.path ? data : validAnswers(1)(path),
          )
          // 缺了列表或结构，或在不该是数的地方出现数，算读取失败，有它自己的 重试。别的错值可以使页面失效，
          // 页面须说明并提供 重试；无论如何不能让人面对一片空白。
          if (shown.text.trim() === '' || (isUseless && shown.fell))
            bad.push(`${view.title}${view.view} ${how}`)
        }
        expect(bad, '坏了的应答').toEqual([])
        // 后端先加了新的枚举值：照常显示，不许连页面一起失效
        const strange: string[] = []
        for (let seed = 1; seed <= CODE_SEEDS; seed += 1)
          for (const { data, how } of strangeCodes(operation, seed)) {
            const shown = await show(Page, view, (path) =>
              path === operation.path ? data : validAnswers(seed)(path),
            )
            if (shown.fell || shown.text.trim() === '') strange.push(`${view.title}${view.view} ${how}`)
          }
        expect(strange, '不认识的代码').toEqual([])
      },
      PATIENCE,
    )

    it('大多数查询一打开就看得到；其余在点开之后', () => {
      expect(unseen.length, unseen.join('、')).toBeLessThan(names.length / 2)
    })
  })
}
