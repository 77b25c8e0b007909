import { EnterpriseSwitch } from '#business/EnterpriseSwitch.tsx'
import { RoleSwitch } from '#business/RoleSwitch.tsx'
import { changeCorp, changeRole } from './switching.ts'

export interface Closable {
  readonly onClose: () => void
}

/** 切换企业的对话框（CORP-01）。 */
export const Corps = (props: Closable) => <EnterpriseSwitch {...props} onChoose={changeCorp} />

/** 切换角色的对话框（SHELL-18）。 */
export const Roles = (props: Closable) => <RoleSwitch {...props} onChoose={changeRole} />
