import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { ask } from '#app/dialogs.ts'
import { type AccountSwitch, onAccountSwitchRequest } from '#business/accountSwitchRequests.ts'
import { useUser } from '#state/useSession.ts'
import { noCodeText } from '#ui/late.ts'
import type { Closable } from './switchDialogs.tsx'

/** 切换企业（多企业才有，SHELL-03）与切换角色（多角色才有，SHELL-18）；对话框的代码点了才取。 */
export function AccountSwitches() {
  const { isMultipleCorps, roles } = useUser()
  const [Opened, setOpened] = useState<ComponentType<Closable>>()
  const open = useCallback((name: AccountSwitch) => {
    import('./switchDialogs.tsx').then(
      (dialogs) => setOpened(() => dialogs[name]),
      (cause: unknown) => ask({ content: noCodeText(cause), cancel: null }),
    )
  }, [])
  useEffect(() => onAccountSwitchRequest(open), [open])
  return (
    <>
      {isMultipleCorps ? (
        <button type="button" className="shell-tool" onClick={() => open('Corps')}>
          切换企业
        </button>
      ) : null}
      {roles.length > 1 ? (
        <button type="button" className="shell-tool" onClick={() => open('Roles')}>
          切换角色
        </button>
      ) : null}
      {Opened ? <Opened onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
