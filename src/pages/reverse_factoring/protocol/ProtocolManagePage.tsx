import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { rfProtocolLabels } from '#api/generated/corp/labels/rfProtocol.ts'
import { rfProtocolQueryLabels } from '#api/generated/corp/labels/rfProtocolQuery.ts'
import type { RfProtocol } from '#api/generated/corp/model/index.ts'
import { usePageRfProtocols } from '#api/generated/corp/rf-protocols/rf-protocols.ts'
import { formatDay } from '#domain/calendar.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { Code } from '#ui/display/Code.tsx'
import { PageActions } from '#ui/display/PageActions.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const ProtocolApplyDrawer = lateDialog(() =>
  import('./ProtocolApplyDrawer.tsx').then((part) => part.ProtocolApplyDrawer),
)

const filter = filters(rfProtocolQueryLabels)
const conditions = [
  filter.text('protocolNo'),
  filter.text('protocolName'),
  filter.dict('protocolType', 'PROTOCOL_TYPE'),
  filter.text('funderName'),
  filter.dict('protocolStatus', 'PROTOCOL_STATUS'),
  filter.dates('signTime', { label: '签署时间' }),
]
const is = column(rfProtocolLabels)
type SignType = 'view' | 'sign' | 're-sign'
const signHref = (type: SignType, { protocolNo }: RfProtocol) =>
  href(reverseFactoring.protocolSign, { type, protocolNo })

/** 协议管理：与资金方的反向保理协议，申请、签署、重签、下载；30 天内到期的标橙（T-RPR-01）。 */
export default function ProtocolManagePage() {
  const page = useListPage(usePageRfProtocols, { conditions })
  const { list } = page
  const navigate = useNavigate()
  const reach = useReach()
  const download = useDownload()
  const [applying, setApplying] = useState(false)
  const go = (type: SignType) => (row: RfProtocol) => void navigate(signHref(type, row))
  const save = ({ protocolName, protocolNo, htmlContent }: RfProtocol) =>
    void download.run({
      fileName: `${protocolName}-${protocolNo}.html`,
      // 清洗正文的代码，下载时才取
      load: async () =>
        (await import('#business/protocol/htmlFile.ts')).protocolFile(protocolName, htmlContent),
    })
  const columns = [
    is.custom(
      'protocolNo',
      (row) => {
        const to = reach(signHref('view', row))
        return to ? <Link to={to}>{row.protocolNo}</Link> : <Code value={row.protocolNo} />
      },
      { width: 200 },
    ),
    is.dict('protocolStatus', 'PROTOCOL_STATUS'),
    is.text('protocolName'),
    is.dict('protocolType', 'PROTOCOL_TYPE', { tone: 'plain' }),
    is.names('partyNames'),
    is.instant('signTime'),
    is.custom(
      'protocolExpireDate',
      ({ protocolExpireDate, expiresSoon }) =>
        expiresSoon && protocolExpireDate ? (
          <StatusTag
            value={protocolExpireDate}
            tone="waiting"
            facts={{ stateReason: '30 天内到期，到期后不能新增融资' }}
          />
        ) : (
          formatDay(protocolExpireDate)
        ),
      { width: 130 },
    ),
    is.actions(
      { SIGN: ['签署', go('sign')], RE_SIGN: ['重签', go('re-sign')], SAVE: ['下载', save] },
      { width: 120 },
    ),
  ]
  return (
    <ListCard
      label="协议"
      {...page}
      columns={columns}
      rowKey="protocolNo"
      guidance="还没有反向保理协议。选定资金方申请一份，签署生效后可申请融资"
      toolbar={
        <PageActions allowed={list.data?.offers} actions={{ APPLY: ['申请协议', () => setApplying(true)] }} />
      }
    >
      {applying ? <ProtocolApplyDrawer onClose={() => setApplying(false)} /> : null}
    </ListCard>
  )
}
