import {
  modifyCorpUser,
  useCorpUserContext,
  useCorpUserDetail,
} from '#api/generated/corp/corp-users/corp-users.ts'
import type { CorpUser, CorpUserContext, CorpUserForm } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { UserForm } from './UserForm.tsx'

interface UserEditViewProps {
  userId: string
  onClose: () => void
}

/** 修改用户的岗位与角色：保存后已登录的立即按新角色办理（T-USR-03）。 */
export function UserEditView({ userId, onClose }: UserEditViewProps) {
  const context = useCorpUserContext()
  return (
    <PageCard description="修改用户">
      <QueryState result={useCorpUserDetail({ userId })}>
        {(user) => (
          <QueryState result={context}>
            {(basis) => <UserEdit user={user} context={basis} onClose={onClose} />}
          </QueryState>
        )}
      </QueryState>
    </PageCard>
  )
}

interface UserEditProps {
  user: CorpUser
  context: CorpUserContext
  onClose: () => void
}

function UserEdit({ user, context, onClose }: UserEditProps) {
  const { userId, version, personName, mobilePhone, certType, idCard, postCodes, roleCodes } = user
  const names = user.roleNames.split('、')
  const modify = useSubmit((body: CorpUserForm) => modifyCorpUser({ ...body, userId, version }), {
    success: '已保存',
    onDone: onClose,
  })
  return (
    <UserForm
      initial={{ personName, mobilePhone, certType, idCard, postCodes, roleCodes }}
      context={context}
      ownRoles={roleCodes.map((value, at) => ({ value, label: names[at] ?? value }))}
      userId={userId}
      write={modify}
      onClose={onClose}
    />
  )
}
