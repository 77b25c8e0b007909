import { useState } from 'react'
import { guaranteeStatGroupLabels } from '#api/generated/corp/labels/guaranteeStatGroup.ts'
import type { GuaranteeStatGroup, GuaranteeStatistics } from '#api/generated/corp/model/index.ts'
import { wanPoint } from '#business/pictures/wanPoint.ts'
import { formatMoney } from '#domain/money.ts'
import { TrendChart } from '#ui/chart/TrendChart.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { Tabs } from '#ui/display/Tabs.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

type Dimension = 'months' | 'types' | 'issuerOrgs' | 'beneficiaries'
const DIMENSIONS: readonly (readonly [Dimension, string])[] = [
  ['months', '按月份'],
  ['types', '按保函类型'],
  ['issuerOrgs', '按开立机构'],
  ['beneficiaries', '按受益人'],
]
/** 图上放得下的字数；全名在下面的表里。 */
const LABEL_LENGTH = 8

const is = column(guaranteeStatGroupLabels)
const rest = [
  is.number('applyCount'),
  is.number('effectiveCount'),
  is.money('effectiveAmount'),
  is.money('feeTotal'),
  is.number('claimCount'),
  is.money('claimTotal'),
]

/** 统计的上半：合计，与可切换口径的图和表。 */
export function StatisticsReport({ report }: { report: GuaranteeStatistics }) {
  const [dimension, setDimension] = useState<Dimension>('months')
  const { figures } = report
  const name = DIMENSIONS.find(([key]) => key === dimension)?.[1].slice(1) ?? ''
  return (
    <>
      <StatGrid label="保函合计">
        <StatTile
          label="保证金替代额"
          value={`¥${formatMoney(figures.effectiveAmount)}`}
          sub="以保函代替现金保证金的累计金额"
          definition="所选月份里开立的保函金额之和，计入开立的月份，含已到期、解除的；按月与工作台的保函开立相同"
        />
        <StatTile
          label="申请/开立"
          value={`${figures.applyCount} / ${figures.effectiveCount} 笔`}
          sub={`保函费 ¥${formatMoney(figures.feeTotal)}`}
          definition="所选月份里提交的申请笔数，与所选月份里开立的笔数"
        />
        <StatTile
          label="30天内到期"
          value={`${figures.expireSoonCount} 笔`}
          sub="到期前可续开"
          definition="有效与索赔中的保函里30天内到期的"
        />
        <StatTile
          label="被索赔"
          value={`${report.openClaimCount} 笔`}
          definition="受益人已交单、还没有结果的索赔，按索赔金额，不论哪个月交单；与工作台、保函首页同一口径"
          sub={`¥${formatMoney(report.openClaimTotal)}`}
        />
      </StatGrid>
      <Section title="分布">
        <Tabs label="统计口径" tabs={DIMENSIONS} current={dimension} onChange={setDimension}>
          {report[dimension].length > 0 ? (
            <Distribution name={name} groups={report[dimension]} />
          ) : (
            <EmptyState guidance="所选范围内没有数据" />
          )}
        </Tabs>
      </Section>
    </>
  )
}

const shorten = (text: string) => (text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH - 1)}…` : text)

function Distribution({ name, groups }: { name: string; groups: readonly GuaranteeStatGroup[] }) {
  return (
    <>
      <TrendChart
        label={`各${name}的开立金额`}
        untitled
        labelTitle={name}
        tone="past"
        kind="bar"
        unit="万元"
        series={[
          {
            name: '开立金额',
            points: groups.map((group) => wanPoint(shorten(group.name), group.effectiveAmount)),
          },
        ]}
      />
      <PlainTable
        label={`各${name}合计`}
        columns={[is.text('name', { title: name }), ...rest]}
        rows={groups}
        rowKey="name"
      />
    </>
  )
}
