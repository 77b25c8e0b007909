import { Link } from 'react-router-dom'
import type { ExpiringGuarantee } from '#api/generated/corp/model/index.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import type { Reach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { detailHref } from './detailHref.ts'

const is = column<ExpiringGuarantee>()

interface ExpiringGuaranteesProps {
  guarantees: readonly ExpiringGuarantee[]
  reach: Reach
}

/** 30天内到期的保函：看详情，或以它为起点续开一份。 */
export function ExpiringGuarantees({ guarantees, reach }: ExpiringGuaranteesProps) {
  if (guarantees.length === 0) return <EmptyState guidance="没有即将到期的保函" />
  const renew = ({ guaranteeApplyNo, guaranteeType }: ExpiringGuarantee) =>
    reach(
      guaranteeType === 'BID'
        ? href(guarantee.warranteeManageBidCopy, { copyFromNo: guaranteeApplyNo })
        : href(guarantee.noBidCopy, { copyFromNo: guaranteeApplyNo }),
    )
  const columns = [
    is.link('guaranteeNo', '保函编号', detailHref),
    is.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
    is.text('beneficiaryName', '受益人'),
    is.money('guaranteeAmount', '保函金额'),
    is.date('guaranteeExpireDate', '保函到期日'),
    is.buttons(
      (row) => {
        const to = renew(row)
        return to ? <Link to={to}>续开</Link> : NO_VALUE
      },
      { width: 80, offers: (row) => renew(row) !== undefined },
    ),
  ]
  return <PlainTable label="30天内到期" columns={columns} rows={guarantees} rowKey="guaranteeApplyNo" />
}
