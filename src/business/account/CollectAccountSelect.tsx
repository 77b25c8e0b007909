import type { CollectAccount } from '#api/generated/corp/model/index.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { Select } from '#ui/form/Select.tsx'
import { RevealedNo } from './NoText.tsx'
import { accountOptions } from './options.ts'

interface CollectAccountSelectProps extends ControlProps<string> {
  accounts: readonly CollectAccount[]
}

/** 选本企业的收款账户；选定的那个可按需看完整账号核对，每看一次记入账户的轨迹（规范第 5 节、界面规则 2.6）。 */
export function CollectAccountSelect({ accounts, ...control }: CollectAccountSelectProps) {
  const chosen = accounts.find(({ accountId }) => accountId === control.value)
  return (
    <>
      <Select placeholder="请选择收款账号" {...control} options={accountOptions(accounts)} />
      {chosen ? (
        <RevealedNo
          key={chosen.accountId}
          subject="COLLECT_ACCOUNT"
          documentNo={chosen.accountId}
          way={chosen.canReveal ? { enabled: true } : undefined}
          accountNo={chosen.accountNo}
        />
      ) : null}
    </>
  )
}
