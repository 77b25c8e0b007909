import { Link } from 'react-router-dom'
import type { CoreHome } from '#api/generated/corp/model/index.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { useReach } from '#routes/useReach.ts'
import { Alert } from '#ui/display/Alert.tsx'

type Facts = Pick<CoreHome, 'overdueCount' | 'limit' | 'hasReceiver'>

/** 开立前还缺什么：有逾期（红）、没有额度、没有可用的接收方；去得了的给出去处。 */
export function IssueGuides({ overdueCount, limit, hasReceiver }: Facts) {
  const reach = useReach()
  const link = (name: string, address: string) => {
    const to = reach(address)
    return to ? <Link to={to}>{name}</Link> : null
  }
  return (
    <>
      {overdueCount > 0 ? (
        <Alert
          tone="error"
          action={link('查看逾期凭证', href(credit.coreProduct, { voucherStatuses: 'OVERDUE' }))}
        >
          存在逾期凭证，新增开立已暂停
        </Alert>
      ) : null}
      {limit ? null : (
        <Alert action={link('申请额度', href(my.limitQueryManage))}>
          还没有开立额度。额度由资金方或集团授予，生效后即可开立凭证
        </Alert>
      )}
      {hasReceiver ? null : (
        <Alert action={link('维护交易对手', href(my.counterparties))}>
          还没有可用的接收方。供应商完成实名、开通产品并验证收款账户后，即可向其开立凭证
        </Alert>
      )}
    </>
  )
}
