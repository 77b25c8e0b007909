import { AccountOperation } from '#business/reverseFactoring/ledger/AccountOperation.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useRouteType } from '#routes/useRouteType.ts'

/** 新增、修改、查看应收账款：草稿可存（T-RAC-01），填齐后提交（T-RAC-02）。 */
export default function AccountOperationPage() {
  return (
    <AccountOperation side="CREDITOR" type={useRouteType()} listHref={href(reverseFactoring.accountManage)} />
  )
}
