import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { transferLineLabels } from '#api/generated/corp/labels/transferLine.ts'
import { add, formatMoney, sum } from '#domain/money.ts'
import { equalShares, MAX_LINES, remainingOf } from '#domain/transferSplit.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { AmountLeft, LineActions, LinesBlock } from '#ui/form/LinesBlock.tsx'
import { useLines } from '#ui/form/useLines.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import type { LineValues } from './transferValues.ts'

const LineDrawer = lateDialog(() => import('./LineDrawer.tsx').then((part) => part.LineDrawer))

interface LinesInputProps extends ControlProps<LineValues[]> {
  /** 所选持有的可用金额；还没选为 undefined */
  available: string | undefined
}

type Line = LineValues & { key: string; attachmentCount: number }
const is = column<Line>({ ...transferLineLabels, key: '序号', attachmentCount: '附件' })

/** 转让明细：逐行填写，随填随算剩余可用；可平均分配、全额转让（T-TRF-01）。 */
export function LinesInput({ value = [], onChange, available, ...aria }: LinesInputProps) {
  const lines = useLines(value, onChange)
  const [start, setStart] = useState<Partial<LineValues>>({})
  const amounts = value.map((line) => line.transferAmount || '0.00')
  const remaining = available === undefined ? undefined : remainingOf(available, amounts)

  const fill = (shares: readonly string[]) =>
    onChange?.(value.map((line, index) => ({ ...line, transferAmount: shares[index] ?? '0.00' })))
  const edit = (at: number, line: Partial<LineValues>) => {
    setStart(line)
    lines.edit(at)
  }
  /** 剩余的全给最后一行；还没有明细时从一行全额的开始填。 */
  const giveAll = () => {
    if (available === undefined || remaining === undefined) return
    if (value.length === 0) return edit(0, { transferAmount: available })
    fill([...amounts.slice(0, -1), add(amounts.at(-1) ?? '0.00', remaining)])
  }
  const columns = [
    is.text('key'),
    is.text('transfereeName'),
    is.money('transferAmount'),
    is.text('transferPurpose'),
    is.text('contractNo'),
    is.money('invoiceTotalAmount'),
    is.number('attachmentCount'),
    is.buttons(
      ({ key }) => {
        const at = Number(key) - 1
        return <LineActions onEdit={() => edit(at, value[at] ?? {})} onDelete={() => lines.remove(at)} />
      },
      { width: 110 },
    ),
  ]
  const rows = value.map((line, index) => ({
    ...line,
    key: String(index + 1),
    attachmentCount: line.attachments?.length ?? 0,
  }))
  const chosen = available !== undefined
  return (
    <LinesBlock
      {...aria}
      tools={
        <>
          <Button
            disabled={!chosen || value.length >= MAX_LINES}
            onClick={() => edit(value.length, { transferPurpose: value.at(-1)?.transferPurpose ?? '' })}
          >
            新增明细
          </Button>
          <Button
            disabled={!chosen || value.length === 0}
            onClick={() => fill(equalShares(available ?? '0.00', value.length))}
          >
            平均分配
          </Button>
          <Button disabled={!chosen} onClick={giveAll}>
            全额转让
          </Button>
        </>
      }
      totalLabel="剩余可用"
      total={
        <>
          共 {value.length} 行，转让总金额 <strong>{formatMoney(sum(amounts))}</strong>元，剩余可用{' '}
          <AmountLeft amount={remaining} />元
        </>
      }
    >
      {rows.length > 0 ? <PlainTable label="已填明细" columns={columns} rows={rows} rowKey="key" /> : null}
      {lines.at === undefined ? null : (
        <LineDrawer
          title={`${lines.isNew ? '新增' : '编辑'}明细 ${lines.at + 1}`}
          initial={start}
          spare={add(remaining ?? '0.00', value[lines.at]?.transferAmount || '0.00')}
          onSave={lines.save}
          onClose={lines.close}
        />
      )}
    </LinesBlock>
  )
}

LinesInput.asks = '请添加'
