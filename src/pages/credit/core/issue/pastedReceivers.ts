import type { IssueFormContext } from '#api/generated/corp/model/index.ts'
import { type ImportColumn, readPastedRows } from '#business/excel/importRows.ts'
import { isPositive } from '#domain/money.ts'
import type { ReceiverLine } from './multiValues.ts'

/** 粘贴的三列；合同是不是与他的，生成草稿时由服务端说。 */
const columnsOf = ({
  receivers,
}: Pick<IssueFormContext, 'receivers'>): ImportColumn<Omit<ReceiverLine, 'problem'>>[] => [
  {
    field: 'receiverName',
    title: '接收方',
    kind: 'text',
    required: true,
    check: (name) => {
      const receiver = receivers.find(({ corpName }) => corpName === name)
      if (!receiver) return '接收方不是有效的交易对手'
      return receiver.ready ? undefined : receiver.reason
    },
  },
  {
    field: 'faceAmount',
    title: '凭证金额',
    kind: 'money',
    required: true,
    check: (amount) => (isPositive(amount) ? undefined : '凭证金额须大于0'),
  },
  { field: 'contractNo', title: '合同编号', kind: 'text', required: true },
]

/** 粘贴的各行：读得懂的成为接收方的行；其余的说出第几行、哪里不对。 */
export function readPastedReceivers(
  rows: readonly (readonly string[])[],
  context: Pick<IssueFormContext, 'receivers'>,
  most: number,
): { lines: ReceiverLine[]; problem: string } {
  const result = readPastedRows(rows, columnsOf(context), most)
  if ('refusal' in result) return { lines: [], problem: result.refusal }
  const wrong = result.rows.filter(({ problems }) => problems.length > 0)
  const right = result.rows.filter(({ problems }) => problems.length === 0)
  return {
    lines: right.map(({ values }) => values as unknown as ReceiverLine),
    problem: wrong
      .map(({ line, problems }) => `第 ${line} 行：${problems.map(({ message }) => message).join('，')}`)
      .join('；'),
  }
}
