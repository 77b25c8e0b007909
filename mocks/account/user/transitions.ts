// USR 用户管理 as data (domain/03-flows.md §6). Guards and effects are in corpUserFlow.ts; the first sign-in (T-USR-02)
// and the reset of the password (T-USR-07) are in registration.ts.
import type { UserRow } from '../../kernel/rows.ts'
import { machine } from '../../kernel/machine.ts'
import { SYSTEM } from '../../kernel/roles.ts'

export const userMachine = machine<UserRow['userStatus']>()({
  'T-USR-03': { from: ['NORMAL'], event: '修改岗位角色', to: 'NORMAL', actor: 'CORP_MANAGER' },
  'T-USR-04': { from: ['NORMAL', 'LOCKED'], event: '停用', to: 'DISABLED', actor: 'CORP_MANAGER' },
  'T-USR-05': { from: ['DISABLED'], event: '启用', to: 'NORMAL', actor: 'CORP_MANAGER' },
  'T-USR-06': { from: ['NORMAL'], event: '密码错误锁定', to: 'LOCKED', actor: SYSTEM },
})
