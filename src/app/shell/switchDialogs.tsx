import { changeCorp, changeRole } from '#app/session/switching.ts'
import { EnterpriseSwitch } from './EnterpriseSwitch.tsx'
import { RoleSwitch } from './RoleSwitch.tsx'

export interface Closable {
  readonly onClose: () => void
}

/** 切换企业的对话框（CORP-01）。 */
export const Corps = (props: Closable) => <EnterpriseSwitch {...props} onChoose={changeCorp} />

/** 切换角色的对话框（SHELL-18）。 */
export const Roles = (props: Closable) => <RoleSwitch {...props} onChoose={changeRole} />
