import Button from '@arco-design/web-react/es/Button'
import {
  reviewWithdrawApplications,
  useWithdrawApplicationDetail,
} from '#api/generated/corp/withdrawals/withdrawals.ts'
import { ApprovalPanel } from '#business/ApprovalPanel.tsx'
import { formatMoney } from '#domain/money.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { SideBySide } from '#ui/SideBySide.tsx'
import { WithdrawFacts } from './WithdrawFacts.tsx'

/** 撤回复核：通过即注销凭证、释放额度（T-WDR-02），驳回则恢复签收（T-WDR-03）。 */
export function WithdrawDecision({ withdrawNo, onClose }: { withdrawNo: string; onClose: () => void }) {
  const detail = useWithdrawApplicationDetail({ withdrawNo })
  return (
    <PageCard
      title={usePageTitle()}
      description={`撤回申请 ${withdrawNo}`}
      extra={<Button onClick={onClose}>返回列表</Button>}
    >
      <Loaded result={detail}>
        {(application) => {
          const allowed = application.actions.find((item) => item.code === 'REVIEW')
          return (
            <SideBySide
              side={
                allowed ? (
                  <ApprovalPanel
                    documents={[{ documentNo: withdrawNo, version: application.version }]}
                    signing={{
                      businessType: 'ISSUE_WITHDRAW',
                      productType: 'CREDIT',
                      summary: `撤回凭证 ${application.voucherNo}`,
                      content: [
                        ['接收方', application.receiverName],
                        ['凭证金额', `¥${formatMoney(application.faceAmount)}`],
                      ],
                    }}
                    send={reviewWithdrawApplications}
                    disabledReason={allowed.reason}
                    onDone={onClose}
                  />
                ) : (
                  <Notice>该申请已处理，无需再办理</Notice>
                )
              }
            >
              <WithdrawFacts application={application} />
            </SideBySide>
          )
        }}
      </Loaded>
    </PageCard>
  )
}
