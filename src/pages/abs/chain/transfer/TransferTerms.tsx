import { useQuoteAbsTransfer } from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import { absTransferTermsLabels } from '#api/generated/corp/labels/absTransferTerms.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { column } from '#ui/table/columns.tsx'
import styles from './transfer.module.css'

const is = column(absTransferTermsLabels)
const items = [
  is.number('receivableCount'),
  is.money('receivableTotal'),
  is.rate('discountRate', { title: '折价率（年化）' }),
  is.money('discountAmount'),
  is.money('transferPrice'),
  is.date('expectFundDate'),
]

interface TransferTermsProps {
  planNo: string | undefined
  payableNos: readonly string[]
}

/** 按今日试算的转让价款（F-07）：逐笔折价取整后相加。 */
export function TransferTerms({ planNo, payableNos }: TransferTermsProps) {
  const isChosen = planNo !== undefined && planNo !== '' && payableNos.length > 0
  const quote = useQuoteAbsTransfer(isChosen ? { planNo, payableNos: [...payableNos] } : null)
  return (
    <div className={styles.terms}>
      {isChosen ? (
        <QueryState result={quote}>
          {(terms) => <Descriptions label="转让价款" of={terms} items={items} />}
        </QueryState>
      ) : (
        <Alert>选好专项计划与账款后，在此试算转让价款</Alert>
      )}
    </div>
  )
}
