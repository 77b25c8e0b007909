import { useCounterpartyDetail } from '#api/generated/corp/counterparties/counterparties.ts'
import { counterpartyLabels } from '#api/generated/corp/labels/counterparty.ts'
import { counterpartyBusinessLabels } from '#api/generated/corp/labels/counterpartyBusiness.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(counterpartyLabels)
const basics = [
  is.text('counterpartyName'),
  is.code('counterpartyUscc'),
  is.dict('counterpartyStatus', 'COUNTERPARTY_STATUS'),
  is.dict('relationType', 'RELATION_TYPE', { tone: 'plain' }),
  is.dict('supplierLevel', 'SUPPLIER_LEVEL', { tone: 'plain' }),
  is.dict('counterpartyScale', 'CORP_SCALE', { tone: 'plain' }),
  is.dict('counterpartySource', 'COUNTERPARTY_SOURCE', { tone: 'plain' }),
  is.text('erpCode', { title: 'ERP供应商编码' }),
  is.date('cooperateDate'),
  is.text('contactName'),
  is.text('contactPhone'),
  is.text('settleAccountNo'),
  is.instant('createTime'),
]
const business = column(counterpartyBusinessLabels)
const totals = [
  business.number('issuedCount', { title: '我方开立的凭证（份）' }),
  business.money('issuedAmount', { title: '我方开立的金额' }),
  business.money('outstandingAmount', { title: '其中未付清' }),
  business.number('receivedCount', { title: '对方开立的凭证（份）' }),
  business.money('receivedAmount', { title: '对方开立的金额' }),
]

interface CounterpartyDetailViewProps {
  id: string
  onClose: () => void
}

/** 查看一个交易对手：资料、与它的业务汇总、合作的经过。 */
export function CounterpartyDetailView({ id, onClose }: CounterpartyDetailViewProps) {
  return (
    <DetailView name="交易对手详情" result={useCounterpartyDetail({ id })} onClose={onClose}>
      {({ counterparty, business: figures }) => (
        <>
          <StateAlert of={counterparty} warn={counterparty.counterpartyStatus === 'REFUSED'} />
          <Facts title="基本信息" of={counterparty} items={basics} />
          <Facts title="业务汇总" of={figures} items={totals} />
          <Trail title="合作经过" rows={counterparty.auditTrail} />
        </>
      )}
    </DetailView>
  )
}
