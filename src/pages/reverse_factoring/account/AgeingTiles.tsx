import type { RfAgeing } from '#api/generated/corp/model/index.ts'
import { useRfAccountDigest } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { known } from '#domain/known.ts'
import { formatMoney } from '#domain/money.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'

const LABELS: Readonly<Record<RfAgeing, string>> = {
  NOT_DUE: '未到期或宽限期内',
  DAYS_30: '逾期 30 天内',
  DAYS_60: '逾期 31～60 天',
  DAYS_90: '逾期 61～90 天',
  OVER_90: '逾期 90 天以上',
}

/** 应收账款的账龄：已确权、未付清的余额（元），按逾期天数分段。 */
export function AgeingTiles() {
  return (
    <QueryState result={useRfAccountDigest()} height={40}>
      {({ ageing }) => (
        <StatGrid label="账龄" strip>
          {ageing.map(({ ageing: age, count, amount }) => (
            <StatTile
              key={age}
              label={known(LABELS, age) ?? NO_VALUE}
              value={`¥${formatMoney(amount)}`}
              sub={`${count} 笔`}
              definition="已确权、未付清的账款余额，含已融资、由债务人付给资金方的；过了宽限期的按逾期天数分段，自到期日起算。工作台的应收到期分布只算付给本企业的"
            />
          ))}
        </StatGrid>
      )}
    </QueryState>
  )
}
