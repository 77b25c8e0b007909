import { useState } from 'react'
import { Link } from 'react-router-dom'
import { downloadAbsProtocols, usePageAbsProtocols } from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import { absProtocolLabels } from '#api/generated/corp/labels/absProtocol.ts'
import { absProtocolQueryLabels } from '#api/generated/corp/labels/absProtocolQuery.ts'
import type { AbsProtocol, AbsSignRequest } from '#api/generated/corp/model/index.ts'
import { formatDay } from '#domain/calendar.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { filters } from '#ui/query/filters.ts'
import { type Column, column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useProtocolReading } from './useProtocolReading.ts'
import { useProtocolSigning } from './useProtocolSigning.tsx'

const MOST = 50

const filter = filters(absProtocolQueryLabels)
const is = column(absProtocolLabels)

const COUNTERPARTIES = { debtorName: '债务人', creditorName: '债权人' }
type Counterparty = keyof typeof COUNTERPARTIES

const conditionsWith = (counterparty: Counterparty) => [
  filter.text('protocolNo'),
  filter.text('protocolName'),
  filter.dict('protocolType', 'PROTOCOL_TYPE'),
  filter.text(counterparty, { label: COUNTERPARTIES[counterparty] }),
  filter.dict('protocolStatus', 'PROTOCOL_STATUS'),
  filter.dates('signTime', { label: '签署时间' }),
]
const CONDITIONS = {
  debtorName: conditionsWith('debtorName'),
  creditorName: conditionsWith('creditorName'),
}

/** 签的是哪一笔账款；转让申请的协议没有。 */
const payableColumn = (hrefOf: (payableNo: string) => string) =>
  is.custom(
    'payableNo',
    ({ payableNo }) => (payableNo ? <Link to={hrefOf(payableNo)}>{payableNo}</Link> : NO_VALUE),
    { width: 200 },
  )

interface ProtocolListProps {
  /** 协议所属账款的查看页 */
  payableHref: (payableNo: string) => string
  /** 本侧看到的对方是谁 */
  counterparty: Counterparty
  /** 只有本侧才看的列，在对方之后 */
  columns: readonly Column<AbsProtocol>[]
  /** 本侧签的是什么、怎么发 */
  sign: readonly [label: string, send: (request: AbsSignRequest) => Promise<unknown>]
  guidance: string
}

/** ABS 协议列表：阅读、签署、勾选后批量下载；债务人与债权人两侧共用。 */
export function ProtocolList({
  counterparty,
  payableHref,
  columns,
  sign: [label, send],
  guidance,
}: ProtocolListProps) {
  const page = useListPage(usePageAbsProtocols, { conditions: CONDITIONS[counterparty] })
  const [selected, setSelected] = useState<readonly string[]>([])
  const reading = useProtocolReading()
  const signing = useProtocolSigning(send)
  // 轮不到当前用户签的没有按钮
  const button = (row: AbsProtocol) =>
    row.canSign ? (
      <button type="button" className="text-button" onClick={() => signing.sign(row)}>
        {label}
      </button>
    ) : null
  return (
    <ListCard
      label="协议"
      {...page}
      columns={[
        is.open('protocolNo', reading.read),
        is.dict('protocolStatus', 'PROTOCOL_STATUS'),
        is.text('protocolName'),
        payableColumn(payableHref),
        is.money('protocolAmount'),
        is.dict('protocolType', 'PROTOCOL_TYPE', { tone: 'plain' }),
        is.custom('deadline', (row) => formatDay(row.deadline), { width: 120 }),
        is.text(counterparty, { title: COUNTERPARTIES[counterparty] }),
        ...columns,
        is.instant('signTime'),
        is.buttons(button, { width: 110, offers: ({ canSign }) => canSign }),
      ]}
      rowKey="protocolNo"
      guidance={guidance}
      selection={{
        selected,
        onSelect: setSelected,
        max: MOST,
        blocked: () => undefined,
        actions: (
          <ExportButton
            fileName="ABS协议.zip"
            load={(transfer) => downloadAbsProtocols({ protocolNos: [...selected] }, transfer)}
          >
            批量下载
          </ExportButton>
        ),
      }}
    >
      {reading.element}
      {signing.element}
    </ListCard>
  )
}
