import { expect, test } from 'vitest'
import { withOwnLabels } from '../../scripts/vite/ownLabels.ts'

const FROM = '#api/generated/corp/labels/issue.ts'
const labels = { issueNo: '编号', faceAmount: '金额', dayFrom: '日期', dayTo: '日期', remark: '备注' }
const head = `import { issueLabels } from '${FROM}'\n`
const built = (code: string) => {
  const text = withOwnLabels('a.tsx', head + code, new Map([[FROM, labels]]))
  return JSON.parse(text.slice('const issueLabels = '.length, text.indexOf('\n'))) as object
}

test('一个模块只带它显示的字段的名称；自己写了名称的不带', () => {
  const is = 'const is = column(issueLabels)\n'
  expect(built(`${is}is.code('issueNo'); is.money('faceAmount', { title: '面额' })`)).toEqual({
    issueNo: '编号',
  })
  expect(built("filters(issueLabels).dates('day')")).toEqual({ dayFrom: '日期' })
  expect(
    built("const is = column<Line>({ ...issueLabels, key: '序号' })\nis.text('key'); is.text('remark')"),
  ).toEqual({ remark: '备注' })
  const form = 'const F = fieldOf<Values, typeof issueLabels>(issueLabels)\n'
  expect(built(`${form}const a = <F name="remark"><i /></F>`)).toEqual({ remark: '备注' })
  expect(built(`${form}const a = <F name="remark" label="说明"><i /></F>`)).toEqual({})
})

test.each([
  ['字段名是算出来的', 'const is = column(issueLabels)\nis.text(name)'],
  ['词汇给了别的模块', 'export const is = column(issueLabels)'],
  ['词汇交给了函数', 'const is = column(issueLabels)\ndraw(is)'],
  ['字段名在属性里', 'const F = fieldOf(issueLabels)\nconst a = <F {...field}><i /></F>'],
  ['名称另有用处', 'const text = issueLabels[name]'],
])('%s：名称都带', (_, code) => {
  expect(built(code)).toEqual(labels)
})

test('其余的行都在原来的地方', () => {
  const text = withOwnLabels(
    'a.tsx',
    `import {\n  issueLabels,\n} from '${FROM}'\nlast`,
    new Map([[FROM, labels]]),
  )
  expect(text.split('\n')[3]).toBe('last')
})
