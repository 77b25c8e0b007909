import { LedgerList } from '#business/reverseFactoring/ledger/List.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { AgeingTiles } from './AgeingTiles.tsx'

/** 应收账款管理：债权人的台账与账龄，录入、提交确权、作废（T-RAC-02、T-RAC-13）。 */
export default function AccountManagePage() {
  return (
    <LedgerList
      side="CREDITOR"
      figures={<AgeingTiles />}
      operationHref={(type, arNo) => href(reverseFactoring.accountOperation, { type, arNo })}
    />
  )
}
