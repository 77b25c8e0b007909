import { useState } from 'react'
import { compare, sum } from '#domain/money.ts'
import { feedback } from '#hooks/feedback.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { Section } from '#ui/display/Section.tsx'
import { Radio } from '#ui/form/Radio.tsx'
import { QueryForm } from '#ui/query/Form.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import type { ListResult } from '#ui/table/ListResult.ts'
import { type SampleQuery, type SampleRow, sampleRows } from './sampleRows.ts'

const filter = filters<SampleQuery>()
const conditions = [
  filter.text('sampleNo', '样例编号'),
  filter.text('receiverName', '接收方'),
  filter.money('faceAmount', '凭证金额'),
  filter.dates('promisePayDate', '承诺付款日'),
  filter.days('termDays', '期限'),
  filter.dict('issueStatus', '开立状态', 'ISSUE_STATUS'),
  filter.dicts('issueStatuses', '多个状态', 'ISSUE_STATUS'),
  filter.text('mobilePhone', '手机号'),
]
const is = column<SampleRow>()
const columns = [
  is.code('sampleNo', '样例编号'),
  is.text('receiverName', '接收方'),
  is.money('faceAmount', '凭证金额', { sort: true, total: true }),
  is.money('availableLimit', '可用额度'),
  is.rate('annualRate', '年化利率'),
  is.date('promisePayDate', '承诺付款日', { sort: true }),
  is.number('termDays', '期限（天）'),
  is.dict('issueStatus', '开立状态', 'ISSUE_STATUS'),
  is.instant('createTime', '创建时间'),
  is.text('remark', '备注'),
  is.actions({
    EDIT: ['编辑', (row) => feedback.success(`编辑 ${row.sampleNo}`)],
    COPY: ['复制', (row) => feedback.success(`复制 ${row.sampleNo}`)],
    RECALL: ['撤回', (row) => feedback.success(`撤回 ${row.sampleNo}`)],
    VOID: ['作废', (row) => feedback.success(`作废 ${row.sampleNo}`)],
  }),
]
const STATES = ['有数据', '一万行', '空', '失败', '加载中'] as const
const idle = { isLoading: false, isValidating: false, mutate: () => feedback.success('重试') }

function answer(state: (typeof STATES)[number], query: SampleQuery): ListResult<SampleRow> {
  if (state === '加载中') return { ...idle, isLoading: true, isValidating: true }
  if (state === '失败') return { ...idle, error: new Error('系统繁忙，请稍后再试（示例）') }
  const all = state === '空' ? [] : sampleRows(state === '一万行' ? 10_000 : 95)
  const { pageNo, pageSize } = query.pageCond
  const hits = all.filter(
    (row) =>
      (!query.receiverName || row.receiverName.includes(query.receiverName)) &&
      (!query.issueStatus || row.issueStatus === query.issueStatus) &&
      (!query.faceAmountFrom || compare(row.faceAmount, query.faceAmountFrom) >= 0) &&
      (!query.faceAmountTo || compare(row.faceAmount, query.faceAmountTo) <= 0),
  )
  if (query.sort?.field === 'faceAmount') {
    const sign = query.sort.order === 'ASC' ? 1 : -1
    hits.sort((a, b) => sign * compare(a.faceAmount, b.faceAmount))
  }
  return {
    ...idle,
    data: {
      list: state === '一万行' ? hits : hits.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageCond: { ...query.pageCond, count: hits.length },
      summary: { count: hits.length, amount: sum(hits.map((row) => row.faceAmount)) },
    },
  }
}

const slowFile = (onProgress: (part: number) => void, signal: AbortSignal) =>
  new Promise<Blob>((resolve) => {
    let part = 0
    const timer = setInterval(() => {
      part += 0.1
      onProgress(part)
      if (part < 1 && !signal.aborted) return
      clearInterval(timer)
      resolve(new Blob(['样例']))
    }, 400)
  })

/** 查询表单（新旧样式）与列表的各种样子。 */
export function LivingList() {
  const [state, setState] = useState<(typeof STATES)[number]>('有数据')
  const page = useListPage((query: SampleQuery) => answer(state, query), { conditions })
  const [style, setStyle] = useState<4 | 5 | 6>(5)
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <Section
      title="查询与列表"
      extra={
        <span>
          {STATES.map((one) => (
            <Radio key={one} group="state" checked={state === one} onChoose={() => setState(one)}>
              {one}
            </Radio>
          ))}
          {([5, 4, 6] as const).map((one) => (
            <Radio key={one} group="style" checked={style === one} onChoose={() => setStyle(one)}>
              收起 {one} 项
            </Radio>
          ))}
        </span>
      }
    >
      <QueryForm
        label="样例"
        filters={conditions}
        query={page.query}
        onQuery={page.onQuery}
        collapsedItems={style}
      />
      <DataTable
        label="样例"
        {...page}
        columns={columns}
        rowKey="sampleNo"
        guidance="还没有样例，换一个状态看看"
        toolbar={
          <>
            <ExportButton fileName="样例.txt" load={slowFile} />
            <ExportButton fileName="样例.txt" load={() => Promise.reject(new Error('坏了'))}>
              导出（会失败）
            </ExportButton>
          </>
        }
        selection={{ selected, onSelect: setSelected, max: 50 }}
      />
    </Section>
  )
}
