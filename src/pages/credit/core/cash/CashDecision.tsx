import { reviewCashBatches, useCashBatchDetail } from '#api/generated/corp/cashes/cashes.ts'
import type { CashBatchDetail } from '#api/generated/corp/model/index.ts'
import { balanceLine } from '#business/account/payAccounts.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatMoney, yuan } from '#domain/money.ts'
import { someOf } from '#domain/someOf.ts'
import { useDict } from '#ui/DictContext.ts'
import { CashBalances } from './CashBalances.tsx'
import { CashFacts } from './CashFacts.tsx'

/** 这一次要付的：付过的不再付。 */
const unpaid = ({ items }: CashBatchDetail) => items.filter(({ cashItemStatus }) => cashItemStatus !== 'PAID')

/** 兑付审批：通过后到应付日付款或转线下登记（T-CSH-03、04），登记通过即兑付（T-CSH-12）。 */
export function CashDecision({
  cashNo,
  queue,
  onClose,
}: {
  cashNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  const channels = useDict('PAY_CHANNEL')
  return (
    <DecisionView
      name="兑付"
      of={{ cashNo }}
      result={useCashBatchDetail({ cashNo })}
      action="REVIEW"
      signing={(batch) => ({
        businessType: 'CASH_REVIEW',
        productType: 'CREDIT',
        summary:
          batch.cashStatus === 'REGISTER_REVIEW'
            ? `确认凭证兑付的付款登记 ${cashNo}，金额 ${yuan(batch.unpaidAmount)}`
            : `兑付凭证 ${cashNo}，金额 ${yuan(batch.unpaidAmount)}`,
        content: [
          ['应付日期', batch.cashDueDate],
          ['收款方', someOf(batch.payeeNames)],
          ['收款笔数', `${unpaid(batch).length}`],
          ['付款金额', `¥${formatMoney(batch.unpaidAmount)}`],
          ['付款渠道', channels.label(batch.payChannel ?? '')],
          ['付款账号', batch.payAccountNo ?? '--'],
        ],
      })}
      stakes={(batch) => ({
        label: '本次付款金额',
        amount: batch.unpaidAmount,
        from: batch.issuerName,
        to: someOf(batch.payeeNames),
        facts: [
          ['应付日期', batch.cashDueDate],
          ['应付总额', yuan(batch.cashTotalAmount)],
          ['已付金额', yuan(batch.paidAmount)],
          ['逾期利息', yuan(batch.penaltyAmount)],
          ['付款账户', balanceLine(batch.payAccountBalance, batch.unpaidAmount)?.text],
        ],
      })}
      send={reviewCashBatches}
      queue={queue}
      onClose={onClose}
    >
      {(batch) => (
        <>
          <CashBalances rows={[batch]} />
          <CashFacts batch={batch} />
        </>
      )}
    </DecisionView>
  )
}
