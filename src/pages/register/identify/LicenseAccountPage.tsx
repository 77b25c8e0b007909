import { Link } from 'react-router-dom'
import { useFindCollectAccount } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { BankAccount, RealNameApplication, RealNameState } from '#api/generated/corp/model/index.ts'
import { href } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { useUser } from '#state/useSession.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { accountFacts } from './AccountStep.tsx'
import { RealNameFlow } from './RealNameFlow.tsx'
import { RealNameGate } from './RealNameGate.tsx'
import { useStage } from './useStage.ts'

const change = (text: string) => <Link to={href(register.identifySoftKey)}>{text}</Link>

interface FlowProps {
  readonly state: RealNameState
  readonly application: RealNameApplication
  readonly account: BankAccount | null
}

function Flow({ state, application, account }: FlowProps) {
  const { stage } = useStage(state)
  if (stage === 'fill' && account?.accountAuthStatus !== 'VERIFIED')
    return (
      <Alert tone="warn" action={change('改用软证书方式')}>
        没有已验证的收款账户，请改用软证书方式认证
      </Alert>
    )
  return (
    <RealNameFlow
      way="LICENSE_ACCOUNT"
      state={state}
      application={application}
      handlerNote={
        account ? (
          <Section title="已验证的收款账户" extra={change('更换账户')}>
            <Descriptions label="收款账户" of={account} items={accountFacts} />
          </Section>
        ) : null
      }
    />
  )
}

/** 实名认证(营业执照与账户)：已有验证过的收款账户时的短流程；账户失效了就改用软证书（T-RNA-02、T-RNA-03）。 */
export default function LicenseAccountPage() {
  const { corpId } = useUser()
  const account = useFindCollectAccount({ corpId })
  return (
    <RealNameGate way="LICENSE_ACCOUNT">
      {(state, application) => (
        <QueryState result={account}>
          {(found) => <Flow state={state} application={application} account={found} />}
        </QueryState>
      )}
    </RealNameGate>
  )
}
