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

const is = column<AbsAccountChange>()
const account = [
  is.text('planName', '专项计划名称'),
  is.text('managerName', '计划管理人'),
  is.custom('accountNo', '归集账户', ({ changeNo, actions, accountNo, formerAccountNo }) => (
    <AccountNo
      subject="ABS_ACCOUNT_CHANGE"
      documentNo={changeNo}
      actions={actions}
      accountNo={accountNo}
      formerAccountNo={formerAccountNo}
    />
  )),
  is.custom('accountSource', '账号来源', ({ accountSource }) => <AccountSourceText source={accountSource} />),
  is.text('accountName', '户名'),
  is.text('bankName', '开户银行'),
]
const payments = [
  is.code('changeNo', '变更编号'),
  is.dict('changeStatus', '变更状态', 'ABS_ACCOUNT_CHANGE_STATUS'),
  is.custom('paymentNos', '涉及的付款', ({ paymentNos }) => paymentNos.join('、') || NO_VALUE),
  is.money('remainAmount', '未付金额'),
  is.custom('createUserName', '核对人', checkerOf),
  is.instant('submitTime', '核对时间'),
  is.text('remark', '核对说明'),
]

const OPEN: readonly AbsAccountChange['changeStatus'][] = [
  'WAIT_CHECK',
  'PENDING_REVIEW',
  'REJECTED',
  'MISMATCH',
]
const WARNED: readonly AbsAccountChange['changeStatus'][] = ['REJECTED', 'MISMATCH']
const mismatch = [is.text('mismatchReason', '不一致的原因')]

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
