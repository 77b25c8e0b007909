import { limitLabels } from '#api/generated/corp/labels/limit.ts'
import { useLimitDetail } from '#api/generated/corp/limits/limits.ts'
import { LimitFlowCard, useLimitFlows } from '#business/limit/FlowCard.tsx'
import { useReach } from '#routes/useReach.ts'
import { PartsBar } from '#ui/chart/PartsBar.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { UseRatio } from './UseRatio.tsx'

const is = column(limitLabels)
const facts = [
  is.code('limitNo'),
  is.text('ownerCorpName'),
  is.text('grantorName'),
  is.dict('limitType', 'LIMIT_TYPE', { tone: 'plain' }),
  is.dict('limitCycle', 'LIMIT_CYCLE', { tone: 'plain' }),
  is.dict('limitStatus', 'LIMIT_STATUS'),
  is.date('limitEffectiveDate'),
  is.date('limitExpireDate'),
  is.code('parentLimitNo', { title: '分自额度' }),
]

/** 一笔额度的概况：各部分各占多少。 */
function LimitFacts({ limitNo }: { limitNo: string }) {
  return (
    <Section title="额度概况">
      <QueryState result={useLimitDetail({ limitNo })}>
        {(limit) => (
          <>
            <PartsBar
              label="总额度"
              total={limit.totalLimit}
              lead={['可用']}
              parts={[
                ['已用', limit.usedLimit, 'deep'],
                ['冻结', limit.frozenLimit, 'middle'],
                ['已分配', limit.distributedLimit, 'light'],
                ['可用', limit.availableLimit, 'rest'],
              ]}
              extra={<UseRatio limit={limit} />}
            />
            <Descriptions label="额度概况" of={limit} items={facts} />
          </>
        )}
      </QueryState>
    </Section>
  )
}

/** 额度明细：按额度编号看一笔额度的概况与逐笔流水，期初加流水等于期末（INV-10）。 */
export default function LimitDetailPage() {
  const page = useLimitFlows()
  const { limitNo } = page.query
  return (
    <LimitFlowCard page={page} above={limitNo ? <LimitFacts limitNo={limitNo} /> : null} reach={useReach()} />
  )
}
