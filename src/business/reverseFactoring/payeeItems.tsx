import type { AccountSource, AccountSubject, DocumentAction } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { AccountSourceText } from '#business/account/SourceText.tsx'
import { derived } from '#ui/table/columns.tsx'

interface Paid {
  payeeName?: string
  payeeBankName?: string
  arCollectAccountNo?: string
  formerCollectAccountNo?: string
  accountSource?: AccountSource
  actions: readonly DocumentAction[]
}

/** 到期付到哪里：户名、开户行、账号（债权转让之后旧的划去）、从哪里来；账款与确权共用。 */
export const payeeItems = <Row extends Paid>(
  subject: Extract<AccountSubject, 'RF_ACCOUNT' | 'RF_CONFIRM'>,
  numberOf: (row: Row) => string,
) => {
  return [
    derived<Row>('payeeName', '回款户名', ({ payeeName }) => payeeName),
    derived<Row>('payeeBankName', '开户行', ({ payeeBankName }) => payeeBankName),
    derived<Row>('arCollectAccountNo', '回款账号', (row) => (
      <AccountNo
        subject={subject}
        documentNo={numberOf(row)}
        actions={row.actions}
        accountNo={row.arCollectAccountNo}
        {...(row.formerCollectAccountNo && { formerAccountNo: row.formerCollectAccountNo })}
        when="转让前"
      />
    )),
    derived<Row>('accountSource', '账号来源', ({ accountSource }) => (
      <AccountSourceText source={accountSource} />
    )),
  ]
}
