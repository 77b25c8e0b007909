import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { ukeyLabels } from '#api/generated/corp/labels/ukey.ts'
import { ukeyQueryLabels } from '#api/generated/corp/labels/ukeyQuery.ts'
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

const filter = filters(ukeyQueryLabels)
const conditions = [
  filter.text('ukeySn'),
  filter.text('bindUserName'),
  filter.dict('ukeyMedium', 'UKEY_MEDIUM'),
  filter.dict('ukeyStatus', 'UKEY_STATUS'),
  filter.dates('certValidDate'),
]
const is = column(ukeyLabels)
const facts = [
  is.dict('ukeyMedium', 'UKEY_MEDIUM', { tone: 'plain' }),
  is.dict('ukeyStatus', 'UKEY_STATUS'),
  is.text('bindUserName'),
  is.code('ukeySn'),
  is.custom('certValidDate', (row) => <ExpiryDay ukey={row} />, { width: 190 }),
  is.text('mailNo'),
  is.text('certSubject'),
  is.text('caName'),
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
