import { type ComponentType, useState } from 'react'
import { useUser } from '#state/session.ts'
import { ask } from './dialogs.ts'
import { PageMissing } from './pages.ts'

interface Closable {
  readonly onClose: () => void
}

const loadCorps = async (): Promise<ComponentType<Closable>> => {
  const [{ EnterpriseSwitch }, { changeCorp }] = await Promise.all([
    import('#business/EnterpriseSwitch.tsx'),
    import('./switching.ts'),
  ])
  return function Corps(props: Closable) {
    return <EnterpriseSwitch {...props} onChoose={changeCorp} />
  }
}

const loadRoles = async (): Promise<ComponentType<Closable>> => {
  const [{ RoleSwitch }, { changeRole }] = await Promise.all([
    import('#business/RoleSwitch.tsx'),
    import('./switching.ts'),
  ])
  return function Roles(props: Closable) {
    return <RoleSwitch {...props} onChoose={changeRole} />
  }
}

/** 切换企业（多企业才有，SHELL-03）与切换角色（多角色才有，SHELL-18）；对话框的代码点了才取。 */
export function AccountSwitches() {
  const { isMultipleCorps, roles } = useUser()
  const [Opened, setOpened] = useState<ComponentType<Closable>>()
  const open = (load: () => Promise<ComponentType<Closable>>) => {
    load().then(
      (component) => setOpened(() => component),
      (cause: unknown) => ask({ content: new PageMissing(cause).message, cancel: null }),
    )
  }
  return (
    <>
      {isMultipleCorps ? (
        <button type="button" className="shell-tool" onClick={() => open(loadCorps)}>
          切换企业
        </button>
      ) : null}
      {roles.length > 1 ? (
        <button type="button" className="shell-tool" onClick={() => open(loadRoles)}>
          切换角色
        </button>
      ) : null}
      {Opened ? <Opened onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
