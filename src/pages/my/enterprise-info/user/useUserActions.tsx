import { type ReactNode, useState } from 'react'
import {
  enableCorpUser,
  resendCorpUserInvite,
  resetCorpUserPassword,
  withdrawCorpUser,
} from '#api/generated/corp/corp-users/corp-users.ts'
import type { CorpUser } from '#api/generated/corp/model/index.ts'
import { useSignedAction } from '#business/signing/useSignedAction.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import type { ActionMap } from '#ui/table/columns.tsx'
import { userSigning } from './userSigning.ts'

const DisableDialog = lateDialog(() => import('./DisableDialog.tsx').then((part) => part.DisableDialog))

/**
 * 停用、启用（须签署）与重置密码（T-USR-04、T-USR-05）；还没有激活的重发邀请、撤回。
 * @returns actions 交给 is.actions；element 须由页面渲染
 */
export function useUserActions(): { actions: ActionMap<CorpUser>; element: ReactNode } {
  const [disabling, setDisabling] = useState<CorpUser>()
  const signed = (verb: '启用' | '撤回', warning: string) => ({
    ask: (row: CorpUser) => ({
      title: `${verb}用户`,
      content: `${verb}${row.personName}？${warning}`,
      ok: verb,
    }),
    signing: (row: CorpUser) => userSigning(row, verb),
    of: (row: CorpUser) => refOf(row, 'userId'),
    success: `已${verb}`,
  })
  const enable = useSignedAction({
    ...signed('启用', '证书须另行申请。'),
    send: (body) => enableCorpUser(body),
  })
  const withdraw = useSignedAction({
    ...signed('撤回', '邀请作废，这个用户不再保留。'),
    send: (body) => withdrawCorpUser(body),
  })
  const reinvite = useAction((row: CorpUser) => resendCorpUserInvite(refOf(row, 'userId')), {
    success: '邀请短信已重新发出',
  })
  const reset = useAction((row: CorpUser) => resetCorpUserPassword(refOf(row, 'userId')), {
    ask: (row) => ({
      title: '重置密码',
      content: `请${row.personName}重置密码？原密码作废，对方会退出登录并收到短信。`,
      ok: '重置密码',
    }),
    success: '已请用户重置密码',
  })
  return {
    actions: {
      DISABLE: ['停用', setDisabling],
      REINVITE: ['重发邀请', (row) => void reinvite.run(row)],
      WITHDRAW: ['撤回', (row) => void withdraw.start(row)],
      ENABLE: ['启用', (row) => void enable.start(row)],
      RESET: ['重置密码', (row) => void reset.run(row)],
    },
    element: (
      <>
        {disabling ? <DisableDialog user={disabling} onClose={() => setDisabling(undefined)} /> : null}
        {enable.element}
        {withdraw.element}
      </>
    ),
  }
}
