import { useIssueApplicationDetail, useIssueFormContext } from '#api/generated/corp/issues/issues.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { IssueForm } from './IssueForm.tsx'
import { type IssueValues, toValues } from './issueValues.ts'
import { issueWrites } from './issueWrites.ts'

const blank: Partial<IssueValues> = {
  transferAllowed: true,
  financeAllowed: true,
  // 谁融资谁付息，要核心企业承担的另选
  interestBearer: 'APPLICANT',
  invoiceNos: [],
  attachments: [],
}

/** 新增开立申请；给出 copyOf 时以那份申请的内容为起点（复制）。 */
export function IssueCreateView({ copyOf, onClose }: { copyOf: string; onClose: () => void }) {
  const context = useIssueFormContext()
  const source = useIssueApplicationDetail(copyOf ? { issueNo: copyOf } : null)
  return (
    <PageCard description="新增开立申请">
      <QueryState result={context}>
        {(limits) => {
          const start: Partial<IssueValues> = {
            ...blank,
            maxTransferLevel: String(limits.maxTransferLevel),
            payAccountId: limits.payAccounts[0]?.accountId ?? '',
          }
          if (!copyOf)
            return <IssueForm {...issueWrites()} context={limits} initial={start} onClose={onClose} />
          return (
            <QueryState result={source}>
              {(application) => (
                <IssueForm
                  {...issueWrites()}
                  context={limits}
                  initial={{ ...start, ...toValues(application), receiverConsent: false }}
                  onClose={onClose}
                />
              )}
            </QueryState>
          )
        }}
      </QueryState>
    </PageCard>
  )
}
