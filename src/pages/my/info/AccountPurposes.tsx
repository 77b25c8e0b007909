import type { AccountRecord } from '#api/generated/corp/model/index.ts'
import { useDict } from '#ui/DictContext.ts'

/** 账户用途，可有几种。 */
export function AccountPurposes({ account }: { account: Pick<AccountRecord, 'accountPurpose'> }) {
  const { label } = useDict('ACCOUNT_PURPOSE')
  return <>{account.accountPurpose.map(label).join('、')}</>
}
