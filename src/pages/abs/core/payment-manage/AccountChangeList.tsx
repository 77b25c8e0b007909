import { usePageAbsAccountChanges } from '#api/generated/corp/abs-account-changes/abs-account-changes.ts'
import type { AbsAccountChange, AbsAccountChangeQuery } from '#api/generated/corp/model/index.ts'
import { ChangedAccount } from '#business/account/ChangedAccount.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { checkerOf } from './checkerOf.ts'

const filter = filters<AbsAccountChangeQuery>()
const conditions = [
  filter.text('changeNo', '变更编号'),
  filter.text('planName', '专项计划名称'),
  filter.dict('changeStatus', '变更状态', 'ABS_ACCOUNT_CHANGE_STATUS'),
]
const is = column<AbsAccountChange>()

interface AccountChangeListProps {
  onOpen: (view: 'change' | 'check' | 'confirm', changeNo: string) => void
}

/** 归集账户变更：经办去核对，另一人去复核（T-AAC-01 至 05）。 */
export function AccountChangeList({ onOpen }: AccountChangeListProps) {
  const page = useListPage(usePageAbsAccountChanges, { conditions })
  const columns = [
    is.open('changeNo', '变更编号', (row) => onOpen('change', row.changeNo)),
    is.dict('changeStatus', '变更状态', 'ABS_ACCOUNT_CHANGE_STATUS'),
    is.text('planName', '专项计划名称'),
    is.custom(
      'accountNo',
      '归集账户',
      (row) => <ChangedAccount account={row.accountNo} former={row.formerAccountNo} when="变更前" />,
      { width: 130 },
    ),
    is.money('remainAmount', '未付金额'),
    is.instant('createTime', '变更时间'),
    is.deadline('deadline'),
    is.custom('createUserName', '核对人', checkerOf, { width: 90 }),
    is.actions(
      {
        CHECK: ['核对', (row) => onOpen('check', row.changeNo)],
        REVIEW: ['复核', (row) => onOpen('confirm', row.changeNo)],
      },
      { width: 80 },
    ),
  ]
  return (
    <ListBlock
      label="归集账户变更"
      {...page}
      columns={columns}
      rowKey="changeNo"
      guidance="没有归集账户变更；计划管理人变更收款账户后在这里核对"
    />
  )
}
