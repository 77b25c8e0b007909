import type { Guarantee, GuaranteeQuery } from '#api/generated/corp/model/index.ts'
import { GuaranteeList } from '#pages/guarantee/GuaranteeList.tsx'
import { bidKind } from '#pages/guarantee/kinds.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { BidOpening } from './BidOpening.tsx'

const filter = filters<GuaranteeQuery>()
const conditions = [
  filter.text('guaranteeApplyNo', '保函申请编号'),
  filter.text('guaranteeNo', '保函编号'),
  filter.text('tenderNo', '招标编号'),
  filter.text('tenderProjectName', '招标项目名称'),
  filter.text('beneficiaryName', '受益人'),
  filter.money('guaranteeAmount', '保函金额'),
  filter.dates('bidOpenTime', '开标时间'),
  filter.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
]
const defaults: Partial<GuaranteeQuery> = { guaranteeGroup: 'BID' }
const is = column<Guarantee>()
const columns = [
  is.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
  is.text('beneficiaryName', '受益人'),
  is.money('guaranteeAmount', '保函金额', { sort: true }),
  is.custom('bidOpenTime', '开标时间', (row) => <BidOpening of={row} />, { width: 170, sort: true }),
  is.date('guaranteeExpireDate', '保函到期日', { sort: true }),
  is.text('tenderProjectName', '招标项目名称'),
  is.text('sectionName', '标段名称'),
  is.text('issuerOrgName', '开立机构'),
  is.money('guaranteeFee', '保函费'),
  is.code('guaranteeNo', '保函编号'),
]

/** 投标保函管理：列表、复核、签约、缴费、作废（T-GUA-03、04、09、10、18）。 */
export default function BidPage() {
  return <GuaranteeList kind={bidKind} conditions={conditions} defaults={defaults} columns={columns} />
}
