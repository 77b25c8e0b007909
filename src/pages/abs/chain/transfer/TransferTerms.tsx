import { useQuoteAbsTransfer } from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import type { AbsTransferTerms } from '#api/generated/corp/model/index.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { column } from '#ui/table/columns.tsx'
import styles from './transfer.module.css'

const is = column<AbsTransferTerms>()
const items = [
  is.number('receivableCount', '账款笔数'),
  is.money('receivableTotal', '账款总额'),
  is.rate('discountRate', '折价率（年化）'),
  is.money('discountAmount', '折价金额'),
  is.money('transferPrice', '转让价款'),
  is.date('expectFundDate', '预计放款日'),
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
