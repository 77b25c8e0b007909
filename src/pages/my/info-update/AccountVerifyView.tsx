import Button from '@arco-design/web-react/es/Button'
import { resendRemittance, useBankAccountDetail } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { AccountRecord } from '#api/generated/corp/model/index.ts'
import { AccountAuth } from '#business/account/Auth.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { AccountFacts } from '#pages/my/info/AccountFacts.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Section } from '#ui/display/Section.tsx'

/** 打款中每几秒看一次是否到账。 */
const POLL_MS = 5000

/** 打款之前、失败与没有收到时可以再打一次（每日至多三次）。 */
function Resend({ account }: { account: AccountRecord }) {
  const resend = useAction((record: AccountRecord) => resendRemittance(refOf(record, 'id')), {
    success: '已发起打款',
  })
  if (!['UNVERIFIED', 'FAILED', 'WAIT_FILL'].includes(account.accountAuthStatus)) return null
  return (
    <Alert
      action={
        <Button loading={resend.running} onClick={() => void resend.run(account)}>
          {account.accountAuthStatus === 'UNVERIFIED' ? '发起打款' : '重新打款'}
        </Button>
      }
    >
      没有收到打款？每日至多打款 3 次；账号或户名有误的，请返回列表新增正确的账户
    </Alert>
  )
}

/** 小额打款验证：等待到账、回填金额、再次打款（T-AUT-01、04、05）；验证通过即启用（T-ACC-04）。 */
export function AccountVerifyView({ id, onClose }: { id: string; onClose: () => void }) {
  const result = useBankAccountDetail(
    { id },
    { refreshInterval: (latest) => (latest?.accountAuthStatus === 'REMITTING' ? POLL_MS : 0) },
  )
  return (
    <DetailView name="小额打款验证" result={result} onClose={onClose}>
      {(account) => (
        <>
          {account.accountStatus === 'PENDING_VERIFY' ? (
            <Section title="小额打款验证">
              <AccountAuth account={account} />
              <Resend account={account} />
            </Section>
          ) : null}
          <AccountFacts account={account} />
        </>
      )}
    </DetailView>
  )
}
