import { useState } from 'react'
import { protocolLabels } from '#api/generated/corp/labels/protocol.ts'
import { protocolQueryLabels } from '#api/generated/corp/labels/protocolQuery.ts'
import { downloadProtocols, usePageProtocols } from '#api/generated/corp/protocols/protocols.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { SignAction } from './SignAction.tsx'
import { useOwnProtocol } from './useOwnProtocol.tsx'

const filter = filters(protocolQueryLabels)
const conditions = [
  filter.text('protocolNo'),
  filter.text('protocolName'),
  filter.dict('protocolType', 'PROTOCOL_TYPE'),
  filter.dict('protocolStatus', 'PROTOCOL_STATUS'),
  filter.dates('signTime', { label: '签署时间' }),
]
const is = column(protocolLabels)

/** 协议管理：本企业签过的与待签的协议，待重签的在前；在此阅读、签署与下载（T-PRT-02）。 */
export default function ProtocolPage() {
  const page = useListPage(usePageProtocols, { conditions })
  const [selected, setSelected] = useState<readonly string[]>([])
  const { read, sign, element } = useOwnProtocol()
  const columns = [
    is.open('protocolNo', read),
    is.dict('protocolStatus', 'PROTOCOL_STATUS'),
    is.text('protocolName'),
    is.dict('protocolType', 'PROTOCOL_TYPE', { tone: 'plain' }),
    is.text('parties'),
    is.instant('signTime', { sort: true }),
    is.date('protocolExpireDate'),
    is.buttons((row) => <SignAction protocol={row} onSign={sign} />, { width: 110 }),
  ]
  return (
    <ListCard
      label="协议"
      {...page}
      columns={columns}
      rowKey="protocolNo"
      guidance="还没有协议；开通产品、办理业务时产生"
      selection={{
        selected,
        onSelect: setSelected,
        max: 50,
        actions: (
          <ExportButton
            fileName="协议.zip"
            load={(transfer) => downloadProtocols({ protocolNos: [...selected] }, transfer)}
          >
            批量下载
          </ExportButton>
        ),
      }}
    >
      {element}
    </ListCard>
  )
}
