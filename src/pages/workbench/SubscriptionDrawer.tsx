import Button from '@arco-design/web-react/es/Button'
import {
  openCalendarSubscription,
  useCalendarSubscription,
  withdrawCalendarSubscription,
} from '#api/generated/corp/calendars/calendars.ts'
import { calendarSubscriptionLabels } from '#api/generated/corp/labels/calendarSubscription.ts'
import type { DueScope } from '#api/generated/corp/model/index.ts'
import { useAction } from '#hooks/useAction.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Code } from '#ui/display/Code.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { scopeName } from './calendarScopes.ts'

const is = column(calendarSubscriptionLabels)
const facts = [
  is.custom('feedPath', ({ feedPath = '' }) => <Code value={new URL(feedPath, location.origin).href} />),
  is.dict('dueScope', 'DUE_SCOPE', { tone: 'plain' }),
  is.instant('openTime'),
  is.instant('lastReadTime'),
]

interface SubscriptionDrawerProps {
  /** 眼前的范围：订阅的就是它 */
  readonly scope: DueScope
  readonly onClose: () => void
}

/** 把到期事项订阅到自己的日历软件：得到一个带口令的地址，随时停用；换新的，旧的就失效。 */
export function SubscriptionDrawer({ scope, onClose }: SubscriptionDrawerProps) {
  const result = useCalendarSubscription()
  const open = useAction(() => openCalendarSubscription({ dueScope: scope }), { success: '订阅地址已生成' })
  const renew = useAction(() => openCalendarSubscription({ dueScope: scope }), {
    ask: () => ({
      title: '换一个地址',
      content: '旧的地址随即失效，用它订阅的日历不再更新。',
      ok: '换新地址',
    }),
    success: '已换成新的地址',
  })
  const withdraw = useAction(() => withdrawCalendarSubscription(), {
    ask: () => ({
      title: '停用订阅',
      content: '地址随即失效，用它订阅的日历不再更新。',
      ok: '停用',
    }),
    success: '订阅已停用',
  })
  return (
    <Drawer title="订阅日历" onClose={onClose}>
      <QueryState result={result}>
        {(subscription) =>
          subscription.isOpen ? (
            <>
              <Alert tone="info">
                在
                Outlook、手机日历等软件里选“通过网址订阅”，粘贴下面的地址；约每四小时更新一次。拿到地址的人都看得到，不要转发。
              </Alert>
              <Descriptions label="订阅" of={subscription} items={facts} columns={1} />
              <Button loading={renew.running} onClick={() => void renew.run(undefined)}>
                {`换新地址（${scopeName(scope)}）`}
              </Button>{' '}
              <Button status="danger" loading={withdraw.running} onClick={() => void withdraw.run(undefined)}>
                停用订阅
              </Button>
            </>
          ) : (
            <>
              <Alert tone="info">
                {`订阅之后，${scopeName(scope)}到期事项会出现在您自己的日历里：日期、事项、金额与对方，不含账号。地址带着口令，不必登录，随时可以停用。`}
              </Alert>
              <Button type="primary" loading={open.running} onClick={() => void open.run(undefined)}>
                生成订阅地址
              </Button>
            </>
          )
        }
      </QueryState>
    </Drawer>
  )
}
