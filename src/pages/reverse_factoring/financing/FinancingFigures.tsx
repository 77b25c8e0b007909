import type { RfFinancingHome } from '#api/generated/corp/model/index.ts'
import { formatMoney } from '#domain/money.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import type { Reach } from '#routes/useReach.ts'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'

/** 去得了的地址作 href，去不了的没有。 */
const linked = (to: string | undefined) => (to === undefined ? {} : { href: to })

interface FinancingFiguresProps {
  figures: RfFinancingHome
  reach: Reach
}

/** 可融资、待确权与协议的数，以及各资金方的反向保理额度。 */
export function FinancingFigures({ figures, reach }: FinancingFiguresProps) {
  const { confirmedAmount, confirmedCount, pendingConfirmCount, effectiveProtocolCount, limits } = figures
  const protocols = reach(href(reverseFactoring.protocolManage, { protocolStatus: 'EFFECTIVE' }))
  return (
    <StatGrid label="融资概况" strip>
      {[
        <StatTile
          key="confirmed"
          label="可融资确权金额（元）"
          value={formatMoney(confirmedAmount)}
          sub={`${confirmedCount} 笔`}
          definition="债务人已确权、还没有融资的账款的确权金额"
          {...linked(reach(href(reverseFactoring.accountManage, { arStatus: 'CONFIRMED' })))}
        />,
        <StatTile
          key="pending"
          label="待债务人确权"
          value={`${pendingConfirmCount} 笔`}
          definition="已提交、债务人还没有确权的账款"
          {...linked(reach(href(reverseFactoring.accountManage, { arStatus: 'PENDING_CONFIRM' })))}
        />,
        <StatTile
          key="protocols"
          label="已生效协议"
          value={`${effectiveProtocolCount} 份`}
          definition="与债务人、资金方签署完成、正在有效期的协议"
          {...linked(protocols)}
        />,
        ...limits.map((limit) => (
          <StatTile
            key={limit.funderName}
            label="反向保理可用额度（元）"
            value={formatMoney(limit.availableLimit)}
            sub={`${limit.funderName}，总额度 ${formatMoney(limit.totalLimit)}，${limit.limitExpireDate} 到期`}
          />
        )),
      ]}
    </StatGrid>
  )
}
