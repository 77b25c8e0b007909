import { exportActivities, usePageActivities } from '#api/generated/corp/activities/activities.ts'
import { activityLabels } from '#api/generated/corp/labels/activity.ts'
import { activityQueryLabels } from '#api/generated/corp/labels/activityQuery.ts'
import type { ActivityQuery, ActivityScope } from '#api/generated/corp/model/index.ts'
import { useOwnQuery } from '#hooks/useOwnQuery.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'

const filter = filters(activityQueryLabels)
const conditions = [
  filter.dict('activityKind', 'ACTIVITY_KIND'),
  filter.dates('activityTime'),
  filter.text('activityText'),
  filter.dict('activityResult', 'ACTIVITY_RESULT'),
]
const withPerson = [filter.text('personName'), ...conditions]

const is = column(activityLabels)
const columns = [
  is.instant('activityTime'),
  is.text('personName'),
  is.dict('activityKind', 'ACTIVITY_KIND', { tone: 'plain' }),
  is.text('activityText'),
  is.dict('activityResult', 'ACTIVITY_RESULT'),
  is.text('failReason'),
  is.text('clientName'),
  is.text('clientAddress'),
]

interface ActivitiesDrawerProps {
  /** 本人的，或（管理员）全企业的 */
  readonly scope: ActivityScope
  readonly onClose: () => void
}

/** 操作记录：登录、导出、看完整账号、用证书、改权限，各在什么时候、从哪里、成没成（51.3）；保留两年，只增不改。 */
export function ActivitiesDrawer({ scope, onClose }: ActivitiesDrawerProps) {
  const [query, onQuery] = useOwnQuery<ActivityQuery>({
    pageCond: { pageNo: 1, pageSize: 10 },
    activityScope: scope,
  })
  const title = scope === 'OWN' ? '我的操作记录' : '企业操作记录'
  return (
    <Drawer title={title} width={1080} onClose={onClose}>
      <ListBlock
        label="操作记录"
        conditions={scope === 'OWN' ? conditions : withPerson}
        query={query}
        onQuery={onQuery}
        list={usePageActivities(query)}
        columns={columns}
        rowKey="activityId"
        guidance="没有操作记录；登录、导出、查看账号、使用证书、改动权限都会记在这里，保留两年"
        toolbar={
          <ExportButton fileName="操作记录.xlsx" load={(transfer) => exportActivities(query, transfer)} />
        }
      />
    </Drawer>
  )
}
