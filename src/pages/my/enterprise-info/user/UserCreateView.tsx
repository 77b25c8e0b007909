import { addCorpUser, useCorpUserContext } from '#api/generated/corp/corp-users/corp-users.ts'
import type { CorpUserForm } from '#api/generated/corp/model/index.ts'
import { complete } from '#domain/filled.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { UserForm } from './UserForm.tsx'

/** 新增用户：保存后对方收到短信邀请，首次登录并设置密码后激活（T-USR-01）。 */
export function UserCreateView({ onClose }: { onClose: () => void }) {
  const context = useCorpUserContext()
  const add = useSubmit((body: CorpUserForm) => addCorpUser(complete(body, ['mobilePhone', 'idCard'])), {
    success: '已新增，邀请短信已发出',
    onDone: onClose,
  })
  return (
    <PageCard description="新增用户">
      <Alert>用户会收到短信邀请，首次登录并设置密码后激活。</Alert>
      <QueryState result={context}>
        {(basis) => (
          <UserForm initial={{ certType: 'ID_CARD' }} context={basis} write={add} onClose={onClose} />
        )}
      </QueryState>
    </PageCard>
  )
}
