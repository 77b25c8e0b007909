import { useCounterpartyDetail } from '#api/generated/corp/counterparties/counterparties.ts'
import type { Counterparty, CounterpartyBusiness } from '#api/generated/corp/model/index.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<Counterparty>()
const basics = [
  is.text('counterpartyName', '交易对手名称'),
  is.code('counterpartyUscc', '对手统一社会信用代码'),
  is.dict('counterpartyStatus', '合作状态', 'COUNTERPARTY_STATUS'),
  is.dict('relationType', '合作关系', 'RELATION_TYPE', { tone: 'plain' }),
  is.dict('supplierLevel', '供应商等级', 'SUPPLIER_LEVEL', { tone: 'plain' }),
  is.dict('counterpartyScale', '对方企业规模', 'CORP_SCALE', { tone: 'plain' }),
  is.dict('counterpartySource', '建立方式', 'COUNTERPARTY_SOURCE', { tone: 'plain' }),
  is.text('erpCode', 'ERP供应商编码'),
  is.date('cooperateDate', '合作起始日'),
  is.text('contactName', '联系人'),
  is.text('contactPhone', '联系电话'),
  is.text('settleAccountNo', '默认收款账号'),
  is.instant('createTime', '创建时间'),
]
const business = column<CounterpartyBusiness>()
const totals = [
  business.number('issuedCount', '我方开立的凭证（份）'),
  business.money('issuedAmount', '我方开立的金额'),
  business.money('outstandingAmount', '其中未付清'),
  business.number('receivedCount', '对方开立的凭证（份）'),
  business.money('receivedAmount', '对方开立的金额'),
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
