import { Link } from 'react-router-dom'
import type { SignTask } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<SignTask>()
const voucher = [
  is.code('voucherNo', '凭证编号'),
  is.dict('signType', '签收类型', 'SIGN_TYPE', { tone: 'plain' }),
  is.dict('signStatus', '签收状态', 'SIGN_STATUS'),
  is.text('issuerName', '开立方'),
  is.text('issuerUscc', '开立方信用代码'),
  is.text('fromCorpName', '前手'),
  is.money('signAmount', '签收金额'),
  is.text('signAmountCn', '金额大写'),
  is.number('remainDays', '剩余天数'),
  is.date('issueDate', '开立日'),
  is.date('promisePayDate', '承诺付款日'),
  is.date('signDeadline', '签收截止日'),
  is.text('contractNo', '合同编号'),
  is.text('tradeBackground', '交易背景说明'),
  is.bool('transferAllowed', '允许转让'),
  is.bool('financeAllowed', '允许融资'),
]
const answer = [
  is.custom('collectAccountNo', '收款账号', ({ signNo, actions, collectAccountNo }) => (
    <AccountNo subject="SIGN_TASK" documentNo={signNo} actions={actions} accountNo={collectAccountNo} />
  )),
  is.bool('quickFinance', '签收后立即融资'),
  is.dict('refuseReason', '拒签原因', 'REFUSE_REASON', { tone: 'failed' }),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('remark', '备注'),
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
