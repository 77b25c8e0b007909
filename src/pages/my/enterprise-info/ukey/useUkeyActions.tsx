import { type ReactNode, useState } from 'react'
import type { Ukey } from '#api/generated/corp/model/index.ts'
import { confirmUkey, reportUkeyLost, revokeUkey } from '#api/generated/corp/ukeys/ukeys.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import type { ActionMap } from '#ui/table/columns.tsx'

const ActivateDialog = lateDialog(() => import('./ActivateDialog.tsx').then((part) => part.ActivateDialog))
const ChangePinDialog = lateDialog(() => import('./ChangePinDialog.tsx').then((part) => part.ChangePinDialog))
const UnlockDialog = lateDialog(() => import('./UnlockDialog.tsx').then((part) => part.UnlockDialog))
const RenewDialog = lateDialog(() => import('./RenewDialog.tsx').then((part) => part.RenewDialog))

type Dialog = 'activate' | 'pin' | 'unlock' | 'renew'

/**
 * 一张证书能办的事（T-UKY-04、05、07、08、10、11）；能不能办随行而来。
 * @returns actions 交给 is.actions；element 须由页面渲染
 */
export function useUkeyActions(): { actions: ActionMap<Ukey>; element: ReactNode } {
  const [open, setOpen] = useState<readonly [Dialog, Ukey]>()
  const confirmReceived = useAction((row: Ukey) => confirmUkey(refOf(row, 'id')), {
    ask: (row) => ({ title: '确认收到U盾', content: `已收到${row.bindUserName}的U盾？`, ok: '确认收到' }),
    success: '已确认收到，由本人在个人信息中激活',
  })
  const lose = useAction((row: Ukey) => reportUkeyLost(refOf(row, 'id')), {
    ask: (row) => ({
      title: '挂失证书',
      content: `挂失${row.bindUserName}的证书？挂失后立即不能签署。`,
      ok: '挂失',
    }),
    success: '已挂失',
  })
  const revoke = useAction((row: Ukey) => revokeUkey(refOf(row, 'id')), {
    ask: (row) => ({
      title: '注销证书',
      content: `注销${row.bindUserName}的证书？注销后不能恢复。`,
      ok: '注销',
    }),
    success: '已注销',
  })
  const [kind, ukey] = open ?? []
  const close = () => setOpen(undefined)
  return {
    actions: {
      RECEIVE: ['确认收到', (row) => void confirmReceived.run(row)],
      ACTIVATE: ['激活', (row) => setOpen(['activate', row])],
      CHANGE_PIN: ['修改口令', (row) => setOpen(['pin', row])],
      UNLOCK: ['解锁', (row) => setOpen(['unlock', row])],
      RENEW: ['更新补办', (row) => setOpen(['renew', row])],
      LOST: ['挂失', (row) => void lose.run(row)],
      REVOKE: ['注销', (row) => void revoke.run(row)],
    },
    element: (
      <>
        {kind === 'activate' && ukey ? <ActivateDialog ukey={ukey} onClose={close} /> : null}
        {kind === 'pin' && ukey ? <ChangePinDialog ukey={ukey} onClose={close} /> : null}
        {kind === 'unlock' && ukey ? <UnlockDialog ukey={ukey} onClose={close} /> : null}
        {kind === 'renew' && ukey ? <RenewDialog ukey={ukey} onClose={close} /> : null}
      </>
    ),
  }
}
