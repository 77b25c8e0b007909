import {
  reviewAbsAccountChanges,
  useAbsAccountChangeDetail,
} from '#api/generated/corp/abs-account-changes/abs-account-changes.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import { refusalOf } from '#business/approval/offering.ts'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Section } from '#ui/display/Section.tsx'
import { SideBySide } from '#ui/display/SideBySide.tsx'
import { AccountChangeCheckForm } from './AccountChangeCheckForm.tsx'
import { AccountChangeFacts } from './AccountChangeFacts.tsx'
import { AccountChangeReportForm } from './AccountChangeReportForm.tsx'
import { useAccountChanges } from './useAccountChanges.ts'

interface AccountChangeViewProps {
  changeNo: string
  onClose: () => void
}

/** 查看一次归集账户变更。 */
export function AccountChangeDetailView({ changeNo, onClose }: AccountChangeViewProps) {
  return (
    <DetailView
      name="归集账户变更"
      of={{ changeNo }}
      result={useAbsAccountChangeDetail({ changeNo })}
      onClose={onClose}
    >
      {(change) => <AccountChangeFacts change={change} />}
    </DetailView>
  )
}

/** 经办核对变更后的归集账户：左边看新旧账号与来源，右边一致的提交核对（T-AAC-02），不一致的上报（T-AAC-06）。 */
export function AccountChangeCheckView({ changeNo, onClose }: AccountChangeViewProps) {
  return (
    <DetailView
      name="核对归集账户变更"
      of={{ changeNo }}
      result={useAbsAccountChangeDetail({ changeNo })}
      onClose={onClose}
    >
      {(change) => {
        const offered = change.actions.find(({ code }) => code === 'CHECK')
        return (
          <SideBySide
            side={
              offered?.enabled ? (
                <>
                  <Section title="提交核对">
                    <AccountChangeCheckForm change={change} onClose={onClose} />
                  </Section>
                  <Section title="核对不一致">
                    <AccountChangeReportForm change={change} onClose={onClose} />
                  </Section>
                </>
              ) : (
                <Alert>{offered?.reason ?? refusalOf(change, 'CHECK')}</Alert>
              )
            }
          >
            <AccountChangeFacts change={change} />
          </SideBySide>
        )
      }}
    </DetailView>
  )
}

/** 另一人复核并签署（T-AAC-03），或驳回重新核对（T-AAC-04）；签署内容里的账号是掩码。 */
export function AccountChangeDecision({
  changeNo,
  onOpen,
  onClose,
}: AccountChangeViewProps & { onOpen: (changeNo: string) => void }) {
  const queue = useDecisionQueue(useAccountChanges(), {
    rowKey: 'changeNo',
    action: 'REVIEW',
    current: changeNo,
    open: onOpen,
  })
  return (
    <DecisionView
      name="复核归集账户变更"
      of={{ changeNo }}
      result={useAbsAccountChangeDetail({ changeNo })}
      action="REVIEW"
      signing={(change) => ({
        businessType: 'ABS_ACCOUNT',
        productType: 'ABS',
        summary: `确认${change.planName}的归集账户由 ${change.formerAccountNo} 变更为 ${change.accountNo}`,
        content: [
          ['专项计划名称', change.planName],
          ['变更前账号', change.formerAccountNo],
          ['新账号', change.accountNo],
          ['户名', change.accountName],
          ['开户银行', change.bankName],
          ['核对人', change.createUserName],
          ['涉及的付款', `${change.paymentNos.length} 笔，未付 ¥${formatMoney(change.remainAmount)}`],
        ],
      })}
      stakes={(change) => ({
        label: '未付金额',
        amount: change.remainAmount,
        from: change.formerAccountNo,
        to: change.accountNo,
        facts: [
          ['专项计划名称', change.planName],
          ['户名', change.accountName],
          ['涉及的付款', `${change.paymentNos.length} 笔`],
        ],
      })}
      send={reviewAbsAccountChanges}
      queue={queue}
      onClose={onClose}
    >
      {(change) => <AccountChangeFacts change={change} />}
    </DecisionView>
  )
}
