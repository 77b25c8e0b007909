import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import {
  exportCorpUsers,
  useCorpUserContext,
  usePageCorpUsers,
} from '#api/generated/corp/corp-users/corp-users.ts'
import { corpUserLabels } from '#api/generated/corp/labels/corpUser.ts'
import { corpUserQueryLabels } from '#api/generated/corp/labels/corpUserQuery.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageActions } from '#ui/display/PageActions.tsx'
import { ReadFailed } from '#ui/display/ReadFailed.tsx'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useUserActions } from './useUserActions.tsx'

const UserCreateView = lateView(() => import('./UserCreateView.tsx').then((part) => part.UserCreateView))
const UserEditView = lateView(() => import('./UserEditView.tsx').then((part) => part.UserEditView))

const ApprovalRulesView = lateView(() =>
  import('./ApprovalRulesView.tsx').then((part) => part.ApprovalRulesView),
)

const ActivitiesDrawer = lateDialog(() =>
  import('#business/account/ActivitiesDrawer.tsx').then((part) => part.ActivitiesDrawer),
)

const filter = filters(corpUserQueryLabels)
const is = column(corpUserLabels)

/** 用户角色管理：管理员维护用户、岗位与角色，改动须签署（T-USR-01、03、04、05）。 */
export default function UserListPage() {
  const [view, { userId = '' }, open, close] = useView('create', 'edit', 'rules')
  const reading = useCorpUserContext()
  const { data: context } = reading
  const roles = (context?.roles ?? []).map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }))
  const conditions = [
    filter.text('personName'),
    filter.text('mobilePhone'),
    filter.dicts('postCodes', 'POST_CODE'),
    filter.choice('roleCode', roles, { label: '角色' }),
    filter.dict('userStatus', 'USER_STATUS'),
  ]
  const page = useListPage(usePageCorpUsers, { conditions })
  const { query } = page
  const { actions, element } = useUserActions()
  const [isLogged, setLogged] = useState(false)

  if (view === 'create') return <UserCreateView onClose={close} />
  if (view === 'edit') return <UserEditView userId={userId} onClose={close} />

  if (view === 'rules') return <ApprovalRulesView onClose={close} />

  const columns = [
    is.text('personName'),
    is.dict('userStatus', 'USER_STATUS'),
    is.text('mobilePhone'),
    is.text('postNames', { title: '岗位' }),
    is.text('roleNames', { title: '角色' }),
    is.instant('lastLoginTime', { sort: true }),
    is.actions(
      { MODIFY: ['修改', (row) => open('edit', { userId: row.userId })], ...actions },
      { width: 190, from: 'allowed' },
    ),
  ]
  return (
    <ListCard
      label="用户"
      {...page}
      columns={columns}
      rowKey="userId"
      guidance="没有符合条件的用户"
      toolbar={
        <>
          <PageActions allowed={context?.allowed} actions={{ ADD: ['新增', () => open('create')] }} />
          <Button onClick={() => open('rules')}>审批规则与代理</Button>
          <Button onClick={() => setLogged(true)}>企业操作记录</Button>
          <ExportButton fileName="权限清单.xlsx" load={(transfer) => exportCorpUsers(query, transfer)}>
            导出权限清单
          </ExportButton>
        </>
      }
      above={
        <>
          <ReadFailed what="可办的操作与角色" result={reading} />
          {context?.warnings.map((warning) => (
            <Alert key={warning} tone="warn">
              {warning}
            </Alert>
          ))}
        </>
      }
    >
      {element}
      {isLogged ? <ActivitiesDrawer scope="CORP" onClose={() => setLogged(false)} /> : null}
    </ListCard>
  )
}
