import Button from '@arco-design/web-react/es/Button'
import type { DistributeType, Limit, LimitMember } from '#api/generated/corp/model/index.ts'
import { compare, formatMoney, subtract, sum } from '#domain/money.ts'
import { AmountInput } from '#ui/AmountInput.tsx'
import { column, Money } from '#ui/columns.tsx'
import type { ControlProps } from '#ui/ControlProps.ts'
import { PlainTable } from '#ui/PlainTable.tsx'
import { Select } from '#ui/Select.tsx'
import {
  changeOf,
  type DistributeLine,
  emptyLine,
  isIncrease,
  memberLimit,
  needsAmount,
} from './distributeValues.ts'
import styles from './limit.module.css'

interface MemberLinesInputProps extends ControlProps<DistributeLine[]> {
  type: DistributeType | undefined
  limit: Limit | undefined
  members: readonly LimitMember[]
  /** 修改已有的一份：成员不可换，也不加行 */
  single: boolean
}

type Row = DistributeLine & { key: string; at: number }

/** 一次至多多少个成员。 */
const MAX_LINES = 50
const is = column<Row>()

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
  const changed = (row: Row) => changeOf(row, type, memberLimit(members, row.memberCorpName, limit?.limitNo))
  const left =
    limit && subtract(limit.availableLimit, sum(value.map((line) => line.distributeAmount || '0.00')))
  const columns = [
    is.custom(
      'memberCorpName',
      '成员企业',
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
    is.custom('before', '变更前额度（元）', (row) => <Money value={changed(row).before} />, { width: 150 }),
    ...(needsAmount(type)
      ? [
          is.custom(
            'distributeAmount',
            '分配金额（元）',
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
    is.custom('after', '变更后额度（元）', (row) => <Money value={changed(row).after} />, { width: 150 }),
    ...(single
      ? []
      : [
          is.custom(
            'remove',
            '操作',
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
    <div className={styles.lines} role="group" aria-label={aria['aria-label']} id={aria.id}>
      <div className={styles.tools}>
        {single ? null : (
          <Button
            disabled={value.length >= Math.min(MAX_LINES, members.length)}
            onClick={() => onChange?.([...value, emptyLine])}
          >
            添加成员
          </Button>
        )}
        {left && isIncrease(type) ? (
          <span className={styles.total} role="status" aria-label="剩余">
            {`共 ${value.length} 家，分配后本企业可用额度 `}
            <strong className={compare(left, '0.00') < 0 ? styles.short : ''}>{formatMoney(left)}</strong> 元
          </span>
        ) : null}
      </div>
      <PlainTable
        label="成员明细"
        columns={columns}
        rows={value.map((line, at) => ({ ...line, at, key: String(at + 1) }))}
        rowKey="key"
      />
    </div>
  )
}

MemberLinesInput.asks = '请添加'
