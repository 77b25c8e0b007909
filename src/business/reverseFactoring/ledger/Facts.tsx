import type { RfAccount } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { penaltyItems } from '#business/penaltyItems.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { payeeItems } from '../payeeItems.tsx'

const is = column<RfAccount>()
const basics = [
  is.code('arNo', '应收账款编号'),
  is.dict('arStatus', '账款状态', 'AR_STATUS'),
  is.dict('arSource', '账款来源', 'AR_SOURCE', { tone: 'plain' }),
  is.text('creditorName', '债权人'),
  is.text('debtorName', '债务人'),
  is.bool('recommendFlag', '是否核心企业推荐'),
  is.money('arAmount', '账款金额'),
  is.money('arBalance', '账款余额'),
  is.date('arCreateDate', '账款形成日'),
  is.date('arDueDate', '账款到期日'),
  is.number('graceDays', '宽限期（天）'),
]
const late = [is.number('overdueDays', '逾期天数')]
const rest = [
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('remark', '备注'),
]
const payee = payeeItems<RfAccount>('RF_ACCOUNT', ({ arNo }) => arNo)
const background = [
  is.code('contractNo', '合同编号'),
  is.custom('invoiceNos', '发票号码', ({ invoiceNos }) => invoiceNos.join('、') || '--'),
  is.code('statementNo', '对账单编号'),
]
const confirmation = [
  is.code('confirmNo', '确权编号'),
  is.money('confirmAmount', '确权金额'),
  is.money('disputeAmount', '争议金额'),
  is.text('disputeReason', '争议原因'),
  is.date('confirmPayDate', '确认付款日'),
  is.code('rfFinanceNo', '保理融资编号'),
]

const NEEDS_CARE: readonly RfAccount['arStatus'][] = ['RETURNED', 'REFUSED', 'OVERDUE']

/** 一笔账款的全部内容：基本信息、关联单据、确权、凭据（连同签署的确认函与附件）与审批轨迹。 */
export function LedgerFacts({ account }: { account: RfAccount }) {
  return (
    <>
      <StateAlert of={account} warn={NEEDS_CARE.includes(account.arStatus)} />
      <Facts
        title="基本信息"
        of={account}
        items={[
          ...basics,
          ...(account.overdueDays ? late : []),
          ...(account.penaltyAmount ? penaltyItems : []),
          ...rest,
        ]}
      />
      {account.payeeName ? <Facts title="回款账户" of={account} items={payee} columns={2} /> : null}
      <Facts title="关联单据" of={account} items={background} />
      {account.confirmNo ? <Facts title="确权与融资" of={account} items={confirmation} /> : null}
      {/* 账款的附件也在凭据里 */}
      <Evidence of={{ evidence: account.evidence }} />
      <Trail rows={account.auditTrail} />
    </>
  )
}
