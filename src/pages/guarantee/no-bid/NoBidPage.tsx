import type { Guarantee, GuaranteeQuery } from '#api/generated/corp/model/index.ts'
import styles from '#business/guarantee/apply/apply.module.css'
import { formatDay } from '#domain/calendar.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { GuaranteeList } from '../GuaranteeList.tsx'
import { noBidKind } from '../kinds.ts'

const filter = filters<GuaranteeQuery>()
const conditions = [
  filter.text('guaranteeApplyNo', '保函申请编号'),
  filter.text('guaranteeNo', '保函编号'),
  filter.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE'),
  filter.text('beneficiaryName', '受益人'),
  filter.text('guaranteeContractNo', '基础合同编号'),
  filter.money('guaranteeAmount', '保函金额'),
  filter.dates('guaranteeExpireDate', '保函到期日'),
  filter.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
]
const defaults: Partial<GuaranteeQuery> = { guaranteeGroup: 'NO_BID' }
const is = column<Guarantee>()
const columns = [
  is.dict('guaranteeStatus', '保函状态', 'GUARANTEE_STATUS'),
  is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
  is.text('beneficiaryName', '受益人'),
  is.money('guaranteeAmount', '保函金额', { sort: true }),
  is.custom(
    'guaranteeExpireDate',
    '保函到期日',
    ({ guaranteeExpireDate, expireSoon }) => (
      <span className={expireSoon ? styles.soon : undefined}>
        {formatDay(guaranteeExpireDate)}
        {expireSoon ? <span className={styles.sub}>30 天内到期</span> : null}
      </span>
    ),
    { width: 130, sort: true },
  ),
  is.code('guaranteeContractNo', '基础合同编号'),
  is.money('guaranteeContractAmount', '基础合同金额'),
  is.rate('guaranteeRatio', '担保比例'),
  is.date('guaranteeEffectiveDate', '保函生效日'),
  is.text('issuerOrgName', '开立机构'),
  is.code('guaranteeNo', '保函编号'),
]

/** 非投标保函管理：列表、复核、签约、缴费、作废，将到期的可续开（T-GUA-03、04、09、10、18）。 */
export default function NoBidPage() {
  return <GuaranteeList kind={noBidKind} conditions={conditions} defaults={defaults} columns={columns} />
}
