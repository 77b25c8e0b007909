import Button from '@arco-design/web-react/es/Button'
import type { DistributeType, Limit, LimitMember } from '#api/generated/corp/model/index.ts'
import { subtract, sum } from '#domain/money.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { AmountLeft, LinesBlock } from '#ui/form/LinesBlock.tsx'
import { Select } from '#ui/form/Select.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import {
  changeOf,
  type DistributeLine,
  emptyLine,
  isIncrease,
  memberLimit,
  needsAmount,
} from './distributeValues.ts'

interface MemberLinesInputProps extends ControlProps<DistributeLine[]> {
  type: DistributeType | undefined
  limit: Limit | undefined
  members: readonly LimitMember[]
  /** 修改已有的一份：成员不可换，也不加行 */
  single: boolean
}

type Row = DistributeLine & ReturnType<typeof changeOf> & { key: string; at: number }

/** 一次至多多少个成员。 */
const MAX_LINES = 50
const is = column<Row>({
  memberCorpName: '成员企业',
  beforeAmount: '变更前额度',
  distributeAmount: '分配金额（元）',
  afterAmount: '变更后额度',
  key: '序号',
  at: '行',
})

/** 成员明细：逐个选成员、填金额，变更前后与剩余可用额度随填随算（T-LIM-01）。 */
export function MemberLinesInput({
  value = [],
  onChange,
  type,
  limit,
  members,
  single,
  ...aria
}: MemberLinesInputProps) {
  const change = (at: number, part: Partial<DistributeLine>) =>
    onChange?.(value.map((line, index) => (index === at ? { ...line, ...part } : line)))
  const changed = (line: DistributeLine) =>
    changeOf(line, type, memberLimit(members, line.memberCorpName, limit?.limitNo))
  const left =
    limit && subtract(limit.availableLimit, sum(value.map((line) => line.distributeAmount || '0.00')))
  const columns = [
    is.custom(
      'memberCorpName',
      ({ key, at, memberCorpName }) => (
        <Select
          aria-label={`成员企业${key}`}
          value={memberCorpName}
          disabled={single}
          options={members.map(({ corpName }) => ({ value: corpName, label: corpName }))}
          onChange={(name) => change(at, { memberCorpName: name })}
        />
      ),
      { width: 280 },
    ),
    is.money('beforeAmount'),
    ...(needsAmount(type)
      ? [
          is.custom(
            'distributeAmount',
            ({ key, at, distributeAmount }) => (
              <AmountInput
                aria-label={`分配金额${key}`}
                value={distributeAmount}
                capitals={false}
                onChange={(amount) => change(at, { distributeAmount: amount })}
              />
            ),
            { width: 200 },
          ),
        ]
      : []),
    is.money('afterAmount'),
    ...(single
      ? []
      : [
          is.buttons(
            ({ key, at }) => (
              <button
                type="button"
                className="text-button"
                aria-label={`删除成员${key}`}
                disabled={value.length === 1}
                onClick={() => onChange?.(value.filter((_, index) => index !== at))}
              >
                删除
              </button>
            ),
            { width: 80 },
          ),
        ]),
  ]
  return (
    <LinesBlock
      {...aria}
      tools={
        single ? null : (
          <Button
            disabled={value.length >= Math.min(MAX_LINES, members.length)}
            onClick={() => onChange?.([...value, emptyLine])}
          >
            添加成员
          </Button>
        )
      }
      totalLabel="剩余"
      total={
        left && isIncrease(type) ? (
          <>
            {`共 ${value.length} 家，分配后本企业可用额度 `}
            <AmountLeft amount={left} />元
          </>
        ) : null
      }
    >
      <PlainTable
        label="成员明细"
        columns={columns}
        rows={value.map((line, at) => ({ ...line, ...changed(line), at, key: String(at + 1) }))}
        rowKey="key"
      />
    </LinesBlock>
  )
}

MemberLinesInput.asks = '请添加'
