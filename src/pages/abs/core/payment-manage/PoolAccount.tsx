import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { ChangedAccount } from '#business/account/ChangedAccount.tsx'

/** 归集账户；计划管理人变更过、还没确认的，新旧都显示。 */
export function PoolAccount({ payment }: { payment: AbsPayment }) {
  return <ChangedAccount account={payment.poolAccountNo} former={payment.formerPoolAccountNo} when="变更前" />
}
