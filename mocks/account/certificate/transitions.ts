// UKY 企业证书。
import { UkeyStatus } from '#api/generated/corp/model/index.ts'
import { except, flow, NEW } from '../../kernel/flow.ts'
import { ANYBODY, CORP_MANAGER, SYSTEM } from '../../kernel/roles.ts'
import type { UkeyRow } from './rows.ts'
import { expiresSoon, isHolder, isHolderOrManager, notHeld, notRenewing } from './rules.ts'

const manager = { who: CORP_MANAGER } as const
/** 绑定的用户本人，不论岗位与角色。 */
const holder = { who: ANYBODY, when: isHolder, node: 'OPERATOR' } as const
const either = { who: [CORP_MANAGER, ANYBODY], when: isHolderOrManager, node: 'OPERATOR' } as const
const outside = { who: SYSTEM } as const

export const ukeyFlow = flow<UkeyRow>()(
  { code: 'UKY', title: '企业证书', entity: 'Ukey', field: 'ukeyStatus', dict: 'UKEY_STATUS' },
  {
    'T-UKY-01': { from: [NEW], event: '申请证书', to: 'APPLYING', ...manager },
    'T-UKY-02': { from: ['APPLYING'], event: '制证寄出', to: 'MAILING', ...outside },
    'T-UKY-03': { from: ['APPLYING'], event: '签发', to: 'WAIT_ACTIVE', ...outside },
    'T-UKY-04': { from: ['MAILING'], event: '确认收到', to: 'WAIT_ACTIVE', ...manager, by: 'RECEIVE' },
    'T-UKY-05': { from: ['WAIT_ACTIVE'], event: '激活', to: 'ACTIVE', ...holder, by: 'ACTIVATE' },
    'T-UKY-06': { from: ['ACTIVE'], event: '口令错误锁定', to: 'LOCKED', ...outside },
    'T-UKY-07': { from: ['LOCKED'], event: '解锁', to: 'ACTIVE', ...holder, by: 'UNLOCK' },
    'T-UKY-08': { from: ['ACTIVE', 'LOCKED'], event: '挂失', to: 'LOST', ...either, by: 'LOST' },
    'T-UKY-09': { from: ['ACTIVE'], event: '到期', to: 'EXPIRED', ...outside },
    'T-UKY-10': {
      from: ['EXPIRED', 'LOST'],
      event: '更新补办',
      to: 'APPLYING',
      ...either,
      by: 'RENEW',
      guards: [notHeld],
    },
    // 到期之前的更新：另制一张，激活之前这一张照常使用
    RENEW: {
      from: ['ACTIVE'],
      event: '更新',
      ...either,
      when: (world, row, actor) => expiresSoon(world, row) && isHolderOrManager(world, row, actor),
      guards: [notRenewing],
    },
    // U盾的口令在它自己的驱动里改
    CHANGE_PIN: {
      from: ['ACTIVE'],
      event: '修改口令',
      ...holder,
      when: (world, row, actor) => row.ukeyMedium === 'SOFT_KEY' && isHolder(world, row, actor),
    },
    REPLACED: {
      from: ['ACTIVE', 'LOCKED', 'LOST', 'EXPIRED'],
      event: '新证书已激活，本证书停用',
      to: 'REVOKED',
      ...outside,
    },
    'T-UKY-11': {
      from: ['ACTIVE', 'LOST', 'EXPIRED'],
      event: '注销',
      to: 'REVOKED',
      ...manager,
      by: 'REVOKE',
    },
    // T-RNA-05、06：实名认证时申请的，认证通过即签发给管理员
    FIRST: { from: [NEW], event: '实名认证通过，签发', to: 'WAIT_ACTIVE', ...outside },
    // T-USR-04：停用的人不再有证书
    USER_DISABLED: {
      from: except(UkeyStatus, 'REVOKED'),
      event: '用户停用，证书注销',
      to: 'REVOKED',
      ...outside,
    },
  },
)

/** 解锁之前绑定用户的人脸识别；解锁之后不再留。 */
export const ukeyFaceFlow = flow<UkeyRow>()(
  {
    code: 'UKF',
    title: '证书解锁的人脸识别',
    entity: 'Ukey',
    field: 'faceStatus',
    dict: 'FACE_STATUS',
    quiet: true,
  },
  {
    ASK: { from: [NEW, 'INIT', 'FAIL', 'SUCCESS'], event: '请识别人脸', to: 'INIT', who: ANYBODY },
    PASS: { from: ['INIT', 'FAIL', 'SUCCESS'], event: '识别通过', to: 'SUCCESS', ...outside },
    FAIL: { from: ['INIT', 'FAIL'], event: '识别失败', to: 'FAIL', ...outside },
  },
)
