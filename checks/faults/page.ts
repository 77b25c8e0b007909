// docs/faults.md: the catalogue of faults, generated from the cases and from the tests of the others.

import { table } from '../../scripts/docs/table.ts'
import { allCases } from './cases/allCases.ts'
import { elsewhere } from './cases/elsewhere.ts'

const GROUPS: Readonly<Record<string, string>> = {
  N: '网络',
  H: '应答的状态码',
  B: '业务码',
  S: '公共应答：用户、菜单、字典、配置',
  L: '登录门、落地与守卫',
  K: '存储、草稿与标签页',
  D: '取代码',
  W: '浏览器没有的、被关掉的',
  C: '时间',
  P: 'PDF 与协议',
  U: '上传与导出',
  M: '短信签署',
  I: '交互',
}

const HEAD = `# 故障目录

由 \`checks/faults/cases\` 画出，\`npm run docs\` 重画；不要手改。没有写测试的一列是 \`npm run faults\` 在浏览器里逐例跑的，\`npm run faults -- N05\` 只跑一例。

每例之后都检查：

| 编号 | 不变量 |
|---|---|
| I1 | 没有白屏 |
| I2 | 没有未捕获的错误 |
| I3 | 至多一个阻断的对话框 |
| I4 | 之后 10 秒内不超过 20 个请求 |
| I5 | 表单的值不变 |
| I6 | 令牌不在地址、页面与控制台里 |
| I7 | 没有一个控件一直在加载 |
| I8 | 没有违反 CSP |
| I9 | 关上对话框，菜单还点得开 |
| I10 | 后端的账上没有重复的、记在别的企业上的业务 |
`

const inOrder = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** The text of docs/faults.md. */
export function faultsPage(): string {
  const rows: { id: string; title: string; test?: string }[] = [...allCases, ...elsewhere].map((one) => ({
    id: one.id,
    title: one.title,
    ...('act' in one ? {} : { test: 'test' in one && one.test ? `\`${one.test}\`` : '还没有自己的测试' }),
  }))
  const parts = Object.entries(GROUPS).map(([letter, title]) => {
    const own = rows.filter(({ id }) => id.startsWith(letter)).toSorted(inOrder)
    const lines = own.map((one) => [one.id, one.title.replaceAll('|', '\\|'), one.test ?? ''])
    return `\n## ${letter} ${title}\n\n${table(['编号', '遇到什么，该怎样', '测试'], lines)}\n`
  })
  return HEAD + parts.join('')
}
