import type { ReactNode } from 'react'
import {
  disableCorpUser,
  enableCorpUser,
  resetCorpUserPassword,
} from '#api/generated/corp/corp-users/corp-users.ts'
import type { CorpUser, CorpUserSignRequest } from '#api/generated/corp/model/index.ts'
import { useSmsSigned } from '#business/useSmsSigned.tsx'
import { useAction } from '#hooks/useAction.ts'
import type { ActionMap } from '#ui/columns.tsx'
import { confirm } from '#ui/confirm.tsx'
import { userSigning } from './userSigning.ts'

const reference = ({ userId, version }: CorpUser) => ({ documentNo: userId, version })

/**
 * 停用、启用（须签署）与重置密码（T-USR-04、T-USR-05）。
 * @returns actions 交给 is.actions；element 须由页面渲染
 */
export function useUserActions(): { actions: ActionMap<CorpUser>; element: ReactNode } {
  const signed = useSmsSigned()
  const disable = useAction((body: CorpUserSignRequest) => disableCorpUser(body), {
    success: '已停用',
  })
  const enable = useAction((body: CorpUserSignRequest) => enableCorpUser(body), {
    success: '已启用',
  })
  const reset = useAction((row: CorpUser) => resetCorpUserPassword(reference(row)), {
    success: '已请用户重置密码',
  })
  const change = async (row: CorpUser, verb: '停用' | '启用', warning: string) => {
    if (!(await confirm({ content: `${verb}${row.personName}？${warning}` }))) return
    const { run } = verb === '停用' ? disable : enable
    await signed.run(userSigning(row, row.userId, verb), (ticket) => run({ ...reference(row), ...ticket }))
  }
  return {
    actions: {
      DISABLE: ['停用', (row) => void change(row, '停用', '停用后立即退出登录，名下证书一并注销。')],
      ENABLE: ['启用', (row) => void change(row, '启用', '证书须另行申请。')],
      RESET: [
        '重置密码',
        async (row) => {
          const content = `请${row.personName}重置密码？原密码作废，对方会退出登录并收到短信。`
          if (await confirm({ content })) void reset.run(row)
        },
      ],
    },
    element: signed.element,
  }
}
