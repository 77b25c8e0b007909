import type { RfAccount, RfAccountFormContext } from '#api/generated/corp/model/index.ts'
import { saveRfAccount, submitRfAccount } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { moneyLine } from '#domain/moneyLine.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { SIDES, type Side } from '../sides.ts'
import { type AccountValues, toRequest, toSubmit, toValues } from './accountValues.ts'
import { LedgerFields } from './Fields.tsx'

interface LedgerFormProps {
  side: Side
  context: RfAccountFormContext
  /** 正在修改的账款；新增时没有 */
  account?: RfAccount
  onClose: () => void
}

const blank: Partial<AccountValues> = { invoiceNos: [], attachments: [], graceDays: '0' }

/** 账款的填写：保存草稿（T-RAC-01）；债权人提交确权（T-RAC-02），债务人提交即自行确权（T-RAC-03）。 */
export function LedgerForm({ side, context, account, onClose }: LedgerFormProps) {
  const form = useForm<AccountValues>()
  const { account: name, partnerField } = SIDES[side]
  const isCreditor = side === 'CREDITOR'
  const initial = account
    ? toValues(account, account[partnerField])
    : { ...blank, collectAccountId: context.collectAccounts[0]?.accountId ?? '' }
  return (
    <>
      {isCreditor ? null : <Alert>提交即为债务人自行确权，由本企业复核人复核后生效。</Alert>}
      {account?.arStatus === 'RETURNED' ? <Alert tone="warn">{account.stateReason}</Alert> : null}
      <DraftForm
        label={name}
        form={form}
        initial={initial}
        draftKey={`rf-account:${side}:${account?.arNo ?? 'new'}`}
        save={(values) => saveRfAccount(toRequest(values, account))}
        submit={(values) => submitRfAccount(toSubmit(values, account))}
        summary={(values) =>
          moneyLine({
            what: name,
            to: values.partnerName,
            amount: values.arAmount,
            when: values.arDueDate && `${values.arDueDate} 到期`,
          })
        }
        submitText={isCreditor ? '提交确权' : '提交'}
        success={isCreditor ? '已提交' : '已提交复核'}
        no={({ arNo }) => arNo}
        onClose={onClose}
      >
        <LedgerFields
          form={form}
          side={side}
          context={context}
          initial={initial}
          {...(account && { arNo: account.arNo })}
        />
      </DraftForm>
    </>
  )
}
