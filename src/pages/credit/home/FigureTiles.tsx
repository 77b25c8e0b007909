import type { ChainFigures, CoreFigures } from '#api/generated/corp/model/index.ts'
import { formatMoney, formatRate } from '#domain/money.ts'
import { StatGrid, StatTile } from '#ui/StatTile.tsx'

/** 开立方的总览：存续总额、本年开立与兑付、融资渗透率。 */
export function CoreFigureTiles({ figures }: { figures: CoreFigures }) {
  return (
    <StatGrid label="总览">
      <StatTile label="存续总额（元）" value={formatMoney(figures.outstandingAmount)} />
      <StatTile label="本年开立（元）" value={formatMoney(figures.yearIssueAmount)} />
      <StatTile label="本年兑付（元）" value={formatMoney(figures.yearCashAmount)} />
      <StatTile
        label="融资渗透率"
        value={formatRate(figures.financeRatio)}
        sub="供应商已融资金额占开立金额"
      />
    </StatGrid>
  )
}

/** 持有方的总览：持有总额，累计签收、转让、融资、收款，平均融资成本。 */
export function ChainFigureTiles({ figures }: { figures: ChainFigures }) {
  return (
    <StatGrid label="总览">
      <StatTile label="持有总额（元）" value={formatMoney(figures.holdAmount)} />
      <StatTile label="累计签收（元）" value={formatMoney(figures.signedTotal)} />
      <StatTile label="累计转让（元）" value={formatMoney(figures.transferredTotal)} />
      <StatTile label="累计融资（元）" value={formatMoney(figures.financedTotal)} />
      <StatTile label="累计收款（元）" value={formatMoney(figures.collectedTotal)} />
      <StatTile
        label="平均融资成本（年化）"
        value={formatRate(figures.comprehensiveRate)}
        sub={figures.comprehensiveRate ? undefined : '还没有融资'}
      />
    </StatGrid>
  )
}
