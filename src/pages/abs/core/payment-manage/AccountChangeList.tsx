import { recallAbsAccountChange } from '#api/generated/corp/abs-account-changes/abs-account-changes.ts'
import { absAccountChangeLabels } from '#api/generated/corp/labels/absAccountChange.ts'
import { ChangedAccount } from '#business/account/ChangedAccount.tsx'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useRecall } from '#business/approval/useRecall.ts'
import { column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { checkerOf } from './checkerOf.ts'
import { useAccountChanges } from './useAccountChanges.ts'

const is = column(absAccountChangeLabels)

interface AccountChangeListProps {
  onOpen: (view: 'change' | 'check' | 'confirm', changeNo: string) => void
}

/** 归集账户变更：经办去核对，另一人去复核（T-AAC-01 至 05）。 */
export function AccountChangeList({ onOpen }: AccountChangeListProps) {
  const page = useAccountChanges()
  const recall = useRecall('changeNo', recallAbsAccountChange, '重新核对，付款照旧等着')
  const columns = [
    is.open('changeNo', (row) => onOpen('change', row.changeNo)),
    is.dict('changeStatus', 'ABS_ACCOUNT_CHANGE_STATUS'),
    is.text('planName'),
    is.custom(
      'accountNo',
      (row) => <ChangedAccount account={row.accountNo} former={row.formerAccountNo} when="变更前" />,
      { title: '归集账户', width: 130 },
    ),
    is.money('remainAmount', { title: '未付金额' }),
    is.instant('createTime', { title: '变更时间' }),
    is.deadline('deadline'),
    is.custom('createUserName', checkerOf, { title: '核对人', width: 90 }),
    is.actions(
      {
        CHECK: ['核对', (row) => onOpen('check', row.changeNo)],
        REVIEW: ['复核', (row) => onOpen('confirm', row.changeNo)],
        RECALL: ['撤回提交', (row) => void recall.run(row)],
      },
      { width: 90 },
    ),
  ]
  return (
    <ListBlock
      label="归集账户变更"
      {...page}
      columns={columns}
      rowKey="changeNo"
      toolbar={<MyDecisions of="AbsAccountChange" />}
      guidance="没有归集账户变更；计划管理人变更收款账户后在这里核对"
    />
  )
}
