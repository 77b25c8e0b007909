import { addCorpUser, useCorpUserContext } from '#api/generated/corp/corp-users/corp-users.ts'
import type { CorpUserForm } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { UserForm } from './UserForm.tsx'

/** 新增用户：保存后对方收到短信邀请，首次登录并设置密码后激活（T-USR-01）。 */
export function UserCreateView({ onClose }: { onClose: () => void }) {
  const context = useCorpUserContext()
  const add = useSubmit((body: CorpUserForm) => addCorpUser(body), {
    success: '已新增，邀请短信已发出',
    onDone: onClose,
  })
  return (
    <PageCard title={usePageTitle()} description="新增用户">
      <Notice>用户会收到短信邀请，首次登录并设置密码后激活。</Notice>
      <Loaded result={context}>
        {(basis) => (
          <UserForm initial={{ certType: 'ID_CARD' }} context={basis} write={add} onClose={onClose} />
        )}
      </Loaded>
    </PageCard>
  )
}
