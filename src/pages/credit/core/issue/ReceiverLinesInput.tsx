import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import type { Receiver } from '#api/generated/corp/model/index.ts'
import { compare, formatMoney, subtract, sum } from '#domain/money.ts'
import { column } from '#ui/columns.tsx'
import type { ControlProps } from '#ui/ControlProps.ts'
import { PlainTable } from '#ui/PlainTable.tsx'
import type { ReceiverLine } from './multiValues.ts'
import { ReceiverLineDrawer } from './ReceiverLineDrawer.tsx'
import styles from './ReceiverLinesInput.module.css'

interface ReceiverLinesInputProps extends ControlProps<ReceiverLine[]> {
  receivers: readonly Receiver[]
  availableLimit: string
}

/** 一次至多多少个接收方。 */
const MAX_LINES = 50

const is = column<ReceiverLine & { key: string }>()

/** 多个接收方：逐个填写，合计与剩余额度随填随算（T-ISS-01）。 */
export function ReceiverLinesInput({
  value = [],
  onChange,
  receivers,
  availableLimit,
  ...aria
}: ReceiverLinesInputProps) {
  /** 正在填的是第几行；等于行数是新增 */
  const [editing, setEditing] = useState<number>()
  const total = sum(value.map((line) => line.faceAmount))
  const left = subtract(availableLimit, total)
  const put = (at: number, line: ReceiverLine) =>
    onChange?.(at < value.length ? value.map((one, index) => (index === at ? line : one)) : [...value, line])
  const columns = [
    is.text('key', '序号', { width: 60 }),
    is.text('receiverName', '接收方', { width: 260 }),
    is.money('faceAmount', '凭证金额', { width: 160 }),
    is.text('contractNo', '合同编号', { width: 180 }),
    ...(value.some((line) => line.problem) ? [is.text('problem', '未生成的原因', { width: 240 })] : []),
    is.custom(
      'edit',
      '操作',
      ({ key }) => (
        <>
          <button type="button" className="text-button" onClick={() => setEditing(Number(key) - 1)}>
            编辑
          </button>{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => onChange?.(value.filter((_, index) => index !== Number(key) - 1))}
          >
            删除
          </button>
        </>
      ),
      { width: 110 },
    ),
  ]
  const title = editing === undefined || editing === value.length ? '添加接收方' : `编辑接收方 ${editing + 1}`
  return (
    <div className={styles.lines} role="group" aria-label={aria['aria-label']} id={aria.id}>
      <div className={styles.tools}>
        <Button disabled={value.length >= MAX_LINES} onClick={() => setEditing(value.length)}>
          添加接收方
        </Button>
        <span className={styles.total} role="status" aria-label="合计">
          {`共 ${value.length} 笔，凭证金额合计 `}
          <strong>{formatMoney(total)}</strong>
          {' 元，提交后可用额度 '}
          <strong className={compare(left, '0.00') < 0 ? styles.short : ''}>{formatMoney(left)}</strong> 元
        </span>
      </div>
      {value.length > 0 ? (
        <PlainTable
          label="接收方明细"
          columns={columns}
          rows={value.map((line, index) => ({ ...line, key: String(index + 1) }))}
          rowKey="key"
        />
      ) : null}
      {editing === undefined ? null : (
        <ReceiverLineDrawer
          title={title}
          receivers={receivers}
          initial={value[editing] ?? {}}
          onSave={(line) => {
            put(editing, line)
            setEditing(undefined)
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}

ReceiverLinesInput.asks = '请添加'
