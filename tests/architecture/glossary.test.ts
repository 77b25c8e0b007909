// 一件事一个说法（docs/glossary.md）：最后一列的词不出现在给人看的字里。

import { describe, expect, it } from 'vitest'
import { everyText, written } from '../../scripts/sources.ts'

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')

const glossary = everyText.find(({ path }) => path === 'docs/glossary.md')!.text
const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| 说 '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const forbidden = rows.flatMap(([, , , no = '']) => no.split('、').filter(Boolean))

const spoken = written('src', 'mocks').map(({ path, text }) => ({ path, text: withoutComments(text) }))

/** 模拟后端收的中文键照领域模型写，半角括号也收；路由标题由 docs/routes.tsv 定。 */
const asGiven = /labels\.ts$|^src\/routes\/|^mocks\/kernel\/control\//

/** 流程的名称照领域模型写，只出现在文档里。 */
const withoutTitles = (text: string) => text.replaceAll(/^ +title: '.*$/gm, '')

describe('用语', () => {
  it('表里有词可查，而且不重复', () => {
    expect(forbidden.length).toBeGreaterThan(20)
    expect(new Set(forbidden).size).toBe(forbidden.length)
  })

  it.each(forbidden)('不说 %s', (word) => {
    expect(spoken.filter(({ text }) => text.includes(word)).map(({ path }) => path)).toEqual([])
  })

  it('中文后面的括号是全角', () => {
    const half = /'[^'\n]*[\u4e00-\u9fa5]\((?:[\u4e00-\u9fa5]+|%|年化%)\)[^'\n]*'/
    const hits = spoken.filter(({ path, text }) => !asGiven.test(path) && half.test(withoutTitles(text)))
    expect(hits.map(({ path, text }) => `${path}: ${half.exec(withoutTitles(text))?.[0]}`)).toEqual([])
  })

  it('话里的金额都经 yuan：不把没有分节的数接上 元', () => {
    const bare =
      /\$\{(?!(?:formatMoney|formatWan|yuan)\()[^{}]*(?:[aA]mount|[bB]alance|[rR]emain|[pP]rice|[fF]ee|[pP]aid)\w*\} ?元/
    const hits = spoken.filter(({ text }) => bare.test(text))
    expect(hits.map(({ path, text }) => `${path}: ${bare.exec(text)?.[0]}`)).toEqual([])
  })
})
