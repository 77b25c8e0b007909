import Button from '@arco-design/web-react/es/Button'
import type { PlatformBill } from '#api/generated/corp/model/index.ts'
import type { ListResult } from '#ui/table/ListResult.ts'
import type { Selection } from '#ui/table/selection.tsx'
import { useChosenRows } from '#ui/table/useChosenRows.ts'

/** 一次缴费的账单上限，与请求的上限一致。 */
const MAX = 50

const blocked = (bill: PlatformBill) => {
  const offered = bill.actions.find((action) => action.code === 'PAY')
  if (!offered) return '当前不可缴费'
  return offered.enabled ? undefined : offered.reason
}

/** 批量缴费的勾选：跨页至多 50 份，只能勾待缴与逾期的；pay 打开缴费。 */
export function usePaySelection(
  page: { list: ListResult<PlatformBill> },
  pay: (bills: readonly PlatformBill[]) => void,
): { selection: Selection<PlatformBill>; clear: () => void } {
  const { chosen, picked, clear } = useChosenRows(page, 'billNo', blocked)
  const selection: Selection<PlatformBill> = {
    ...picked,
    max: MAX,
    blocked,
    actions: (
      <Button type="primary" size="small" onClick={() => pay(chosen)}>
        批量缴费
      </Button>
    ),
  }
  return { selection, clear }
}
