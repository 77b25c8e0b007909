// GUA 电子保函。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { GUARANTEE_DIRECTOR, GUARANTEE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { GuaranteeRow } from './rows.ts'
import { expiresSoon, notOpened } from './rules.ts'
import { EVERY, IN_FORCE } from './states.ts'

const maker = { who: GUARANTEE_OPERATOR } as const
const review = {
  from: ['PENDING_REVIEW'],
  who: GUARANTEE_DIRECTOR,
  by: 'REVIEW',
  guards: [notMaker],
} as const
const issuer = { who: SYSTEM, node: 'ISSUER' } as const

export const guaranteeFlow = flow<GuaranteeRow>()(
  {
    code: 'GUA',
    title: '电子保函',
    entity: 'Guarantee',
    field: 'guaranteeStatus',
    dict: 'GUARANTEE_STATUS',
  },
  {
    EDIT: { from: ['DRAFT', 'REVIEW_REJECTED'], event: '修改', ...maker },
    'T-GUA-01': { from: [NEW, 'DRAFT'], event: '保存草稿', to: 'DRAFT', ...maker },
    'T-GUA-02': { from: ['DRAFT', 'REVIEW_REJECTED'], event: '提交复核', to: 'PENDING_REVIEW', ...maker },
    'T-GUA-03': { event: '复核通过', to: 'ISSUER_AUDITING', result: 'PASS', ...review },
    'T-GUA-04': { event: '复核驳回', to: 'REVIEW_REJECTED', result: 'REJECT', ...review },
    'T-GUA-05': { from: ['ISSUER_AUDITING'], event: '要求补正', to: 'SUPPLEMENT', ...issuer },
    'T-GUA-06': {
      from: ['SUPPLEMENT'],
      event: '补正提交',
      to: 'ISSUER_AUDITING',
      ...maker,
      by: 'SUPPLEMENT',
      guards: [notOpened],
    },
    'T-GUA-07': { from: ['ISSUER_AUDITING'], event: '机构拒绝', to: 'ISSUER_REJECTED', ...issuer },
    'T-GUA-08': { from: ['ISSUER_AUDITING'], event: '机构同意', to: 'WAIT_SIGN', ...issuer },
    'T-GUA-09': {
      from: ['WAIT_SIGN'],
      event: '签约',
      to: 'WAIT_PAY',
      who: GUARANTEE_DIRECTOR,
      by: 'SIGN',
      guards: [notMaker, notOpened],
    },
    'T-GUA-10': {
      from: ['WAIT_PAY'],
      event: '缴费成功',
      to: 'ISSUING',
      ...maker,
      by: 'PAY',
      guards: [notOpened],
    },
    'T-GUA-11': { from: ['ISSUING'], event: '开立', to: 'EFFECTIVE', ...issuer },
    REVOKE: { from: ['EFFECTIVE'], event: '撤销', ...maker },
    RENEW: { from: IN_FORCE, event: '续开', ...maker, when: expiresSoon },
    COPY: { from: EVERY, event: '复制', ...maker, when: (world, row) => !expiresSoon(world, row) },
    'T-GUA-12': { from: ['EFFECTIVE'], event: '受益人索赔', to: 'CLAIMING', who: SYSTEM },
    'T-GUA-13': { from: ['CLAIMING'], event: '索赔终结', to: 'EFFECTIVE', who: SYSTEM },
    'T-GUA-14': { from: ['CLAIMING'], event: '赔付', to: ['PAID_OUT', 'EFFECTIVE'], who: SYSTEM },
    'T-GUA-15': { from: ['EFFECTIVE'], event: '撤销生效', to: 'REVOKED', who: SYSTEM },
    'T-GUA-16': { from: ['EFFECTIVE'], event: '义务履行完毕解除', to: 'RELEASED', ...issuer },
    'T-GUA-17': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', who: SYSTEM },
    'T-GUA-18': {
      from: ['DRAFT', 'REVIEW_REJECTED', 'SUPPLEMENT', 'WAIT_SIGN', 'WAIT_PAY'],
      event: '作废',
      to: 'CANCELLED',
      ...maker,
      by: 'CANCEL',
    },
    'T-GUA-19': { from: [NEW], event: '复制新增', to: 'DRAFT', ...maker },
    'T-GUA-20': { from: ['ISSUING'], event: '开标前未开立，退还保函费', to: 'CANCELLED', ...issuer },
    // 开标之后投标保函没有了意义：没有开立的就此结束，不再占着额度与待办
    OPENED: {
      from: ['PENDING_REVIEW', 'ISSUER_AUDITING', 'SUPPLEMENT', 'WAIT_SIGN', 'WAIT_PAY'],
      event: '项目已开标，自动作废',
      to: 'CANCELLED',
      who: SYSTEM,
    },
    // 五个工作日内没有补正
    OVERDUE: { from: ['SUPPLEMENT'], event: '超期未补正自动作废', to: 'CANCELLED', who: SYSTEM },
  },
)

/** 何时开立的（T-GUA-11）；还没有开立的没有。开立金额计入这一个月，与生效日无关。 */
export const issueTimeOf = (row: GuaranteeRow): string | undefined =>
  guaranteeFlow.passed(row, 'T-GUA-11')?.time
