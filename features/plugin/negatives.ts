// 不应有的：说的东西要认得，否则写错了名字也成立。
import { vocabulary } from './vocabulary.ts'

/** 一步里与这里有关的：说的话，和后面的表格。 */
interface Sentence {
  text: string
  table: readonly (readonly string[])[]
}

const DENIES = /不应|没有|应有0条|应为空/
/** 说的是一个名称，不是一段文字。 */
const NAMES = /按钮|操作|字段|条件|菜单|待办|页签|对话框|应有0条|应为空|^对□不应有□$/
const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value)
const outline = (text: string): string => text.replaceAll(/"[^"]*"/g, '□')

/** 表里“没有”那一列的名称，几个用顿号隔开。 */
const denied = ([header = [], ...rows]: Sentence['table']): string[] => {
  const at = header.indexOf('没有')
  return at < 0 ? [] : rows.flatMap((row) => (row[at] ?? '').split('、'))
}

/** 这一步否定的东西：名称要整个认得，文字要在哪一句里。 */
function claims({ text, table }: Sentence): { value: string; isName: boolean }[] {
  const prose = outline(text)
  const values = DENIES.test(prose) ? quoted(text) : []
  // “对某一行不应有某操作”里，行不是被否定的
  const said = prose === '对□不应有□' ? values.slice(1) : values
  return [
    ...said.map((value) => ({ value, isName: NAMES.test(prose) })),
    ...denied(table).map((value) => ({ value, isName: true })),
  ].filter(({ value }) => value !== '' && !value.includes('【'))
}

/** 一个场景里否定了却没有哪里认得的：每步一句问题，认得的没有。 */
export function unknownDenials(steps: readonly Sentence[]): (string | undefined)[] {
  const affirmed = steps
    .filter(({ text }) => !DENIES.test(outline(text)))
    .flatMap(({ text, table }) => [...quoted(text), ...table.flat()])
    // 账号每四位一组显示
    .flatMap((text) => [text, text.replaceAll(/(?<=\d) (?=\d)/g, '')])
  const { isName, isText, near } = vocabulary()
  return steps.map((step) => {
    const strange = claims(step).find(
      ({ value, isName: whole }) =>
        !isName(value.replace(/(?<=.)(开始|结束|上限|下限)$/, '')) &&
        (whole || !(isText(value) || affirmed.some((text) => text.includes(value)))),
    )
    if (!strange) return undefined
    const close = near(strange.value)
    const hint = close.length > 0 ? `相近的有：${close.join('、')}` : '没有相近的'
    return `“${step.text}”里的“${strange.value}”哪里都没有，这一句总会成立；${hint}`
  })
}
