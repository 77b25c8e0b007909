import { guaranteeLabels } from '#api/generated/corp/labels/guarantee.ts'
import { guaranteeQueryLabels } from '#api/generated/corp/labels/guaranteeQuery.ts'
import type { GuaranteeQuery } from '#api/generated/corp/model/index.ts'
import { GuaranteeList } from '#pages/guarantee/GuaranteeList.tsx'
import { bidKind } from '#pages/guarantee/kinds.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { BidOpening } from './BidOpening.tsx'

const filter = filters(guaranteeQueryLabels)
const conditions = [
  filter.text('guaranteeApplyNo'),
  filter.text('guaranteeNo'),
  filter.text('tenderNo'),
  filter.text('tenderProjectName'),
  filter.text('beneficiaryName'),
  filter.money('guaranteeAmount'),
  filter.dates('bidOpenTime', { label: '开标时间' }),
  filter.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
]
const defaults: Partial<GuaranteeQuery> = { guaranteeGroup: 'BID' }
const is = column(guaranteeLabels)
const columns = [
  is.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
  is.text('beneficiaryName'),
  is.money('guaranteeAmount', { sort: true }),
  is.custom('bidOpenTime', (row) => <BidOpening of={row} />, { width: 170, sort: true }),
  is.date('guaranteeExpireDate', { sort: true }),
  is.text('tenderProjectName'),
  is.text('sectionName'),
  is.text('issuerOrgName'),
  is.money('guaranteeFee'),
  is.code('guaranteeNo'),
]

/** 投标保函管理：列表、复核、签约、缴费、作废（T-GUA-03、04、09、10、18）。 */
export default function BidPage() {
  return <GuaranteeList kind={bidKind} conditions={conditions} defaults={defaults} columns={columns} />
}
