// USR 用户管理；首次登录（T-USR-02）与重置密码（T-USR-07）由本人在登录页办。
import { flow, NEW } from '../../kernel/flow.ts'
import { ANYBODY, CORP_MANAGER, SYSTEM } from '../../kernel/roles.ts'
import type { UserRow } from '../../kernel/rows.ts'
import { disablable, notJustInvited, notSelf } from './rules.ts'

const manager = { who: CORP_MANAGER } as const

export const userFlow = flow<UserRow>()(
  { code: 'USR', title: '用户管理', entity: 'User', field: 'userStatus', dict: 'USER_STATUS' },
  {
    'T-USR-01': { from: [NEW], event: '新增用户', to: 'PENDING_ACTIVE', ...manager, by: 'ADD' },
    'T-USR-02': { from: ['PENDING_ACTIVE'], event: '首次登录激活', to: 'NORMAL', who: ANYBODY },
    'T-USR-03': { from: ['NORMAL'], event: '修改岗位角色', to: 'NORMAL', ...manager, by: 'MODIFY' },
    // 还没有登录过：填错的可以改，邀请可以重发、撤回
    'T-USR-03 待激活': {
      from: ['PENDING_ACTIVE'],
      event: '修改岗位角色',
      to: 'PENDING_ACTIVE',
      ...manager,
      by: 'MODIFY',
    },
    REINVITE: { from: ['PENDING_ACTIVE'], event: '重发邀请', ...manager, guards: [notJustInvited] },
    WITHDRAW: { from: ['PENDING_ACTIVE'], event: '撤回', ...manager },
    'T-USR-04': {
      from: ['NORMAL', 'LOCKED'],
      event: '停用',
      to: 'DISABLED',
      ...manager,
      by: 'DISABLE',
      guards: [disablable],
    },
    'T-USR-05': { from: ['DISABLED'], event: '启用', to: 'NORMAL', ...manager, by: 'ENABLE' },
    RESET: { from: ['NORMAL', 'LOCKED'], event: '请用户重置密码', ...manager, guards: [notSelf] },
    'T-USR-06': { from: ['NORMAL'], event: '密码错误锁定', to: 'LOCKED', who: SYSTEM },
    UNLOCKED: { from: ['LOCKED'], event: '30分钟解锁', to: 'NORMAL', who: SYSTEM },
    'T-USR-07': { from: ['LOCKED'], event: '重置密码', to: 'NORMAL', who: ANYBODY },
  },
)
