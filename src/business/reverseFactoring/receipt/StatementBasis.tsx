import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { rfStatementAccountLabels } from '#api/generated/corp/labels/rfStatementAccount.ts'
import type { RfStatementBasis, RfStatementBasisRequest } from '#api/generated/corp/model/index.ts'
import { useRfStatementBasis } from '#api/generated/corp/rf-statements/rf-statements.ts'
import { compare, isMoney, subtract, yuan } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(rfStatementAccountLabels)
const columns = [
  is.code('arNo'),
  is.date('confirmDate'),
  is.money('confirmAmount'),
  is.money('arBalance'),
  is.date('arDueDate'),
  is.dict('arStatus', 'AR_STATUS'),
]

interface StatementBasisProps {
  asked: RfStatementBasisRequest
  /** 填着的对账金额 */
  amount: string | undefined
  /** 照台账填 */
  onTake: (confirmTotal: string) => void
}

const differenceText = (amount: string | undefined, total: string): string => {
  if (!amount || !isMoney(amount)) return ''
  const order = compare(amount, total)
  if (order === 0) return '，与填写的一致'
  return order > 0
    ? `，填写的多 ${yuan(subtract(amount, total))}`
    : `，填写的少 ${yuan(subtract(total, amount))}`
}

/** 台账里这个期间与这家对方确权的账款：照它填对账金额，与填写的相差多少。 */
export function StatementBasis({ asked, amount, onTake }: StatementBasisProps) {
  return (
    <QueryState result={useRfStatementBasis(asked)}>
      {(basis) => <Basis basis={basis} amount={amount} onTake={onTake} />}
    </QueryState>
  )
}

function Basis({
  basis: { accounts, confirmTotal },
  amount,
  onTake,
}: Omit<StatementBasisProps, 'asked'> & { basis: RfStatementBasis }) {
  const [isShown, setShown] = useState(false)
  if (accounts.length === 0) return <Alert tone="info">台账里这个期间没有与这家对方确权的账款</Alert>
  return (
    <>
      <Alert
        tone="info"
        action={
          <>
            <button
              type="button"
              className="text-button"
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? '收起各笔' : '查看各笔'}
            </button>{' '}
            <Button size="mini" onClick={() => onTake(confirmTotal)}>
              照台账填
            </Button>
          </>
        }
      >
        {`台账里这个期间确权 ${accounts.length} 笔，合计 ${yuan(confirmTotal)}${differenceText(amount, confirmTotal)}`}
      </Alert>
      {isShown ? <PlainTable label="台账里的账款" columns={columns} rows={accounts} rowKey="arNo" /> : null}
    </>
  )
}
