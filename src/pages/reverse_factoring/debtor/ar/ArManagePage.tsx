import { useRfAccountDigest } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { DueCalendar } from '#business/pictures/DueCalendar.tsx'
import { LedgerList } from '#business/reverseFactoring/ledger/List.tsx'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { QueryState } from '#ui/display/QueryState.tsx'

/** 应付账款管理：债务人的台账与到期日历，自行录入、作废；已融资的显示应付的回款账号（T-RAC-13）。 */
export default function ArManagePage() {
  return (
    <LedgerList
      side="DEBTOR"
      below={
        <QueryState result={useRfAccountDigest()}>
          {({ dueDays }) => <DueCalendar label="到期日历" days={dueDays} framed />}
        </QueryState>
      }
      operationHref={(type, arNo) => href(reverseFactoring.debtorAccountOperation, { type, arNo })}
    />
  )
}
