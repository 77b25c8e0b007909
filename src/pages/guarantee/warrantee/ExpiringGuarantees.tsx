import { Link } from 'react-router-dom'
import { expiringGuaranteeLabels } from '#api/generated/corp/labels/expiringGuarantee.ts'
import type { ExpiringGuarantee } from '#api/generated/corp/model/index.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import type { Reach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { detailHref } from './detailHref.ts'

const is = column(expiringGuaranteeLabels)

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
    is.link('guaranteeNo', detailHref),
    is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
    is.text('beneficiaryName'),
    is.money('guaranteeAmount'),
    is.date('guaranteeExpireDate'),
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
