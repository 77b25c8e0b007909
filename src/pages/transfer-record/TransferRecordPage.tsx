import Button from '@arco-design/web-react/es/Button'
import { useSearchParams } from 'react-router-dom'
import { transferRecordLabels } from '#api/generated/corp/labels/transferRecord.ts'
import type { TransferRecord } from '#api/generated/corp/model/index.ts'
import { useLoadTransferRecord } from '#api/generated/corp/transfer-records/transfer-records.ts'
import { circulationNodes } from '#business/pictures/circulationNodes.ts'
import { HoldingEquation } from '#business/pictures/HoldingEquation.tsx'
import { SplitTree } from '#business/pictures/SplitTree.tsx'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { HoldingTable } from './HoldingTable.tsx'
import { RecordSearch } from './RecordSearch.tsx'

const is = column(transferRecordLabels)
const facts = [
  is.code('voucherNo'),
  is.dict('voucherStatus', 'VOUCHER_STATUS'),
  is.text('issuerName'),
  is.text('receiverName', { title: '接收方' }),
  is.money('faceAmount'),
  is.money('outstandingAmount'),
  is.date('issueDate'),
  is.date('promisePayDate'),
  is.number('currentMaxLevel'),
  is.code('chainHash'),
]

function Record({ record }: { readonly record: TransferRecord }) {
  const { label } = useDict('HOLDING_STATUS')
  return (
    <>
      <Facts title="凭证信息" of={record} items={facts} />
      <Section title="流转图">
        {record.wholeTree ? null : <Alert>只显示与本企业相关的一支，其余企业名称已隐去。</Alert>}
        <SplitTree label="流转" nodes={circulationNodes(record, label)} />
      </Section>
      <Section title="流转明细">
        <HoldingEquation {...record} />
        <HoldingTable holdings={record.holdings} />
      </Section>
      <Trail title="办理轨迹" rows={record.auditTrail} />
    </>
  )
}

/** 流转记录：一张凭证从开立方到各持有方的流转，在新标签页打开；只给与本企业有关的内容，可打印成 PDF。 */
export default function TransferRecordPage() {
  const [search, setSearch] = useSearchParams()
  const voucherNo = search.get('voucherNo') ?? ''
  const holdingNo = search.get('holdingNo') ?? ''
  const request = { ...(voucherNo && { voucherNo }), ...(holdingNo && { holdingNo }) }
  const asked = voucherNo !== '' || holdingNo !== ''
  const result = useLoadTransferRecord(asked ? request : null)
  return (
    <PageCard
      extra={
        result.data ? (
          <Button className="no-print" onClick={() => window.print()}>
            打印 / 导出PDF
          </Button>
        ) : null
      }
    >
      <RecordSearch
        key={`${voucherNo} ${holdingNo}`}
        keys={{ voucherNo, holdingNo }}
        onSearch={(keys) => setSearch(Object.entries(keys).filter(([, value]) => value !== ''))}
      />
      {asked ? (
        <QueryState result={result}>
          {(record) => (record ? <Record record={record} /> : <EmptyState />)}
        </QueryState>
      ) : (
        <EmptyState guidance="请输入凭证编号或持有编号" />
      )}
    </PageCard>
  )
}
