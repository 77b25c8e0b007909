import { Link } from 'react-router-dom'
import { groupLimitLabels } from '#api/generated/corp/labels/groupLimit.ts'
import { groupLimitQueryLabels } from '#api/generated/corp/labels/groupLimitQuery.ts'
import { exportGroupLimits, usePageGroupLimits } from '#api/generated/corp/limits/limits.ts'
import type { DistributeType } from '#api/generated/corp/model/index.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { useDict } from '#ui/DictContext.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { ListSummary } from '#ui/table/ListSummary.tsx'
import { DistributedCheck } from './DistributedCheck.tsx'
import styles from './limit.module.css'
import { UseRatio } from './UseRatio.tsx'

const filter = filters(groupLimitQueryLabels)
const conditions = [
  filter.text('memberCorpName'),
  filter.dict('limitType', 'LIMIT_TYPE'),
  filter.dict('limitStatus', 'LIMIT_STATUS'),
  filter.choice(
    'useBand',
    [
      { value: 'NORMAL', label: '低于80%' },
      { value: 'AMBER', label: '80%至95%' },
      { value: 'RED', label: '95%及以上' },
    ],
    { label: '使用率' },
  ),
]
const is = column(groupLimitLabels)

const columnsFor = (labelOf: (type: DistributeType) => string) => [
  is.custom(
    'ownerCorpName',
    ({ ownerCorpName, parentLimitNo }) => (
      <span className={parentLimitNo ? styles.member : undefined} title={ownerCorpName}>
        {ownerCorpName}
      </span>
    ),
    { width: 280 },
  ),
  is.dict('limitStatus', 'LIMIT_STATUS'),
  is.dict('limitType', 'LIMIT_TYPE', { tone: 'plain' }),
  is.custom('useRatio', (limit) => <UseRatio limit={limit} />, { width: 140 }),
  is.money('totalLimit'),
  is.money('distributedLimit'),
  is.money('usedLimit'),
  is.money('frozenLimit'),
  is.money('availableLimit'),
  is.number('useRank', { title: '使用率排名' }),
  {
    ...is.buttons(
      ({ limitNo, parentLimitNo, ownerCorpName, offeredTypes }) => (
        <span className={styles.links}>
          <Link to={href(my.limitDetail, { limitNo })}>明细</Link>
          {offeredTypes.map((distributeType) => (
            <Link
              key={distributeType}
              to={href(my.limitDistribute, {
                view: 'preset',
                limitNo: parentLimitNo,
                memberCorpName: ownerCorpName,
                distributeType,
              })}
            >
              {labelOf(distributeType)}
            </Link>
          ))}
        </span>
      ),
      { width: 130 },
    ),
    // 与动作列一样固定在右侧；能对哪笔额度发起什么由服务端给出
    actions: true,
  },
]

/** 额度管理查询：母公司每一笔额度之下，成员依使用率从高到低；核对成员之和等于已分配（INV-11）。 */
export default function LimitQueryManagePage() {
  const page = useListPage(usePageGroupLimits, { conditions })
  const { query, list } = page
  const types = useDict('DISTRIBUTE_TYPE')
  return (
    <ListCard
      label="集团额度"
      {...page}
      columns={columnsFor(types.label)}
      rowKey="limitNo"
      guidance="本企业还没有额度，或没有可分配的成员企业"
      toolbar={
        <ExportButton fileName="集团额度.xlsx" load={(transfer) => exportGroupLimits(query, transfer)} />
      }
      between={<ListSummary list={list}>{(found) => <DistributedCheck limits={found.list} />}</ListSummary>}
    />
  )
}
