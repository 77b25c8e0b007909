import { useListUnopenedTenders } from '#api/generated/corp/guarantee-queries/guarantee-queries.ts'
import { unopenedTenderLabels } from '#api/generated/corp/labels/unopenedTender.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(unopenedTenderLabels)
const columns = [
  is.text('tenderNo'),
  is.text('tenderProjectName'),
  is.instant('bidOpenTime'),
  is.number('guaranteeCount', { title: '已收投标保函份数' }),
]

/** 尚未开标的项目收到几份投标保函：开标前保密，不列申请人；没有时不画。 */
export function UnopenedTenders() {
  return (
    <QueryState result={useListUnopenedTenders()}>
      {(tenders) =>
        tenders.length > 0 ? (
          <Section title="尚未开标" extra={<span>开标前保密：只显示份数，开标后列出申请人与保函</span>}>
            <PlainTable label="尚未开标" columns={columns} rows={tenders} rowKey="tenderNo" />
          </Section>
        ) : null
      }
    </QueryState>
  )
}
