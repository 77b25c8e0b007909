import type { ChainFigures, CoreFigures } from '#api/generated/corp/model/index.ts'
import { formatMoney, formatRate, formatShare } from '#domain/money.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import type { Reach } from '#routes/useReach.ts'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'

interface FigureTilesProps<Figures> {
  figures: Figures
  /** 数字背后的明细去得了才成为链接（useReach） */
  reach: Reach
}

/** 放过款的融资。 */
const LENT = ['LENT', 'OVERDUE', 'SETTLED']

/** 去得了的地址作 href，去不了的没有。 */
const linked = (to: string | undefined) => (to === undefined ? {} : { href: to })

/** 开立方的总览：存续总额、本年开立与兑付、融资渗透率。 */
export function CoreFigureTiles({ figures, reach }: FigureTilesProps<CoreFigures>) {
  return (
    <StatGrid label="总览">
      <StatTile
        label="存续金额（元）"
        value={formatMoney(figures.outstandingAmount)}
        definition="已签收、尚未付清的凭证的未付金额，含逾期的，不含待签收的"
      />
      <StatTile
        label="本年开立（元）"
        value={formatMoney(figures.yearIssueAmount)}
        definition="本年开立、没有注销的凭证金额"
      />
      <StatTile
        label="本年兑付（元）"
        value={formatMoney(figures.yearCashAmount)}
        definition="本年付出的到期兑付与提前兑付，按付款时间"
      />
      <StatTile
        label="融资渗透率"
        value={formatShare(figures.financeRatio)}
        sub="供应商已融资金额占开立金额"
        definition="没有注销的凭证中，供应商已融资的金额除以凭证金额"
        {...linked(reach(href(credit.coreSupplierFinanceQuery)))}
      />
    </StatGrid>
  )
}

/** 持有方的总览：持有总额，累计签收、转让、融资、收款，平均融资成本。 */
export function ChainFigureTiles({ figures, reach }: FigureTilesProps<ChainFigures>) {
  const financing = linked(reach(href(credit.coreFinanceQuery, { financeStatuses: LENT })))
  return (
    <StatGrid label="总览">
      <StatTile
        label="持有金额（元）"
        value={formatMoney(figures.holdAmount)}
        definition="已签收、还没有收到款的凭证：可用与冻结之和"
      />
      <StatTile
        label="累计签收（元）"
        value={formatMoney(figures.signedTotal)}
        definition="签收过的凭证金额，不含退回的签收"
      />
      <StatTile
        label="累计转让（元）"
        value={formatMoney(figures.transferredTotal)}
        definition="转让出去、对方已签收的金额"
      />
      <StatTile
        label="累计融资（元）"
        value={formatMoney(figures.financedTotal)}
        definition="已放款的凭证融资金额，含已结清的"
      />
      <StatTile
        label="累计收款（元）"
        value={formatMoney(figures.collectedTotal)}
        definition="到期或提前兑付收到的金额"
      />
      <StatTile
        label="平均融资成本（年化）"
        value={formatRate(figures.comprehensiveRate)}
        sub={figures.comprehensiveRate ? '已放款的按金额与天数加权' : '还没有融资'}
        {...financing}
      />
    </StatGrid>
  )
}
