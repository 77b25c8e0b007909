import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import type { GuaranteeInvoice } from '#api/generated/corp/model/index.ts'
import { useOffered } from '#business/approval/useOffered.ts'
import type { Selection } from '#ui/table/selection.tsx'
import { chosenRows } from '#ui/table/useChosenRows.ts'

const MAX = 20

/** 合并开票的勾选：可申请的、同一开立机构的，至多 20 笔；没有可申请的就没有勾选。 */
export function useMergedInvoices(
  rows: readonly GuaranteeInvoice[] = [],
  onMerge: (chosen: readonly GuaranteeInvoice[]) => void,
): { selection: Selection<GuaranteeInvoice> | undefined; clear: () => void } {
  const [chosen, setChosen] = useState<readonly GuaranteeInvoice[]>([])
  const canApply = useOffered(rows, 'APPLY')
  const clear = () => setChosen([])
  if (!canApply) return { selection: undefined, clear }
  const issuer = chosen[0]?.issuerOrgName
  const selection: Selection<GuaranteeInvoice> = {
    selected: chosen.map((row) => row.feeInvoiceNo),
    max: MAX,
    onSelect: (keys) => {
      const next = chosenRows(keys, 'feeInvoiceNo', chosen, rows)
      // 全选时也只留与第一笔同一机构的
      setChosen(next.filter((row) => row.issuerOrgName === next[0]?.issuerOrgName))
    },
    blocked: (row) => {
      const offered = row.actions.find(({ code }) => code === 'APPLY')
      if (!offered) return '当前不可申请开票'
      if (issuer && row.issuerOrgName !== issuer) return '不同开立机构的保函费不能合并开票'
      return offered.enabled ? undefined : offered.reason
    },
    actions: (
      <Button type="primary" size="small" onClick={() => onMerge(chosen)}>
        合并开票
      </Button>
    ),
  }
  return { selection, clear }
}
