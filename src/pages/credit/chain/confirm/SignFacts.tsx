import { Link } from 'react-router-dom'
import { signTaskLabels } from '#api/generated/corp/labels/signTask.ts'
import type { SignTask } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(signTaskLabels)
const voucher = [
  is.code('voucherNo'),
  is.dict('signType', 'SIGN_TYPE', { tone: 'plain' }),
  is.dict('signStatus', 'SIGN_STATUS'),
  is.text('issuerName'),
  is.text('issuerUscc'),
  is.text('fromCorpName'),
  is.money('signAmount'),
  is.text('signAmountCn'),
  is.number('remainDays'),
  is.date('issueDate'),
  is.date('promisePayDate'),
  is.date('signDeadline'),
  is.text('contractNo'),
  is.text('tradeBackground'),
  is.bool('transferAllowed'),
  is.bool('financeAllowed'),
]
const answer = [
  is.custom('collectAccountNo', ({ signNo, actions, collectAccountNo }) => (
    <AccountNo subject="SIGN_TASK" documentNo={signNo} actions={actions} accountNo={collectAccountNo} />
  )),
  is.bool('quickFinance'),
  is.dict('refuseReason', 'REFUSE_REASON', { tone: 'failed' }),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('remark'),
]

/** 签收任务的全部内容：凭证、签收意见、审批轨迹；详情与复核共用。 */
export function SignFacts({ task }: { task: SignTask }) {
  return (
    <>
      <StateAlert of={task} warn={task.paused} />
      <Evidence of={task} occupies={task.signAmount} />
      <Facts
        title="凭证信息"
        of={task}
        items={voucher}
        extra={
          <Link to={href(shell.transferRecord, { voucherNo: task.voucherNo })} target="_blank" rel="noopener">
            流转记录
          </Link>
        }
      />
      <Facts title="签收意见" of={task} items={answer} />
      <Trail rows={task.auditTrail} />
    </>
  )
}
