// RNA 企业实名认证：管理员填写，法定代表人识别人脸，平台审核。
import { flow } from '../../kernel/flow.ts'
import { CORP_MANAGER, SYSTEM } from '../../kernel/roles.ts'
import type { RealNameRow } from './rows.ts'

const manager = { who: CORP_MANAGER } as const
const face = { ...manager, from: ['FACE_PENDING'], node: 'SYSTEM' } as const
const platform = { from: ['AUDITING'], who: SYSTEM, node: 'PLATFORM' } as const

export const realNameFlow = flow<RealNameRow>()(
  {
    code: 'RNA',
    title: '企业实名认证',
    entity: 'RealnameApplication',
    field: 'realnameStatus',
    dict: 'REALNAME_STATUS',
  },
  {
    // 认证仍有效时也可更新：新的通过之前，原来的继续有效
    'T-RNA-01': {
      from: ['UNSTARTED', 'REJECTED', 'EXPIRED', 'PASSED'],
      event: '开始填写',
      to: 'DRAFT',
      ...manager,
    },
    // 平台审核之前：填错了的（如法定代表人）取回来改，否则人脸永远通不过
    TAKE_BACK: {
      from: ['FACE_PENDING', 'ACCOUNT_VERIFYING'],
      event: '取回修改',
      to: 'DRAFT',
      ...manager,
      node: 'OPERATOR',
    },
    // 更新不办了：原来的认证还有效，回到它
    WITHDRAW: {
      from: ['FACE_PENDING', 'ACCOUNT_VERIFYING', 'AUDITING', 'REJECTED'],
      event: '撤回更新',
      to: 'PASSED',
      ...manager,
      node: 'OPERATOR',
      by: 'WITHDRAW',
      when: (_world, row) => row.inForce !== undefined,
    },
    'T-RNA-02': { from: ['DRAFT'], event: '提交基本资料', to: 'FACE_PENDING', ...manager },
    'T-RNA-03': { event: '人脸识别通过', to: ['ACCOUNT_VERIFYING', 'AUDITING'], ...face },
    'T-RNA-04': { event: '人脸识别失败', to: 'FACE_PENDING', ...face },
    'T-RNA-05': {
      from: ['ACCOUNT_VERIFYING'],
      event: '对公账户验证通过，已申请软证书',
      to: 'AUDITING',
      ...manager,
      node: 'SYSTEM',
    },
    'T-RNA-06': { event: '审核通过', to: 'PASSED', result: 'PASS', ...platform },
    'T-RNA-07': { event: '审核不通过', to: 'REJECTED', result: 'REJECT', ...platform },
    'T-RNA-08': { from: ['PASSED'], event: '证照到期', to: 'EXPIRED', who: SYSTEM },
  },
)

/** 法定代表人的人脸识别；申请的轨迹里已经有了。 */
export const faceFlow = flow<RealNameRow>()(
  {
    code: 'RNF',
    title: '实名认证的人脸识别',
    entity: 'RealnameApplication',
    field: 'faceStatus',
    dict: 'FACE_STATUS',
    quiet: true,
  },
  {
    PASS: { from: ['INIT', 'FAIL'], event: '识别通过', to: 'SUCCESS', who: SYSTEM },
    FAIL: { from: ['INIT', 'FAIL'], event: '识别失败', to: 'FAIL', who: SYSTEM },
  },
)
