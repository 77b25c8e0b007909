import { guaranteeLabels } from '#api/generated/corp/labels/guarantee.ts'
import { guaranteeQueryLabels } from '#api/generated/corp/labels/guaranteeQuery.ts'
import type { GuaranteeQuery } from '#api/generated/corp/model/index.ts'
import styles from '#business/guarantee/apply/apply.module.css'
import { formatDay } from '#domain/calendar.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { GuaranteeList } from '../GuaranteeList.tsx'
import { noBidKind } from '../kinds.ts'

const filter = filters(guaranteeQueryLabels)
const conditions = [
  filter.text('guaranteeApplyNo'),
  filter.text('guaranteeNo'),
  filter.dict('guaranteeType', 'GUARANTEE_TYPE'),
  filter.text('beneficiaryName'),
  filter.text('guaranteeContractNo'),
  filter.money('guaranteeAmount'),
  filter.dates('guaranteeExpireDate'),
  filter.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
]
const defaults: Partial<GuaranteeQuery> = { guaranteeGroup: 'NO_BID' }
const is = column(guaranteeLabels)
const columns = [
  is.dict('guaranteeStatus', 'GUARANTEE_STATUS'),
  is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.text('beneficiaryName'),
  is.money('guaranteeAmount', { sort: true }),
  is.custom(
    'guaranteeExpireDate',
    ({ guaranteeExpireDate, expireSoon }) => (
      <span className={expireSoon ? styles.soon : undefined}>
        {formatDay(guaranteeExpireDate)}
        {expireSoon ? <span className={styles.sub}>30 天内到期</span> : null}
      </span>
    ),
    { width: 130, sort: true },
  ),
  is.code('guaranteeContractNo'),
  is.money('guaranteeContractAmount'),
  is.rate('guaranteeRatio'),
  is.date('guaranteeEffectiveDate'),
  is.text('issuerOrgName'),
  is.code('guaranteeNo'),
]

/** 非投标保函管理：列表、复核、签约、缴费、作废，将到期的可续开（T-GUA-03、04、09、10、18）。 */
export default function NoBidPage() {
  return <GuaranteeList kind={noBidKind} conditions={conditions} defaults={defaults} columns={columns} />
}
