import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import type { Ukey, UkeyQuery } from '#api/generated/corp/model/index.ts'
import { usePageUkeys } from '#api/generated/corp/ukeys/ukeys.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { ListSummary } from '#ui/table/ListSummary.tsx'
import { ExpiryDay } from './ExpiryDay.tsx'
import { useUkeyActions } from './useUkeyActions.tsx'

const ApplyDialog = lateDialog(() => import('./ApplyDialog.tsx').then((part) => part.ApplyDialog))

const filter = filters<UkeyQuery>()
const conditions = [
  filter.text('ukeySn', '证书序列号'),
  filter.text('bindUserName', '绑定用户'),
  filter.dict('ukeyMedium', '证书介质', 'UKEY_MEDIUM'),
  filter.dict('ukeyStatus', '证书状态', 'UKEY_STATUS'),
  filter.dates('certValidDate', '证书有效期至'),
]
const is = column<Ukey>()
const facts = [
  is.dict('ukeyMedium', '证书介质', 'UKEY_MEDIUM', { tone: 'plain' }),
  is.dict('ukeyStatus', '证书状态', 'UKEY_STATUS'),
  is.text('bindUserName', '绑定用户'),
  is.code('ukeySn', '证书序列号'),
  is.custom('certValidDate', '证书有效期至', (row) => <ExpiryDay ukey={row} />, { width: 190 }),
  is.text('mailNo', '快递单号'),
  is.text('certSubject', '证书主体'),
  is.text('caName', '发证机构'),
]

/** 企业证书管理：申请、确认收到、挂失、更新补办、注销（T-UKY-01 至 T-UKY-11）；激活、解锁由绑定用户本人办。 */
export default function UkeyListPage() {
  const page = useListPage(usePageUkeys, { conditions })
  const [applying, setApplying] = useState(false)
  const { list } = page
  const { actions, element } = useUkeyActions()
  return (
    <ListCard
      label="企业证书"
      {...page}
      columns={[...facts, is.actions(actions, { width: 190 })]}
      rowKey="id"
      guidance="还没有登记证书；为经办、复核人员申请后即可用于签署"
      toolbar={
        <Button type="primary" onClick={() => setApplying(true)}>
          申请证书
        </Button>
      }
      above={
        <ListSummary list={list}>
          {(found) => <Expiring count={found.list.filter((row) => row.expiresSoon).length} />}
        </ListSummary>
      }
    >
      {applying ? <ApplyDialog onClose={() => setApplying(false)} /> : null}
      {element}
    </ListCard>
  )
}

function Expiring({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Alert tone="warn">本页有 {count} 张证书 30 日内到期，请更新补办；新证书激活之前，原证书照常使用</Alert>
  )
}
