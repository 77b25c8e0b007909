import { type ReactNode, useState } from 'react'
import {
  answerCounterparty,
  disableCounterparty,
  enableCounterparty,
  remindCounterparty,
  withdrawCounterparty,
} from '#api/generated/corp/counterparties/counterparties.ts'
import type { Counterparty } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import type { ActionMap } from '#ui/table/columns.tsx'

const LevelDialog = lateDialog(() => import('./LevelDialog.tsx').then((part) => part.LevelDialog))
const RefuseDialog = lateDialog(() => import('./RefuseDialog.tsx').then((part) => part.RefuseDialog))

/**
 * 行内能办的事：确认、拒绝、提醒、撤回、调整等级、停用、启用（T-CPY-04 至 T-CPY-08）；能不能办随行而来。
 * @returns actions 交给 is.actions；element 须由页面渲染
 */
export function useCounterpartyActions(): { actions: ActionMap<Counterparty>; element: ReactNode } {
  const [open, setOpen] = useState<readonly ['refuse' | 'level', Counterparty]>()
  const close = () => setOpen(undefined)
  const accept = useAction(
    ({ id, version }: Counterparty) => answerCounterparty({ id, version, accept: true }),
    {
      ask: (row) => ({
        title: '确认合作关系',
        content: `确认与${row.counterpartyName}建立合作关系？`,
        ok: '确认合作',
      }),
      success: '已确认合作关系',
    },
  )
  const remind = useAction((row: Counterparty) => remindCounterparty(refOf(row, 'id')), {
    success: (row) => (row.counterpartyStatus === 'INVITED' ? '邀请短信已重新发出' : '已提醒对方'),
  })
  const withdraw = useAction((row: Counterparty) => withdrawCounterparty(refOf(row, 'id')), {
    ask: (row) => ({
      title: '撤回合作请求',
      content: `撤回向${row.counterpartyName}发出的请求？改正后可以重新发起。`,
      ok: '撤回',
    }),
    success: '已撤回',
  })
  const disable = useAction((row: Counterparty) => disableCounterparty(refOf(row, 'id')), {
    ask: (row) => ({
      title: '停用交易对手',
      content: `停用${row.counterpartyName}？停用后不能与它办理新的业务。`,
      ok: '停用',
    }),
    success: '已停用',
  })
  const enable = useAction((row: Counterparty) => enableCounterparty(refOf(row, 'id')), {
    ask: (row) => ({
      title: '重新启用交易对手',
      content: `重新启用${row.counterpartyName}？需要对方再次确认。`,
      ok: '重新启用',
    }),
    success: '已重新启用，待对方确认',
  })
  return {
    actions: {
      CONFIRM: ['确认', (row) => void accept.run(row)],
      REFUSE: ['拒绝', (row) => setOpen(['refuse', row])],
      LEVEL: ['调整等级', (row) => setOpen(['level', row])],
      REMIND: ['提醒', (row) => void remind.run(row)],
      WITHDRAW: ['撤回', (row) => void withdraw.run(row)],
      DISABLE: ['停用', (row) => void disable.run(row)],
      ENABLE: ['启用', (row) => void enable.run(row)],
    },
    element: (
      <>
        {open?.[0] === 'refuse' ? <RefuseDialog counterparty={open[1]} onClose={close} /> : null}
        {open?.[0] === 'level' ? <LevelDialog counterparty={open[1]} onClose={close} /> : null}
      </>
    ),
  }
}
