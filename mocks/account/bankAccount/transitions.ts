// ACC 银行账户与 AUT 小额打款验证。
import { AccountAuthStatus } from '#api/generated/corp/model/index.ts'
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CORP_DIRECTOR, CORP_MANAGER, CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { BankAccountRow } from './rows.ts'
import { disablable, modifiable } from './rules.ts'

const operator = { who: CORP_OPERATOR } as const
const verifiers = { who: [CORP_OPERATOR, CORP_MANAGER] } as const
const outside = { who: SYSTEM } as const
const review = { from: ['PENDING_REVIEW'], who: CORP_DIRECTOR, by: 'REVIEW', guards: [notMaker] } as const

export const accountFlow = flow<BankAccountRow>()(
  {
    code: 'ACC',
    title: '银行账户',
    entity: 'BankAccount',
    field: 'accountStatus',
    dict: 'ACCOUNT_STATUS',
  },
  {
    EDIT: { from: ['ACTIVE', 'REJECTED'], event: '修改', ...operator, guards: [modifiable] },
    // 实名认证时的第一个账户：企业还没有复核人，由平台审核实名时一并核对
    REGISTER: { from: [NEW], event: '实名认证登记账户', to: 'PENDING_VERIFY', who: CORP_MANAGER },
    VERIFY: { from: ['PENDING_VERIFY'], event: '验证', ...verifiers },
    'T-ACC-01': { from: [NEW], event: '新增账户', to: 'PENDING_REVIEW', ...operator, by: 'ADD' },
    'T-ACC-01 重提': { from: ['REJECTED'], event: '新增账户', to: 'PENDING_REVIEW', ...operator },
    'T-ACC-02': { event: '复核通过', to: 'PENDING_VERIFY', result: 'PASS', ...review },
    'T-ACC-03': { event: '驳回', to: 'REJECTED', result: 'REJECT', ...review },
    'T-ACC-04': { from: ['PENDING_VERIFY'], event: '验证通过', to: 'ACTIVE', ...outside },
    'T-ACC-05': { from: ['ACTIVE'], event: '修改账户', to: 'PENDING_REVIEW', ...operator },
    'T-ACC-06': {
      from: ['ACTIVE'],
      event: '停用',
      to: 'DISABLED',
      who: CORP_DIRECTOR,
      by: 'DISABLE',
      guards: [disablable],
    },
    'T-ACC-07': {
      from: ['ACTIVE'],
      event: '设为默认',
      to: 'ACTIVE',
      ...operator,
      by: 'DEFAULT',
      when: (_world, row) => !row.isDefault,
    },
    // T-NMC-04：银行认得的还是旧户名
    RENAMED: { from: ['ACTIVE'], event: '企业更名，须重新验证', to: 'PENDING_VERIFY', ...outside },
    // T-ACC-05 的另一头：新的启用，旧的停用
    REPLACED: { from: ['ACTIVE'], event: '由修改后的账户取代', to: 'DISABLED', ...outside },
  },
)

export const authFlow = flow<BankAccountRow>()(
  {
    code: 'AUT',
    title: '小额打款验证',
    entity: 'BankAccount',
    field: 'accountAuthStatus',
    dict: 'ACCOUNT_AUTH_STATUS',
  },
  {
    'T-AUT-01': {
      from: ['UNVERIFIED', 'FAILED', 'WAIT_FILL'],
      event: '发起打款',
      to: 'REMITTING',
      ...outside,
    },
    'T-AUT-02': { from: ['REMITTING'], event: '打款成功', to: 'WAIT_FILL', ...outside },
    'T-AUT-03': { from: ['REMITTING'], event: '打款失败', to: 'FAILED', ...outside },
    'T-AUT-04': { from: ['WAIT_FILL'], event: '回填正确', to: 'VERIFIED', ...verifiers },
    'T-AUT-05': { from: ['WAIT_FILL'], event: '回填错误', to: ['WAIT_FILL', 'LOCKED'], ...verifiers },
    'T-AUT-06': { from: ['WAIT_FILL'], event: '超时', to: 'UNVERIFIED', ...outside },
    'T-AUT-07': { from: ['LOCKED'], event: '24小时解锁', to: 'UNVERIFIED', ...outside },
    // 企业更名，或实名认证另行验证：此前的验证不算
    AGAIN: {
      from: Object.values(AccountAuthStatus),
      event: '须重新验证',
      to: 'UNVERIFIED',
      ...outside,
      quiet: true,
    },
  },
)
