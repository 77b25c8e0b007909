// What the law and the analysts' files say of a new flow: three transitions, three requirements, one feature.
import type { FlowNames } from './names.ts'

/** The rows of docs/transitions.tsv, in its columns. */
const rowsOf = ({ code, type, stem, dict, duty }: FlowNames): string[][] => {
  const [operator, director] = duty.tokens
  const head = [code, type, `${stem}Status`, dict]
  return [
    [`T-${code}-01`, ...head, '-/REJECTED', '提交复核', 'PENDING_REVIEW', operator, 'amount > 0', '-', '-'],
    [`T-${code}-02`, ...head, 'PENDING_REVIEW', '复核通过', 'EFFECTIVE', director, 'INV-01', '-', '-'],
    [`T-${code}-03`, ...head, 'PENDING_REVIEW', '复核驳回', 'REJECTED', director, 'INV-01', '-', '-'],
  ]
}

/** docs/transitions.tsv with the flow. */
export const withTransitions = (table: string, names: FlowNames): string =>
  `${table.replace(/\n*$/, '')}\n${rowsOf(names)
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')}`

/** features/requirements.tsv with the flow: after the transitions that stand there. */
export function withRequirements(table: string, { code, title }: FlowNames): string {
  const source = `流程 ${code} ${title}`
  const rows = [
    [`T-${code}-01`, source, '提交复核：（新建）、已驳回 → 待复核'],
    [`T-${code}-02`, source, '复核通过：待复核 → 已生效'],
    [`T-${code}-03`, source, '复核驳回：待复核 → 已驳回'],
  ]
  const lines = table.trimEnd().split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('T-'))
  return `${lines.toSpliced(last + 1, 0, ...rows.map((cells) => cells.join('\t'))).join('\n')}\n`
}

/** The feature: the document is known in the words of the business. Its page comes with npm run new:page. */
export const featureSource = ({ title, code, duty }: FlowNames): string => `# language: zh-CN
@T-${code}-01
功能: ${title}

  # 有了页面，在这里写提交、复核通过（@T-${code}-02）与驳回（@T-${code}-03）。
  场景: 造好的${title}等着复核
    假如 我以"${duty.personas[1]}"登录
    并且 系统中有如下"${title}":
      | ${title}编号 | ${title}金额 |
      | ${code}0001 | 1,000,000.00 |
    那么 应进入"工作台"页面
`
