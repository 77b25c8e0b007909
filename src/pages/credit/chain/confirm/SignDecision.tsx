import Button from '@arco-design/web-react/es/Button'
import { approveSignTasks, useSignTaskDetail } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { ApprovalPanel } from '#business/ApprovalPanel.tsx'
import { formatMoney } from '#domain/money.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { SideBySide } from '#ui/SideBySide.tsx'
import { SignFacts } from './SignFacts.tsx'

/** 签收复核：确认签收（T-SGN-03）、确认拒签（T-SGN-04）或退回经办（T-SGN-05）。 */
export function SignDecision({ signNo, onClose }: { signNo: string; onClose: () => void }) {
  const detail = useSignTaskDetail({ signNo })
  return (
    <PageCard
      title={usePageTitle()}
      description={`签收任务 ${signNo}`}
      extra={<Button onClick={onClose}>返回列表</Button>}
    >
      <Loaded result={detail}>
        {(task) => {
          const allowed = task.actions.find((item) => item.code === 'REVIEW')
          const refusing = task.signStatus === 'REFUSE_PENDING'
          return (
            <SideBySide
              side={
                allowed ? (
                  <ApprovalPanel
                    documents={[{ documentNo: signNo, version: task.version }]}
                    decisions={[
                      ['PASS', refusing ? '确认拒签' : '确认签收'],
                      ['RETURN', '退回经办'],
                    ]}
                    signing={{
                      businessType: 'SIGN_CONFIRM',
                      productType: 'CREDIT',
                      summary: `${refusing ? '拒签' : '签收'}凭证 ${task.voucherNo}`,
                      content: [
                        ['开立方', task.issuerName],
                        ['签收金额', `¥${formatMoney(task.signAmount)}`],
                        ['承诺付款日', task.promisePayDate],
                      ],
                    }}
                    send={approveSignTasks}
                    disabledReason={allowed.reason}
                    onDone={onClose}
                  />
                ) : (
                  <Notice>该签收任务已处理，无需再办理</Notice>
                )
              }
            >
              <SignFacts task={task} />
            </SideBySide>
          )
        }}
      </Loaded>
    </PageCard>
  )
}
