import {
  useListTransferableHoldings,
  useTransferApplicationDetail,
} from '#api/generated/corp/transfers/transfers.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import { TransferForm } from './TransferForm.tsx'
import { toValues } from './transferValues.ts'

interface TransferEditViewProps {
  /** 空为新增 */
  transferNo: string
  onClose: () => void
}

/** 新增转让，或编辑草稿与被驳回的申请；没有可转让的持有时说明。 */
export function TransferEditView({ transferNo, onClose }: TransferEditViewProps) {
  const holdings = useListTransferableHoldings()
  const source = useTransferApplicationDetail(transferNo ? { transferNo } : null)
  return (
    <PageCard description={transferNo ? `编辑转让申请 ${transferNo}` : '新增转让申请'}>
      <QueryState result={holdings}>
        {(list) => {
          if (transferNo)
            return (
              <QueryState result={source}>
                {(application) => (
                  <EditGate
                    key={application.transferNo}
                    of={application}
                    facts={<TransferFacts application={application} />}
                  >
                    {(editing) => (
                      <TransferForm
                        holdings={list}
                        initial={toValues(editing)}
                        editing={editing}
                        onClose={onClose}
                      />
                    )}
                  </EditGate>
                )}
              </QueryState>
            )
          if (list.length === 0) return <EmptyState guidance="还没有可转让的凭证，签收之后才能转让" />
          return <TransferForm holdings={list} initial={{ lines: [] }} onClose={onClose} />
        }}
      </QueryState>
    </PageCard>
  )
}
