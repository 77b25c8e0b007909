import { signAbsTransferAgreement } from '#api/generated/corp/abs-protocols/abs-protocols.ts'
import type { AbsProtocol, AbsProtocolQuery } from '#api/generated/corp/model/index.ts'
import { formatDay } from '#domain/calendar.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ProtocolList } from '../../protocol/ProtocolList.tsx'
import { SignButton } from '../../protocol/SignButton.tsx'

const filter = filters<AbsProtocolQuery>()
const conditions = [
  filter.text('protocolNo', '协议编号'),
  filter.text('protocolName', '协议名称'),
  filter.dict('protocolType', '协议类型', 'PROTOCOL_TYPE'),
  filter.text('debtorName', '债务人'),
  filter.dict('protocolStatus', '协议状态', 'PROTOCOL_STATUS'),
  filter.dates('signTime', '签署时间'),
]
const is = column<AbsProtocol>()

/** 协议管理（链上）：转让协议、保理合同、转让通知书；转让协议在这里签署（T-ATR-10）。 */
export default function FilePage() {
  return (
    <ProtocolList
      conditions={conditions}
      sign={signAbsTransferAgreement}
      guidance="还没有协议。保理商审核通过转让申请后，请在这里签署转让协议"
      columns={({ read, sign }) => [
        is.open('protocolNo', '协议编号', read),
        is.text('protocolName', '协议名称', { width: 200 }),
        is.dict('protocolType', '协议类型', 'PROTOCOL_TYPE', { tone: 'draft', width: 160 }),
        is.text('debtorName', '债务人', { width: 200 }),
        is.code('absTransferNo', '转让申请编号'),
        is.dict('protocolStatus', '协议状态', 'PROTOCOL_STATUS'),
        is.custom('deadline', '签署期限', (row) => formatDay(row.deadline), { width: 120 }),
        is.instant('signTime', '签署时间'),
        {
          ...is.custom('sign', '操作', (row) => <SignButton protocol={row} label="签署" onSign={sign} />, {
            width: 90,
          }),
          actions: true,
        },
      ]}
    />
  )
}
