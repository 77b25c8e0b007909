import { absAccountChangeLabels } from '#api/generated/corp/labels/absAccountChange.ts'
import type { AbsAccountChange } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { AccountSourceText } from '#business/account/SourceText.tsx'
import { AttachmentList } from '#business/attachments/List.tsx'
import { NO_VALUE } from '#domain/noValue.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { checkerOf } from './checkerOf.ts'

const is = column(absAccountChangeLabels)
const account = [
  is.text('planName'),
  is.text('managerName'),
  is.custom(
    'accountNo',
    ({ changeNo, actions, accountNo, formerAccountNo }) => (
      <AccountNo
        subject="ABS_ACCOUNT_CHANGE"
        documentNo={changeNo}
        actions={actions}
        accountNo={accountNo}
        formerAccountNo={formerAccountNo}
      />
    ),
    { title: '归集账户' },
  ),
  is.custom('accountSource', ({ accountSource }) => <AccountSourceText source={accountSource} />, {
    title: '账号来源',
  }),
  is.text('accountName', { title: '户名' }),
  is.text('bankName', { title: '开户银行' }),
]
const payments = [
  is.code('changeNo'),
  is.dict('changeStatus', 'ABS_ACCOUNT_CHANGE_STATUS'),
  is.custom('paymentNos', ({ paymentNos }) => paymentNos.join('、') || NO_VALUE, { title: '涉及的付款' }),
  is.money('remainAmount', { title: '未付金额' }),
  is.custom('createUserName', checkerOf, { title: '核对人' }),
  is.instant('submitTime', { title: '核对时间' }),
  is.text('remark', { title: '核对说明' }),
]

const OPEN: readonly AbsAccountChange['changeStatus'][] = [
  'WAIT_CHECK',
  'PENDING_REVIEW',
  'REJECTED',
  'MISMATCH',
]
const WARNED: readonly AbsAccountChange['changeStatus'][] = ['REJECTED', 'MISMATCH']
const mismatch = [is.text('mismatchReason', { title: '不一致的原因' })]

/** 一次归集账户变更：新旧账户、从哪里来、哪些付款在等，核对的依据与轨迹；核对、复核与查看共用。 */
export function AccountChangeFacts({ change }: { change: AbsAccountChange }) {
  return (
    <>
      {OPEN.includes(change.changeStatus) ? (
        <Alert tone="warn">
          收款账户变更是常见的欺诈手法：请用预留的联系方式向计划管理人核实，不要用通知上写的
        </Alert>
      ) : null}
      <StateAlert of={change} warn={WARNED.includes(change.changeStatus)} />
      <Facts title="归集账户" of={change} items={account} columns={2} />
      <Section title="核对">
        <Descriptions
          label="核对"
          of={change}
          items={change.mismatchReason ? [...payments, ...mismatch] : payments}
          columns={2}
        />
        {change.noticeFiles.length > 0 ? (
          <AttachmentList label="书面通知" attachments={change.noticeFiles} />
        ) : null}
      </Section>
      <Trail rows={change.auditTrail} />
    </>
  )
}
