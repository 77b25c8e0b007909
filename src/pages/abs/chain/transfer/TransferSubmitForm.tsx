import {
  submitAbsTransfer,
  useAbsTransferContext,
  useQuoteAbsTransfer,
} from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import type { AbsTransfer, AbsTransferContext, AbsTransferTerms } from '#api/generated/corp/model/index.ts'
import { yuan } from '#domain/money.ts'
import { moneyLine } from '#domain/moneyLine.ts'
import { applied } from '#domain/outcome.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { groupOf, type TransferValues } from './absTransferValues.ts'
import { TransferChoiceFields } from './TransferChoiceFields.tsx'

type ChoiceValues = Pick<TransferValues, 'packageNo' | 'collectAccountId' | 'remark'>

/** 提交复核：按今日重新计算价款，与保存时不同的先说明（T-ATR-02、F-07）。 */
export function TransferSubmitForm({ transfer }: { transfer: AbsTransfer }) {
  const context = useAbsTransferContext()
  const quote = useQuoteAbsTransfer({
    planNo: transfer.planNo,
    payableNos: transfer.lines.map((line) => line.payableNo),
  })
  return (
    <QueryState result={context}>
      {(choices) => (
        <QueryState result={quote}>
          {(terms) => <SubmitForm transfer={transfer} context={choices} terms={terms} />}
        </QueryState>
      )}
    </QueryState>
  )
}

interface SubmitFormProps {
  transfer: AbsTransfer
  context: AbsTransferContext
  terms: AbsTransferTerms
}

function SubmitForm({ transfer, context, terms }: SubmitFormProps) {
  const { absTransferNo, version } = transfer
  const form = useForm<ChoiceValues>()
  const draft = useDraft(`abs-transfer:${absTransferNo}`, form)
  const submit = useSubmit(
    ({ remark, ...values }: ChoiceValues) =>
      submitAbsTransfer({
        absTransferNo,
        version,
        ...values,
        transferPrice: terms.transferPrice,
        ...(remark && { remark }),
      }),
    { success: applied('已提交复核', (one) => one.absTransferNo) },
  )
  const isChanged = terms.transferPrice !== transfer.transferPrice
  return (
    <>
      {isChanged ? (
        <Alert tone="warn">
          {`按今日计算，转让价款由 ${yuan(transfer.transferPrice)}变为 ${yuan(terms.transferPrice)}，预计放款日 ${terms.expectFundDate}；以提交时的为准`}
        </Alert>
      ) : null}
      <FormShell
        label="提交转让申请"
        form={form}
        initial={{
          packageNo: transfer.packageNo ?? '',
          collectAccountId: transfer.collectAccountId ?? '',
          remark: transfer.remark ?? '',
        }}
        draft={draft}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        summary={() =>
          moneyLine({
            what: '转让应收账款',
            to: transfer.factorName,
            amount: terms.transferPrice,
            when: `${terms.expectFundDate} 放款`,
          })
        }
        submitText="提交复核"
      >
        <TransferChoiceFields
          context={context}
          group={groupOf(context, transfer.debtorName)}
          payableNos={transfer.lines.map((line) => line.payableNo)}
        />
      </FormShell>
    </>
  )
}
