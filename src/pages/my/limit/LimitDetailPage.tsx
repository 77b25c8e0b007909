import { useLimitDetail } from '#api/generated/corp/limits/limits.ts'
import type { Limit, LimitFlowQuery } from '#api/generated/corp/model/index.ts'
import { LimitFlowTable, limitFlowConditions } from '#business/limit/LimitFlowTable.tsx'
import { useListQuery } from '#hooks/useListQuery.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { useReach } from '#routes/useReach.ts'
import { column } from '#ui/columns.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { PartsBar } from '#ui/PartsBar.tsx'
import { Section } from '#ui/Section.tsx'
import { UseRatio } from './UseRatio.tsx'

const defaults: Partial<LimitFlowQuery> = {}
const is = column<Limit>()
const facts = [
  is.code('limitNo', '额度编号'),
  is.text('ownerCorpName', '额度主体'),
  is.text('grantorName', '授信机构'),
  is.dict('limitType', '额度类型', 'LIMIT_TYPE', { tone: 'draft' }),
  is.dict('limitCycle', '额度性质', 'LIMIT_CYCLE', { tone: 'draft' }),
  is.dict('limitStatus', '额度状态', 'LIMIT_STATUS'),
  is.date('limitEffectiveDate', '额度生效日'),
  is.date('limitExpireDate', '额度到期日'),
  is.code('parentLimitNo', '分自额度'),
]

/** 一笔额度的概况：各部分各占多少。 */
function LimitFacts({ limitNo }: { limitNo: string }) {
  return (
    <Section title="额度概况">
      <Loaded result={useLimitDetail({ limitNo })}>
        {(limit) => (
          <>
            <PartsBar
              label="总额度"
              total={limit.totalLimit}
              parts={[
                ['已用', limit.usedLimit, 'deep'],
                ['冻结', limit.frozenLimit, 'middle'],
                ['已分配', limit.distributedLimit, 'light'],
                ['可用', limit.availableLimit, 'rest'],
              ]}
              extra={<UseRatio limit={limit} />}
            />
            <Facts label="额度概况" of={limit} items={facts} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** 额度明细：按额度编号看一笔额度的概况与逐笔流水，期初加流水等于期末（INV-10）。 */
export default function LimitDetailPage() {
  const [query, setQuery] = useListQuery(defaults, limitFlowConditions)
  return (
    <PageCard title={usePageTitle()}>
      {query.limitNo ? <LimitFacts limitNo={query.limitNo} /> : null}
      <LimitFlowTable query={query} onQuery={setQuery} reach={useReach()} />
    </PageCard>
  )
}
